import { testProduct } from '@prilavok/shared-kernel/testing'
import { comparedProperties, differing } from './compared-properties'
import { nameEndings } from './name-endings'

describe('compared-properties', () => {
  const column = (properties: Record<string, string>, complete = true) => ({
    product: testProduct({
      UP_TM: null,
      UP_COUNTRY: null,
      PROPERTIES: Object.entries(properties).map(([TITLE, VALUE]) => ({ CODE: TITLE, TITLE, VALUE })),
    }),
    complete,
  })

  test('every property of any column, in the order of the first product, then of the others', () => {
    expect(
      comparedProperties([
        column({ Цвет: 'синий', Вес: '5' }),
        column({ Вес: '6', Цвет: 'синий', Длина: '9' }),
      ]),
    ).toEqual([
      { title: 'Цвет', values: ['синий', 'синий'], differs: [false, false] },
      { title: 'Вес', values: ['5', '6'], differs: [false, true] },
      { title: 'Длина', values: [null, '9'], differs: [false, true] },
    ])
    expect(comparedProperties([])).toEqual([])
  })

  test('what is not known yet differs from nothing; what a product has not got does', () => {
    expect(comparedProperties([column({ Цвет: 'синий' }), column({}, false), column({})])).toEqual([
      { title: 'Цвет', values: ['синий', undefined, null], differs: [false, false, true] },
    ])
    expect(differing([undefined, 'синий'])).toEqual([false, false])
    expect(differing(['синий', undefined, 'красный', 'синий'])).toEqual([false, false, true, false])
  })
})

describe('name-endings', () => {
  test.each([
    [
      ['Ручка шариковая Литера, синий', 'Ручка шариковая Штрих, синий', 'Ручка шариковая Штрих, чёрный'],
      ['…Литера, синий', '…Штрих, синий', '…Штрих, чёрный'],
    ],
    [
      ['Ручка гелевая', 'Карандаш'],
      ['Ручка гелевая', 'Карандаш'],
    ],
    [
      ['Ручка шариковая', 'Ручка шариковая'],
      ['…шариковая', '…шариковая'],
    ],
    [
      ['Ручка', 'Ручка гелевая'],
      ['Ручка', 'Ручка гелевая'],
    ],
    [[], []],
  ])('of %j what differs is %j', (names, endings) => expect(nameEndings(names)).toEqual(endings))
})
