import type { Product } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import type { Repeat } from '../features/repeat-order/use-repeat'
import { NO_CHOICES, type RepeatChoices } from '../model/repeat-choices'
import type { RepeatRow } from '../model/repeat-rows'
import { type RepeatView, viewRows } from '../model/repeat-views'
import { testOrder, testOrderProduct } from './test-order'

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

/** An order on its way back into the basket, with these rows; `changes` over it. */
export function testRepeat(views: readonly RepeatView[] = [], changes: Partial<Repeat> = {}): Repeat {
  return {
    order: testOrder() as Repeat['order'],
    basket: 'main',
    views: [...views],
    taken: views.filter(({ count }) => count > 0),
    wasSum: 0,
    sum: 0,
    edited: false,
    searched: new Map(),
    dispatch: () => undefined,
    adding: false,
    error: undefined,
    add: async () => undefined,
    missing: false,
    failure: null,
    retry: () => undefined,
    ...changes,
  }
}
