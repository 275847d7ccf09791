import type { FilterProperty, FiltersAnswer, FilterValue } from '@prilavok/shared-kernel/contract'
import { filterCounts } from '../../../testing/filter-draft'
import { alternatives } from './alternatives'
import { appliedOf, filterChange, readApplied } from './applied-filters'
import { choiceName } from './choice-name'
import { choicesOf, toggle, withPrice } from './filter-choices'
import { allGroups, filterGroups } from './filter-groups'

describe('alternatives', () => {
  test('a group goes as a whole, each flag of «Особенности» by itself', () => {
    expect(alternatives({ INK: ['синий', 'чёрный'], base: ['sale', 'stock'] })).toEqual([
      {
        choices: [
          { key: 'INK', value: 'синий' },
          { key: 'INK', value: 'чёрный' },
        ],
        left: { base: ['sale', 'stock'] },
      },
      { choices: [{ key: 'base', value: 'sale' }], left: { INK: ['синий', 'чёрный'], base: ['stock'] } },
      { choices: [{ key: 'base', value: 'stock' }], left: { INK: ['синий', 'чёрный'], base: ['sale'] } },
    ])
  })

  test('of nothing there are none; of many there are eight', () => {
    expect(alternatives({})).toEqual([])
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`P${at}`, ['1']]))
    expect(alternatives(many).map(({ choices }) => choices[0]?.key)).toEqual(
      Array.from({ length: 8 }, (_, at) => `P${at}`),
    )
  })
})

describe('applied-filters', () => {
  test('the filter of an address, and the address without one', () => {
    const applied = readApplied(new URLSearchParams('filter=INK:синий,красный;base:stock&page=2'))
    expect(applied).toEqual({
      raw: 'INK:синий,красный;base:stock',
      text: 'INK:синий,красный;base:stock',
      state: { INK: ['синий', 'красный'], base: ['stock'] },
      unreadable: false,
    })
    expect(filterChange(applied)).toEqual({ filter: 'INK:синий,красный;base:stock' })
    const none = readApplied(new URLSearchParams('page=2'))
    expect(none).toEqual({ raw: '', text: '', state: {}, unreadable: false })
    expect(filterChange(none)).toEqual({ filter: null })
  })

  test.each(['price:10,20', 'price:10,', 'price:,20', 'price:10', 'price:0,999999999'])(
    '«%s» is a price',
    (text) => {
      expect(appliedOf(text)).toMatchObject({ raw: text, text, unreadable: false })
    },
  )

  test.each([
    'price:,',
    'price:1,2,3',
    'price:abc,5',
    'price:5,abc',
    'price:1.5,2',
    'price:-1,2',
    'price:1,1000000000',
  ])('«%s» is none: nothing is applied, the address stays known', (text) => {
    expect(appliedOf(text)).toEqual({ raw: text, text: '', state: {}, unreadable: true })
  })
})

describe('filter-choices', () => {
  const state = { INK: ['синий', 'красный'], price: ['10', ''], base: ['stock', 'new'] }

  test('a tick adds a value to its group, another one takes it away; the others stay where they are', () => {
    expect(toggle(state, { key: 'INK', value: 'чёрный' })).toEqual({
      ...state,
      INK: ['синий', 'красный', 'чёрный'],
    })
    expect(toggle(state, { key: 'INK', value: 'синий' })).toEqual({ ...state, INK: ['красный'] })
    expect(Object.keys(toggle(state, { key: 'INK', value: 'синий' }))).toEqual(['INK', 'price', 'base'])
    expect(toggle({}, { key: 'INK', value: 'синий' })).toEqual({ INK: ['синий'] })
  })

  test.each([
    ['10', '20', { price: ['10', '20'] }],
    ['10', '', { price: ['10', ''] }],
    ['', '20', { price: ['', '20'] }],
    ['', '', {}],
  ])('a price from «%s» to «%s»', (from, to, expected) => {
    expect(withPrice({ price: ['1', '2'] }, from, to)).toEqual(expected)
  })

  test('every value is a choice of its own, both ends of the price are one', () => {
    expect(choicesOf(state)).toEqual([
      { key: 'INK', value: 'синий' },
      { key: 'INK', value: 'красный' },
      { key: 'price', value: '10,' },
      { key: 'base', value: 'stock' },
      { key: 'base', value: 'new' },
    ])
  })
})

