import type { Change } from '@prilavok/shared-kernel/basket'
import type { BasketOffer, BasketProduct, BasketType } from '@prilavok/shared-kernel/contract'
import { noState, orderBasket } from '../testing/basket-state'
import { testRow, testRows } from '../testing/test-rows'
import { comingProducts, withChanges } from './edit-basket'

const basketOf = (rows: BasketProduct[], offers: BasketOffer[] = [], basket: BasketType = 'main') => {
  const state = { ...noState(), offers }
  state.rows[basket] = rows
  return orderBasket(state, basket, new URLSearchParams())
}
const change = (ID: number, target: number, more: Partial<Change> = {}): [number, Change] => [
  ID,
  { item: { ID, NAME: `Товар ${ID}`, held: 10 }, held: 10, target, state: 'waiting', ...more },
]
const offer = (ID: number, GIFT_SUM: number, REST: number) => ({ ID, TITLE: `Акция ${ID}`, GIFT_SUM, REST })

const pen = testRow({ ID: 1, PRICE: 18.4, QUANTITY: 3 })
const paper = testRow({ ID: 2, PRICE: 318.15, QUANTITY: 2 })
const toOrder = testRow({ ID: 3, PRICE: 100, QUANTITY: 1, REMAIN: 0, TO_ORDER: 'Y' })
const undelivered = testRow({
  ID: 4,
  PRICE: 50,
  QUANTITY: 4,
  MARKS: [{ CODE: 'delivery-exclude', TITLE: '', COLOR: '', PREDEFINED: 'Y' }],
})
const soldOut = testRow({ ID: 5, PRICE: 70, QUANTITY: 2, REMAIN: 0 })
const gift = testRow({ ID: 6, PRICE: 0, QUANTITY: 1, GIFT: 'Y' })

test('a changed count moves its row, its group and the sums to the kopeck', () => {
  const before = basketOf([pen, paper, toOrder])
  const { GROUPS, INFO } = withChanges(before, new Map([change(1, 7)]))
  expect(GROUPS.map(({ CODE, CNT, SUM }) => [CODE, CNT, SUM])).toEqual([
    ['group_available', 2, 765.1],
    ['group_to_order', 1, 100],
  ])
  expect(GROUPS[0]?.PRODUCTS[0]).toMatchObject({ QUANTITY: 7, SUM: 128.8 })
  expect(INFO).toMatchObject({ itemsCount: 3, itemsSum: 865.1, DELIVERY_SUM: 865.1 })
})

test('a row that goes takes its sum along, and the last one its group', () => {
  const { GROUPS, INFO } = withChanges(basketOf([pen, paper, toOrder]), new Map([change(2, 0), change(3, 0)]))
  expect(GROUPS.map(({ CODE, CNT, SUM }) => [CODE, CNT, SUM])).toEqual([['group_available', 1, 55.2]])
  expect(INFO).toMatchObject({ itemsCount: 1, itemsSum: 55.2, DELIVERY_SUM: 55.2 })
})

test('what does not count for delivery moves the sum of the order alone', () => {
  const { INFO } = withChanges(basketOf([pen, undelivered]), new Map([change(4, 5)]))
  expect(INFO).toMatchObject({ itemsSum: 305.2, DELIVERY_SUM: 55.2 })
})

test('rows that an order does not take move their group, not the order', () => {
  const { GROUPS, INFO } = withChanges(basketOf([pen, soldOut]), new Map([change(5, 4)]))
  expect(GROUPS[0]).toMatchObject({ CODE: 'group_unavailable', SUM: 280 })
  expect(INFO).toMatchObject({ itemsCount: 1, itemsSum: 55.2 })
})

test('a gift follows from the other rows: its count cannot be changed', () => {
  const { GROUPS } = withChanges(basketOf([pen, gift]), new Map([change(1, 4), change(6, 3)]))
  expect(GROUPS[0]?.PRODUCTS.map(({ QUANTITY }) => QUANTITY)).toEqual([4, 1])
})

test.each([
  ['main', 400],
  ['loyalty', 160],
] as const)('the rows of the %s basket are summed in its own currency', (basket, sum) => {
  const rows = [testRow({ ID: 1, QUANTITY: 3, ...(basket === 'loyalty' && { SUM: 120 }) })]
  expect(withChanges(basketOf(rows, [], basket), new Map([change(1, 4)])).INFO.itemsSum).toBe(sum)
})

test('a product without a price in points keeps its price in roubles', () => {
  const rows = [testRow({ ID: 1, QUANTITY: 3, LOYALTY_PRICE: null })]
  expect(withChanges(basketOf(rows, [], 'loyalty'), new Map([change(1, 4)])).INFO.itemsSum).toBe(400)
})

test('what is missing to an offer moves with the sum; one that falls below it is left to the server', () => {
  // 5 × 100 ₽ before.
  const rows = [testRow({ ID: 1, QUANTITY: 5 })]
  const before = basketOf(rows, [offer(1, 900, 400), offer(2, 700, 200), offer(3, 500, 0), offer(4, 300, 0)])
  const restsAt = (count: number) =>
    withChanges(before, new Map([change(1, count)])).OFFERS.map(({ ID, REST }) => [ID, REST])
  expect(restsAt(8)).toEqual([
    [1, 100],
    [2, 0],
    [3, 0],
    [4, 0],
  ])
  expect(restsAt(4)).toEqual([
    [1, 500],
    [2, 300],
    [4, 0],
  ])
})

test('a change that the server has overtaken leaves the basket as it is', () => {
  const before = basketOf([pen])
  const overtaken = change(1, 7, { state: 'rejected', superseded: true })
  expect(withChanges(before, new Map([overtaken]))).toBe(before)
  expect(withChanges(before, new Map())).toBe(before)
  expect(withChanges(before, new Map([overtaken, change(2, 7)]))).not.toBe(before)
})

test('products that are being added and have no row yet come, those that go or are there do not', () => {
  const basket = basketOf(testRows(2))
  const changes = new Map([change(1, 12), change(2, 0), change(3, 5), change(4, 0)])
  const coming = (known: typeof basket | undefined) =>
    comingProducts(known, changes).map(({ item }) => item.ID)
  expect(coming(basket)).toEqual([3])
  expect(coming(basketOf([...testRows(2), testRow({ ID: 3, GIFT: 'Y' })]))).toEqual([3])
  expect(coming(undefined)).toEqual([1, 3])
})
