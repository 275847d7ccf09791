import { testProduct } from '@prilavok/shared-kernel/testing'
import { miniProperties, ownProperties } from './mini-properties'
import { productProperties } from './product-properties'

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
