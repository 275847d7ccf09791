import type { Change } from '@prilavok/shared-kernel/basket'
import type { BasketInfo, BasketOffer, BasketProduct, BasketType } from '@prilavok/shared-kernel/contract'
import { noState, orderBasket } from '../testing/basket-state'
import { testRow, testRows } from '../testing/test-rows'
import { comingProducts, withChanges } from './edit-basket'
import type { Receiving } from './order-choice'
import { orderTerms } from './order-terms'
import { summaryItems } from './summary-items'
import { taxNote, taxPercent } from './tax'
import { zoneText } from './zone-text'

describe('edit-basket', () => {
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
    const { GROUPS, INFO } = withChanges(
      basketOf([pen, paper, toOrder]),
      new Map([change(2, 0), change(3, 0)]),
    )
    expect(GROUPS.map(({ CODE, CNT, SUM }) => [CODE, CNT, SUM])).toEqual([['group_available', 1, 55.2]])
    expect(INFO).toMatchObject({ itemsCount: 1, itemsSum: 55.2, DELIVERY_SUM: 55.2 })
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

  test('what is missing to an offer moves with the sum; one that falls below it is left to the server', () => {
    // 5 × 100 ₽ before.
    const rows = [testRow({ ID: 1, QUANTITY: 5 })]
    const before = basketOf(rows, [
      offer(1, 900, 400),
      offer(2, 700, 200),
      offer(3, 500, 0),
      offer(4, 300, 0),
    ])
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

  test('products that are being added and have no row yet come, those that go or are there do not', () => {
    const basket = basketOf(testRows(2))
    const changes = new Map([change(1, 12), change(2, 0), change(3, 5), change(4, 0)])
    const coming = (known: typeof basket | undefined) =>
      comingProducts(known, changes).map(({ item }) => item.ID)
    expect(coming(basket)).toEqual([3])
    expect(coming(basketOf([...testRows(2), testRow({ ID: 3, GIFT: 'Y' })]))).toEqual([3])
    expect(coming(undefined)).toEqual([1, 3])
  })
})

describe('summary-items', () => {
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
})

describe('tax', () => {
  test.each([
    ['с НДС', 'Цены с НДС'],
    ['С НДС', 'Цены с НДС'],
    ['со скидкой', 'Цены со скидкой'],
    [' Без НДС ', 'Цены без НДС'],
    ['НДС без льгот', 'Налог: НДС без льгот'],
    ['УСН', 'Налог: УСН'],
    ['НДС 20 %', ''],
    ['', ''],
    ['  ', ''],
  ])('[BAS-018] the tax «%s» reads «%s»', (tax, text) => {
    expect(taxNote(tax)).toBe(text)
  })

  test.each([
    ['НДС 20 %', 20],
    ['НДС 10%', 10],
    ['НДС 5,25 %', 5.25],
    ['НДС 5.5\u00a0 %', 5.5],
    ['НДС 20', 0],
    ['Без НДС', 0],
  ])('[BAS-018] the tax «%s» has %d percent', (tax, percent) => {
    expect(taxPercent(tax)).toBe(percent)
  })
})

describe('zone-text', () => {
  test.each([
    [5000, 390, 'В пределах города', 'Бесплатно от 5 000 ₽, иначе 390 ₽. В пределах города'],
    [5000, 390, '', 'Бесплатно от 5 000 ₽, иначе 390 ₽'],
    [0, 390, 'До подъезда', 'Бесплатно. До подъезда'],
    [5000, 0, '', 'Бесплатно'],
  ])(
    '[BAS-043] a zone that is free from %d and costs %d else, with «%s», reads «%s»',
    (MIN_SUM, DELIVERY_PRICE, DESCRIPTION, text) => {
      const zone = { ID: 1, NAME: 'Город', MIN_SUM, DELIVERY_PRICE, DESCRIPTION }
      const said = zoneText(zone, { priceType: 28, currency: 'RUB' })
      expect(said.replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
    },
  )
})
