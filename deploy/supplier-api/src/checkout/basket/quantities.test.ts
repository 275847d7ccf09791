import { readProducts, readQuantities } from './quantities'

test.each([
  ['products[15]=2', { 15: '2' }],
  ['products[15][quantity]=2', { 15: { quantity: '2' } }],
  ['products[0][id]=15 with products[0][quantity]=2', { 0: { id: '15', quantity: '2' } }],
])('%s is two of product 15', (_form, products) => {
  expect([...readQuantities(products)]).toEqual([[15, 2]])
})

test('a row without a product or a count is rejected', () => {
  for (const products of [
    { 0: { quantity: '2' } },
    { 15: {} },
    { 0: { id: '', quantity: '2' } },
    { 15: '-1' },
  ])
    expect(() => readQuantities(products)).toThrow('bad_field')
})

test('to be removed a product needs no count', () => {
  expect(readProducts({ 15: '', 16: 'Y', 0: { id: '17' } })).toEqual([17, 15, 16])
  for (const products of [{ 0: '' }, { abc: '1' }, 'all', undefined])
    expect(() => readProducts(products)).toThrow('bad_field')
})
