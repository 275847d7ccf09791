import { alternatives } from './alternatives'

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

test('the price goes with both ends', () => {
  expect(alternatives({ price: ['10', '20'] })).toEqual([
    { choices: [{ key: 'price', value: '10,20' }], left: {} },
  ])
})

test('of nothing there are none; of many there are eight', () => {
  expect(alternatives({})).toEqual([])
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`P${at}`, ['1']]))
  expect(alternatives(many).map(({ choices }) => choices[0]?.key)).toEqual(
    Array.from({ length: 8 }, (_, at) => `P${at}`),
  )
})
