import type { BasketOverwrite, BasketWarning, ExcelAddition } from '@prilavok/shared-kernel/contract'
import { fitQuantity } from '../../catalogue/product/fit-quantity'
import { type ProductTerms, rejectionText, shownPrice } from '../../catalogue/product/product-terms'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { lookupTexts } from '../../platform/errors'
import type { Buyer } from '../../platform/session/session'
import { readRemoved, takeRowsOut } from './removed-rows'
import { ROWS, readProductTerms, rowCount, type StoredRow, storeRows, TOO_MANY } from './rows'

/** `add`: on top of what is in the basket. `set`: instead of it; 0 removes. */
export type ChangeKind = 'add' | 'set'

export interface Applied {
  /** Products that the basket now holds as asked, or as near as the rules allow. */
  applied: number
  warnings: BasketWarning[]
  /** Products whose count is another one now. */
  changed?: ExcelAddition[]
  /** See `BasketMethodResponse`. */
  overwritten?: BasketOverwrite[]
}

interface Decision {
  /** undefined: left as it is. 0: removed. */
  quantity?: number
  warning?: string | null
}

function decide(
  kind: ChangeKind,
  asked: number,
  product: ProductTerms | undefined,
  present: number,
  removed: number,
  basket: BasketKind,
): Decision {
  if (asked === 0) return kind === 'set' ? { quantity: 0 } : { quantity: present }
  const rejection = rejectionText(product, basket)
  // A row that nobody can order stood in the basket before, too.
  if (product && rejection && kind === 'set' && asked <= removed) return { quantity: asked }
  if (rejection || !product) return { warning: rejection }
  const fit = fitQuantity(kind === 'add' ? present + asked : asked, product)
  if (kind === 'add' && fit.quantity <= present) return { warning: lookupTexts.max_amount }
  return fit
}

/**
 * Changes rows of a basket by the rules of 000 §5 and §8: unknown or unbuyable products are rejected one by one, counts are
 * rounded and capped. A count that is set for a row that was just removed brings it back. Inside a transaction that holds `lockBasket`.
 * @param quantities count by product
 */
export async function applyChange(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  kind: ChangeKind,
  quantities: ReadonlyMap<number, number>,
): Promise<Applied> {
  const products = await readProductTerms(db, buyer, basket, [...quantities.keys()])
  const absent = [...products.values()].filter(({ present }) => !present).map(({ id }) => id)
  const removedRows = await readRemoved(db, buyer, basket, kind === 'set' ? absent : [])
  const decisions = [...quantities].map(([id, asked]) => {
    const product = products.get(id)
    const present = product?.present ?? 0
    return {
      id,
      isNew: present === 0,
      ...decide(kind, asked, product, present, removedRows.get(id) ?? 0, basket),
    }
  })
  const grows = decisions.some(({ isNew, quantity }) => isNew && quantity)
  const freed = decisions.filter(({ isNew, quantity }) => !isNew && quantity === 0).length
  let free = grows ? ROWS - (await rowCount(db, buyer, basket)) + freed : 0
  const warnings: BasketWarning[] = []
  const stored: StoredRow[] = []
  const removed: number[] = []
  const changed: ExcelAddition[] = []
  for (const { id, isNew, quantity, warning } of decisions) {
    const fits = !isNew || !quantity || free-- > 0
    const text = fits ? warning : TOO_MANY
    if (text) warnings.push({ PRODUCT_ID: id, TEXT: text })
    if (!fits || quantity === undefined) continue
    const product = products.get(id)
    const before = product?.present ?? 0
    if (quantity !== before) changed.push({ PRODUCT_ID: id, BEFORE: before, AFTER: quantity })
    if (quantity === 0 || !product) removed.push(id)
    else stored.push({ productId: id, quantity, seenPrice: shownPrice(product, basket) })
  }
  await storeRows(db, buyer, basket, stored, removedRows.size > 0)
  await takeRowsOut(db, buyer, basket, removed)
  return { applied: stored.length + removed.length, warnings, changed }
}
