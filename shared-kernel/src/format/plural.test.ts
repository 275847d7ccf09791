import { type PluralForms, pluralize } from './plural'

const goods: PluralForms = ['товар', 'товара', 'товаров']
const roubles: PluralForms = ['рубль', 'рубля', 'рублей']

test.each([
  [1, 'товар'],
  [21, 'товар'],
  [101, 'товар'],
  [2, 'товара'],
  [34, 'товара'],
  [0, 'товаров'],
  [5, 'товаров'],
  [11, 'товаров'],
  [12, 'товаров'],
  [14, 'товаров'],
  [112, 'товаров'],
])('[KERN-031] %i goes with «%s»', (count, form) => {
  expect(pluralize(count, goods)).toBe(form)
})

test('[KERN-031] the forms of рубль', () => {
  expect([1, 3, 11, 25].map((count) => pluralize(count, roubles))).toEqual([
    'рубль',
    'рубля',
    'рублей',
    'рублей',
  ])
})
