import { basketItem } from '@prilavok/shared-kernel/basket'
import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { GENERIC_ERROR } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { loadHeldOf } from './load-held-of'

/** A row of a list whose product goes into the basket. */
export interface AddedRow {
  /** Of the row in its list. */
  number: number
  product: Product
  /** So many more than the basket holds. */
  count: number
}

/** What became of rows that were to be added. */
export interface AddingOutcome {
  added: ReadonlySet<number>
  /** Why a row is not in the basket, by its number. */
  rejections: ReadonlyMap<number, string>
}

/**
 * Adds all rows as one change of the basket, which one «Отменить» takes back. Whoever shows the rows says what was rejected.
 * @param done what the notice says of it; without it how many were added
 * @throws ApiError when it is not known what the basket holds
 */
export async function addProducts(
  kernel: Kernel,
  basket: BasketType,
  list: readonly AddedRow[],
  done?: string,
): Promise<AddingOutcome> {
  // The counts are set, so they stand on what the basket holds now, not when the list was made.
  const heldOf = await loadHeldOf(kernel, basket)
  const rows = list.map((row) => ({ ...row, held: heldOf(row.product) }))
  const leaving = rows.map(({ product }) => kernel.basket.watch(basket, product.ID))
  kernel.basket.setAll(
    basket,
    rows.map(({ product, held, count }) => ({
      item: basketItem(product, basket, held),
      count: held + count,
    })),
    done,
  )
  const ends = await Promise.all(rows.map(({ product }) => kernel.basket.finished(basket, product.ID)))
  for (const leave of leaving) leave()
  const rejections = new Map<number, string>()
  rows.forEach(({ number, held }, at) => {
    const end = ends[at]
    if (end?.state !== 'rejected') return
    if (end.held <= held) rejections.set(number, end.reason ?? GENERIC_ERROR)
    else kernel.notices.show({ kind: 'error', text: `${end.item.NAME}: ${end.reason ?? GENERIC_ERROR}` })
  })
  return {
    added: new Set(rows.flatMap(({ number }) => (rejections.has(number) ? [] : [number]))),
    rejections,
  }
}
