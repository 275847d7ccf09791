import type { Product } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { NO_CHOICES, type RepeatChoices } from '../model/repeat-choices'
import type { RepeatRow } from '../model/repeat-rows'
import { type RepeatView, viewRows } from '../model/repeat-views'
import { testOrderProduct } from './test-order'

/** A product of an order, sold for 10 roubles, and what it is now: by default as then. */
export function repeatRow(ID: number, now: Partial<Product> | null = {}, was = {}): RepeatRow {
  const name = { ID, NAME: `Товар ${ID}`, UP_CODE_1C: String(100_000 + ID) }
  return {
    id: ID,
    was: testOrderProduct({ ...name, PRICE: 10, QUANTITY: 2, ...was }),
    product: now === null ? undefined : testProduct({ ...name, PRICE: 10, REMAIN: 1000, ...now }),
    analogs: [],
  }
}

/** Rows as they are shown. */
export const repeatViews = (
  rows: readonly RepeatRow[],
  choices: Partial<RepeatChoices> = {},
  heldOf: (product: Product) => number = () => 0,
): RepeatView[] => viewRows(rows, { basket: 'main', heldOf, choices: { ...NO_CHOICES, ...choices } })
