import { testDetail, testKernel, testProduct, testShop, testStore } from '@prilavok/shared-kernel/testing'
import { miniProperties, ownProperties } from '../../model/mini-properties'
import { readCode } from '../../model/product-code'
import { productProperties } from '../../model/product-properties'
import { cutText } from './cut-text'
import { deliveryText } from './delivery-text'
import { isShort } from './is-short'
import { priceTerms } from './price-terms'

describe('product-properties', () => {
  const property = (TITLE: string, VALUE: string) => ({ CODE: TITLE, TITLE, VALUE })
  const lines = (properties: { TITLE: string; VALUE: string }[]) =>
    properties.map(({ TITLE, VALUE }) => `${TITLE}: ${VALUE}`)

  const full = testProduct({
    UP_TM: { ID: 5, TITLE: 'Литера' },
    UP_COUNTRY: { TITLE: 'Россия' },
    UP_RULER: { TITLE: 'Клик' },
  })
  const bare = testProduct({ UP_TM: null, UP_COUNTRY: null, UP_RULER: null })

  test('brand, country and line of a product, those that it has', () => {
    expect(lines(ownProperties(full))).toEqual(['Торговая марка: Литера', 'Страна: Россия', 'Линейка: Клик'])
    expect(lines(ownProperties({ ...full, UP_COUNTRY: { TITLE: '' } }))).toEqual([
      'Торговая марка: Литера',
      'Линейка: Клик',
    ])
    expect(ownProperties(bare)).toEqual([])
  })

  test('[AMB-29] the short table has three lines: its own first, then what the list answers', () => {
    const PROPERTIES = [property('Цвет', 'синий'), property('Толщина', '0,7 мм')]
    expect(lines(miniProperties({ ...full, PROPERTIES }))).toHaveLength(3)
    expect(lines(miniProperties({ ...full, UP_RULER: null, PROPERTIES }))).toEqual([
      'Торговая марка: Литера',
      'Страна: Россия',
      'Цвет: синий',
    ])
    expect(lines(miniProperties({ ...bare, PROPERTIES }))).toEqual(['Цвет: синий', 'Толщина: 0,7 мм'])
  })

  test('all properties: each title once, its own first, then those of the product, none without a value', () => {
    const product = {
      ...full,
      PROPERTY: [property('Цвет', 'синий'), property('Страна', 'Китай'), property('Вес', '')],
      PROPERTIES: [property('Цвет', 'красный'), property('Толщина', '0,7 мм')],
    }
    expect(lines(productProperties(product))).toEqual([
      'Торговая марка: Литера',
      'Страна: Россия',
      'Линейка: Клик',
      'Цвет: синий',
      'Толщина: 0,7 мм',
    ])
  })
})

describe('product-code', () => {
  test.each([
    ...[
      '184302',
      '184 302',
      '184\u00a0302',
      '184\u202f302',
      '184\u2009302',
      '  184302 ',
      ' 184 302\n',
      '184-302',
    ],
    ...[
      'код 184302',
      'Код товара: 184 302',
      'арт. 184302',
      'Артикул 184302',
      '№ 184302',
      '№184302',
      'арт.№ 184302',
    ],
  ])('«%s» is the code 184302', (text) => {
    expect(readCode(text)).toBe('184302')
  })

  test.each([
    ...['', '18430', '1843020', '184  302', '18 4302', '184--302', '184302 шт', '1 184302'],
    ...['код', 'код 18430', 'штрихкод 184302', 'кодак 184302', 'бумага 184302'],
  ])('«%s» is no code', (text) => {
    expect(readCode(text)).toBeNull()
  })
})

