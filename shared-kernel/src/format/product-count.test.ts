import { formatProducts, unitOf } from './product-count'

test.each([
  [1, '1\u00a0товар'],
  [22, '22\u00a0товара'],
  [1864, '1\u00a0864\u00a0товара'],
])('%i products are counted with a no-break space', (count, text) => {
  expect(formatProducts(count)).toBe(text)
})

test('a product is counted in packs or in pieces', () => {
  expect(unitOf({ PACK: 'Y' })).toBe('уп.')
  expect(unitOf({ PACK: 'N' })).toBe('шт.')
})
