import { alternatives } from './alternatives'
import { choicesOf, isChosen, toggle, withoutChoice, withoutGroup, withPrice } from './filter-choices'

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

test('a group without values is gone', () => {
  expect(toggle({ INK: ['синий'] }, { key: 'INK', value: 'синий' })).toEqual({})
  expect(withoutGroup(state, 'INK')).toEqual({ price: ['10', ''], base: ['stock', 'new'] })
})

test('what is chosen is known by its group and its value', () => {
  expect(isChosen(state, { key: 'INK', value: 'синий' })).toBe(true)
  expect(isChosen(state, { key: 'INK', value: 'stock' })).toBe(false)
  expect(isChosen(state, { key: 'CAP', value: 'синий' })).toBe(false)
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

test('a choice that is taken back: the price as a whole, of other groups the value alone', () => {
  expect(withoutChoice(state, { key: 'price', value: '10,' })).toEqual({ INK: state.INK, base: state.base })
  expect(withoutChoice(state, { key: 'base', value: 'stock' })).toEqual({ ...state, base: ['new'] })
})

test('ways back: a group as a whole, for its values add up; flags one by one, for they narrow each other', () => {
  expect(alternatives(state)).toEqual([
    {
      choices: [
        { key: 'INK', value: 'синий' },
        { key: 'INK', value: 'красный' },
      ],
      left: { price: state.price, base: state.base },
    },
    { choices: [{ key: 'price', value: '10,' }], left: { INK: state.INK, base: state.base } },
    { choices: [{ key: 'base', value: 'stock' }], left: { ...state, base: ['new'] } },
    { choices: [{ key: 'base', value: 'new' }], left: { ...state, base: ['stock'] } },
  ])
})

test('no more than eight ways back are asked for', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`P${at}`, ['1']]))
  expect(alternatives(many)).toHaveLength(8)
})
