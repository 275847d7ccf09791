import { readExpected, readProducts, readQuantities } from './quantities'

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

test('a rejection names the field that is wrong, and how many products a call may name', () => {
  const named = (field: string) => {
    const errors = expect.objectContaining({ [field]: expect.any(String) })
    return expect.objectContaining({ body: { errors } })
  }
  expect(() => readProducts({ abc: '1' })).toThrow(named('products'))
  expect(() => readQuantities({ abc: '1' })).toThrow(named('products'))
  expect(() => readExpected({ abc: '1' })).toThrow(named('expected'))
  const products = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, id) => [id + 1, '1']))
  expect(readQuantities(products(1000)).size).toBe(1000)
  expect(() => readQuantities(products(1001))).toThrow('bad_field')
})
