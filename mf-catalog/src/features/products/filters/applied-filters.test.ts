import { appliedOf, filterChange, readApplied } from './applied-filters'

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