describe('filter-names', () => {
  const line = (ID: string, VALUE = ID): FilterValue => ({ ID, VALUE, CNT: 1, DISABLED: 'N', CHECKED: 'N' })
  const property = (CODE: string, changes: Partial<FilterProperty> = {}): FilterProperty => ({
    CODE,
    TITLE: `Свойство ${CODE}`,
    TYPE: 'BASIC',
    PRIMARY: 'N',
    SORT: 100,
    VALUES: [line('1', 'один цвет')],
    ...changes,
  })
  const keys = (groups: readonly { key: string }[]) => groups.map(({ key }) => key)

  test('groups above and below the price in their order; those without values are left out', () => {
    const full = filterCounts({
      sections: [line('121')],
      base: [line('new')],
      marks: [line('eco')],
      offers: [line('gift')],
      MIN_BATCH: [line('12')],
      properties: [property('A'), property('EMPTY', { VALUES: [] })],
    })
    const { abovePrice, belowPrice } = filterGroups(full)
    expect(keys(abovePrice)).toEqual(['sections', 'base'])
    expect(keys(belowPrice)).toEqual(['A', 'MIN_BATCH', 'marks', 'offers'])
    expect(keys(allGroups(full))).toEqual(['sections', 'base', 'A', 'MIN_BATCH', 'marks', 'offers'])
    expect(allGroups(full).map(({ open }) => open)).toEqual([true, true, false, false, false, false])
    expect(abovePrice.map(({ plain }) => plain)).toEqual([undefined, true])
    expect(belowPrice[1]?.values[0]?.VALUE).toBe('12\u00a0шт.')
    expect(allGroups(filterCounts())).toEqual([])
  })

  test('[CAT-026] [CAT-027] properties: primary ones first and open, however that is said, each by SORT', () => {
    const groups = filterGroups(
      filterCounts({
        properties: [
          property('C', { SORT: 30 }),
          property('D', { SORT: 20 }),
          property('B', { SORT: 500, PRIMARY: 'Y' }),
          property('A', { SORT: 400, TYPE: 'PRIMARY' }),
        ],
      }),
    ).belowPrice
    expect(keys(groups)).toEqual(['A', 'B', 'D', 'C'])
    expect(groups.map(({ open }) => open)).toEqual([true, true, false, false])
  })

  test('[CAT-027] what ENTITIES say of a property comes before what stands beside its values', () => {
    const headOf = (CODE: string, changes: Partial<FilterProperty>) => {
      const { VALUES: _values, ...head } = property(CODE, changes)
      return head
    }
    const groups = filterGroups(
      filterCounts({
        properties: [property('A', { SORT: 1 }), property('B', { SORT: 2 })],
        ENTITIES: {
          PROPERTY: {
            A: headOf('A', { TITLE: 'Цвет', PRIMARY: 'Y', SORT: 9 }),
            B: headOf('B', { TITLE: 'Вес', PRIMARY: 'Y', SORT: 3 }),
          },
        },
      }),
    ).belowPrice
    expect(groups.map(({ title, open }) => [title, open])).toEqual([
      ['Вес', true],
      ['Цвет', true],
    ])
  })

  describe('a choice is called', () => {
    const data = filterCounts({
      base: [line('new', 'Новинки')],
      properties: [
        property('INK', { TITLE: 'Цвет чернил', VALUES: [line('1', 'синий')] }),
        property('LINE', {
          TITLE: 'Толщина',
          VALUES: ['Да', 'нет', 'есть', '0,7–1', '5 шт.', '10×15', '2/3', '0,7 мм'].map((text) => line(text)),
        }),
      ],
    })
    const known = { data, isPending: false }
    const nameOf = (
      key: string,
      value: string,
      of: { data: FiltersAnswer | undefined; isPending: boolean } = known,
    ) => choiceName({ key, value }, of, '₽')

    test('by its group and its value', () => {
      expect(nameOf('INK', '1')).toEqual({ group: 'Цвет чернил', value: 'синий', label: 'синий' })
      expect(nameOf('base', 'new').label).toBe('Новинки')
    })

    test.each(['Да', 'нет', 'есть', '0,7–1', '5 шт.', '10×15', '2/3'])(
      'with its group where «%s» says nothing',
      (value) => {
        expect(nameOf('LINE', value).label).toBe(`Толщина: ${value}`)
      },
    )

    test.each([
      ['10,20', 'от 10 до 20 ₽'],
      ['10,', 'от 10 ₽'],
      [',1500', 'до 1 500 ₽'],
    ])('as a range of prices: «%s»', (value, label) => {
      const name = nameOf('price', value)
      expect(name.label.replaceAll('\u00a0', ' ')).toBe(label)
      expect(name.value).toBe(name.label)
      expect(name.group).toBe('Цена, ₽')
    })

    test('«…» while the answer is on its way, as in the address when it does not know it', () => {
      expect(nameOf('INK', '1', { data: undefined, isPending: true })).toEqual({
        group: '…',
        value: '…',
        label: '…',
      })
      expect(nameOf('INK', '1', { data: undefined, isPending: false })).toEqual({
        group: 'INK',
        value: '1',
        label: 'INK: 1',
      })
      expect(nameOf('INK', 'лиловый')).toEqual({ group: 'Цвет чернил', value: 'лиловый', label: 'лиловый' })
      expect(nameOf('CAP', 'x-large').group).toBe('CAP')
    })
  })
})
