import type { BasketInfo, BasketType } from '@prilavok/shared-kernel/contract'
import { noState, orderBasket } from '../testing/basket-state'
import type { Receiving } from './order-choice'
import { orderTerms } from './order-terms'
import { summaryItems } from './summary-items'

const shop = { CHECK_ORDER_SUM: 'Y', MIN_SUM: 10000, PRICE_TYPE: 28 } as const
const CITY = { ID: 1, NAME: 'Город', DESCRIPTION: '', MIN_SUM: 5000, DELIVERY_PRICE: 390 }

/** `label: value` of each line, with plain spaces. */
function linesOf(changes: Partial<BasketInfo>, receiving: Receiving, basket: BasketType = 'main') {
  const info = { ...orderBasket(noState(), basket, new URLSearchParams()).INFO, taxType: '', ...changes }
  const terms = orderTerms(basket, info, receiving, shop)
  return summaryItems({ basket, info, receiving, terms, shop, totalLabel: 'Итого' }).map(
    ({ label, value, total }) =>
      `${label}: ${value}${total ? ' (total)' : ''}`.replace(/[\u00a0\u202f]/g, ' '),
  )
}
const goods = { itemsCount: 3, itemsSum: 4000.5, DELIVERY_SUM: 4000.5 }
const pickup: Receiving = { type: '1', zone: undefined }
const undecided: Receiving = { type: '-1', zone: undefined }

test.each<[string, Partial<BasketInfo>, Receiving, string]>([
  ['a pick-up', {}, pickup, 'Самовывоз: Бесплатно'],
  ['a shop that delivers nothing', { selfDeliveryOnly: 'Y' }, undecided, 'Самовывоз: Бесплатно'],
  ['no choice', {}, undecided, 'Доставка: не выбрана'],
  ['a delivery without a zone', {}, { type: '2', zone: undefined }, 'Доставка: зависит от зоны'],
  ['a delivery to a zone', {}, { type: '2', zone: CITY }, 'Доставка (Город): 390,00 ₽'],
  ['a zone of before', {}, { type: '-1', zone: CITY }, 'Доставка: не выбрана'],
  [
    'a sum that makes it free',
    { DELIVERY_SUM: 5000 },
    { type: '2', zone: CITY },
    'Доставка (Город): Бесплатно',
  ],
])('the line of the delivery tells %s', (_what, info, receiving, line) => {
  expect(linesOf({ ...goods, ...info }, receiving)[1]).toBe(line)
})

test('the lines are products, delivery, points, tax and total', () => {
  const info = { ...goods, loyaltyBonusSum: 40, taxType: 'НДС 20 %' }
  expect(linesOf(info, { type: '2', zone: CITY })).toEqual([
    '3 товара: 4 000,50 ₽',
    'Доставка (Город): 390,00 ₽',
    'Баллов за заказ: +40 Б',
    'В том числе НДС 20 %: 666,75 ₽',
    'Итого: 4 390,50 ₽ (total)',
  ])
  expect(linesOf(goods, pickup)).toEqual([
    '3 товара: 4 000,50 ₽',
    'Самовывоз: Бесплатно',
    'Итого: 4 000,50 ₽ (total)',
  ])
})

test.each([
  ['НДС 20 %', ['В том числе НДС 20 %: 666,75 ₽']],
  ['НДС 10%', ['В том числе НДС 10%: 363,68 ₽']],
  ['НДС 5,5 %', ['В том числе НДС 5,5 %: 208,56 ₽']],
  ['НДС 0 %', []],
  ['Без НДС', []],
])('[BAS-018] of a tax «%s» the sum that is in the price is told', (taxType, lines) => {
  expect(linesOf({ ...goods, taxType }, pickup).slice(2, -1)).toEqual(lines)
})

test('[BAS-045] the bonus basket tells points, free delivery and no tax, whatever was chosen', () => {
  const info = { itemsCount: 1, itemsSum: 400, DELIVERY_SUM: 400, taxType: 'НДС 20 %' }
  for (const [receiving, way] of [
    [pickup, 'Самовывоз'],
    [{ type: '2', zone: CITY }, 'Доставка'],
  ] satisfies [Receiving, string][])
    expect(linesOf(info, receiving, 'loyalty')).toEqual([
      '1 товар: 400 Б',
      `${way}: Бесплатно`,
      'Итого: 400 Б (total)',
    ])
})
