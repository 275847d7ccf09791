import type { FilterProperty, FiltersAnswer, FilterValue } from '@prilavok/shared-kernel/contract'
import { filterCounts } from '../../../testing/filter-draft'
import { choiceName } from './choice-name'
import { allGroups, filterGroups } from './filter-groups'

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

test('what ENTITIES say of a property comes before what stands beside its values', () => {
  const { VALUES: _values, ...head } = property('A', { TITLE: 'Цвет', PRIMARY: 'Y' })
  const groups = filterGroups(
    filterCounts({ properties: [property('A')], ENTITIES: { PROPERTY: { A: head } } }),
  ).belowPrice
  expect(groups[0]).toMatchObject({ title: 'Цвет', open: true })
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

  test('without its group where the value says enough', () => {
    expect(nameOf('LINE', '0,7 мм').label).toBe('0,7 мм')
  })

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
