import { testProduct } from '@prilavok/shared-kernel/testing'
import { testOrder, testOrderProduct } from '../testing/test-order'
import { additionsOf } from './repeat-additions'
import { NO_CHOICES, type RepeatAction, type RepeatChoices, repeatReducer } from './repeat-choices'
import { repeatRows } from './repeat-rows'
import { viewRows } from './repeat-views'

const after = (...actions: RepeatAction[]): RepeatChoices => actions.reduce(repeatReducer, NO_CHOICES)

test('counts, analogs and what was looked for are kept by row; a count can be taken back', () => {
  const looked = [testProduct({ ID: 70 })]
  const chosen = after(
    { type: 'counted', id: 1, count: 3 },
    { type: 'counted', id: 2, count: 0 },
    { type: 'taken', id: 4, productId: 60 },
    { type: 'offered', id: 4, products: looked },
  )
  expect(chosen).toEqual({
    ...NO_CHOICES,
    counts: new Map([
      [1, 3],
      [2, 0],
    ]),
    taken: new Map([[4, 60]]),
    offered: new Map([[4, looked]]),
  })
  expect(repeatReducer(chosen, { type: 'counted', id: 1, count: undefined }).counts).toEqual(
    new Map([[2, 0]]),
  )
  expect(chosen.counts.get(1)).toBe(3)
})

test('another product begins with its own count; none at all is a choice, too', () => {
  const taken = after({ type: 'counted', id: 1, count: 3 }, { type: 'taken', id: 1, productId: null })
  expect(taken.counts).toEqual(new Map())
  expect(taken.taken).toEqual(new Map([[1, null]]))
})

test('what is in the basket by now adds up; reasons are those of the last try', () => {
  const first = after({ type: 'added', ids: [1, 2], rejections: new Map([[3, 'Закончился']]) })
  expect(first).toMatchObject({ added: new Set([1, 2]), rejections: new Map([[3, 'Закончился']]) })
  const second = repeatReducer(first, { type: 'added', ids: [3], rejections: new Map() })
  expect(second).toEqual({ ...NO_CHOICES, added: new Set([1, 2, 3]) })
})

const sold = (ID: number, QUANTITY: number, changes = {}) => testOrderProduct({ ID, QUANTITY, ...changes })
const now = (ID: number, changes = {}) => testProduct({ ID, PRICE: 318, REMAIN: 1000, ...changes })

test('rows of an order: equal products are one row, gifts none, each with what it is now and its analogs', () => {
  const PRODUCTS = [sold(1, 5), sold(2, 3), sold(1, 7), sold(3, 1, { GIFT: 'Y' })]
  const analogs = [now(60)]
  const rows = repeatRows({
    order: { ...testOrder(), PRODUCTS },
    now: { ITEMS: [now(1)], ANALOGS: [{ PRODUCT_ID: 2, ITEMS: analogs }] },
  })
  expect(rows).toEqual([
    { id: 1, was: sold(1, 12), product: now(1), analogs: [] },
    { id: 2, was: sold(2, 3), product: undefined, analogs },
  ])
})

test('two rows that take one product are one addition that its rule allows; rows left out are none', () => {
  const six = now(60, { UP_MULTIPLICITY: { MIN: 6, STEP: 6 } })
  const views = (counts: ReadonlyMap<number, number>, held = 0) => {
    const rows = [1, 2, 4].map((id) => ({ id, was: sold(id, 3), product: undefined, analogs: [six] }))
    const choices = { ...NO_CHOICES, counts, taken: new Map(rows.map(({ id }) => [id, 60])) }
    const heldOf = () => held
    return additionsOf(viewRows(rows, { basket: 'main', heldOf, choices }), heldOf)
  }
  expect(views(new Map([[4, 0]]))).toEqual([{ number: 60, product: six, count: 12 }])
  expect(
    views(
      new Map([
        [2, 0],
        [4, 0],
      ]),
    ),
  ).toEqual([{ number: 60, product: six, count: 6 }])
  expect(
    views(
      new Map([
        [1, 4],
        [2, 4],
        [4, 0],
      ]),
    ),
  ).toEqual([{ number: 60, product: six, count: 12 }])
  expect(views(new Map([1, 2, 4].map((id) => [id, 0])))).toEqual([])
})