describe('short-texts', () => {
  describe('a description', () => {
    test('of up to 200 signs stays whole, in one line', () => {
      expect(cutText('  Первая\n строка.\t Вторая ')).toBe('Первая строка. Вторая')
      expect(cutText('а'.repeat(200))).toBe('а'.repeat(200))
    })

    test('that is longer is cut between words, without a sign before the dots', () => {
      const words = (count: number) => Array.from({ length: count }, () => 'слово').join(' ')
      expect(cutText(words(40))).toBe(`${words(33)}…`)
      expect(cutText(`${words(32)} слов, ${words(9)}`)).toBe(`${words(32)} слов…`)
      expect(cutText(`${words(32)} слов.;: — ${words(9)}`)).toBe(`${words(32)} слов…`)
    })
  })

  describe('a product of which there is little to say', () => {
    const properties = (count: number) =>
      testDetail({}).PROPERTY.concat(
        Array.from({ length: count }, (_, at) => ({ CODE: `${at}`, TITLE: `${at}`, VALUE: '1' })),
      )
    const certificates = (count: number) =>
      Array.from({ length: count }, (_, ID) => ({ ID, NAME: '', PATH: '', SIZE: 1, TYPE: 'pdf' }))
    const detail = (signs: number) => testDetail({ DETAIL_TEXT: 'а'.repeat(signs) })

    test('has up to 9 properties, 3 certificates and 300 signs of text', () => {
      expect(isShort(detail(300), properties(9), certificates(3))).toBe(true)
      expect(isShort(detail(0), [], [])).toBe(true)
    })

    test.each([
      ['text', 301, 9, 3],
      ['properties', 300, 10, 3],
      ['certificates', 300, 9, 4],
    ])('is no longer one with more %s', (_what, signs, many, documents) => {
      expect(isShort(detail(signs), properties(many), certificates(documents))).toBe(false)
    })
  })

  describe('what a price means', () => {
    const terms = (changes: object, shop = {}) =>
      priceTerms(testProduct({ PRICE: 18.4, ...changes }), testShop(shop)).replaceAll('\u00a0', ' ')
    const byTwelve = { UP_MULTIPLICITY: { MIN: 12, STEP: 12 } }

    test('its tax, and what the smallest order costs where that is more than one', () => {
      const tax = terms({})
      expect(tax).not.toContain('—')
      expect(terms(byTwelve)).toMatch(/12 шт\.? — 220,80 ₽$/)
      expect(terms(byTwelve).startsWith(tax)).toBe(true)
      expect(terms({ ...byTwelve, PRICE: 0.05 })).toContain('0,60 ₽')
    })

    test('with less in stock than the smallest order it is what can be had; with none it is the tax alone', () => {
      const byFifty = { UP_MULTIPLICITY: { MIN: 50, STEP: 50 }, PRICE: 37.79 }
      expect(terms({ ...byFifty, REMAIN: 7 })).toMatch(/7 шт\.? — 264,53 ₽$/)
      expect(terms({ ...byFifty, REMAIN: 0, TO_ORDER: 'N' })).not.toContain('—')
      expect(terms({ ...byFifty, REMAIN: 0, TO_ORDER: 'Y' })).toMatch(/50 шт\.? — 1 889,50 ₽$/)
    })

    test('nothing without a price', () => {
      expect(terms({ PRICE: 0 })).toBe('')
      expect(terms({ ...byTwelve, PRICE: 0 })).toBe('')
    })
  })
})

describe('delivery-text', () => {
  const zone = (DELIVERY_PRICE: number, MIN_SUM: number, ID = 1) => ({
    ID,
    NAME: `Зона ${ID}`,
    DESCRIPTION: '',
    DELIVERY_PRICE,
    MIN_SUM,
  })
  type Zones = ReturnType<typeof zone>[]
  const textOf = (zones: Zones, cookies: Record<string, string> = {}) =>
    deliveryText(
      testKernel({ platform: { cookies: testStore(cookies) } }),
      testShop({ DELIVERY_ZONE: zones, MIN_SUM: 10000 }),
    )?.replaceAll('\u00a0', ' ')

  test('the only zone: its price, and from what sum it is free', () => {
    expect(textOf([zone(390, 5000)])).toBe('390 ₽, от 5 000 ₽ бесплатно')
    expect(textOf([zone(390.5, 5000)])).toBe('390,50 ₽, от 5 000 ₽ бесплатно')
  })

  test('of several zones the cheapest paid one, free from the sum of the shop, as in the order bar', () => {
    expect(textOf([zone(1490, 25000), zone(390, 5000, 2), zone(0, 0, 3)])).toBe(
      'от 390 ₽, от 10 000 ₽ бесплатно (зависит от зоны)',
    )
  })

  test('a zone that was chosen before counts alone; with pick-up chosen there is no sum', () => {
    const zones = [zone(1490, 25000), zone(390, 5000, 2)]
    expect(textOf(zones, { deliveryZoneId: '1' })).toBe('1 490 ₽, от 25 000 ₽ бесплатно (Зона 1)')
    expect(textOf(zones, { deliveryType: '1' })).toBe('от 390 ₽')
  })

  test('nothing where nothing is known, pick-up where there is nothing else', () => {
    expect(textOf([])).toBeUndefined()
    expect(deliveryText(testKernel(), testShop({ SELFDELIVERY_ONLY: 'Y' }))).toBe('только самовывоз')
  })
})
