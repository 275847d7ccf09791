import { readAsked, readExpected, readProducts, readQuantities } from './quantities'

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

test.each(['1.5', '1 ', ' 1', '1e3', '0x10', '1234567890', '', -1, 1.5, true, null])(
  'neither a count nor a product is %p',
  (value) => {
    expect(() => readQuantities({ 15: value })).toThrow('Количество должно быть целым числом')
    expect(() => readQuantities({ 0: { id: value, quantity: '1' } })).toThrow('Неверный номер товара')
  },
)

test('the greatest count and the greatest product are taken as they are, and numbers as texts', () => {
  expect([...readQuantities({ 999999999: '999999999' })]).toEqual([[999_999_999, 999_999_999]])
  expect(() => readQuantities({ 1234567890: '1' })).toThrow('Неверный номер товара')
  expect([...readQuantities({ 15: 0, 0: { id: 16, quantity: 3 } })]).toEqual([
    [16, 3],
    [15, 0],
  ])
})

test('what is no list of products is told so', () => {
  for (const products of [undefined, null, 'some', 7])
    expect(() => readQuantities(products)).toThrow('Укажите товары и их количество')
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, id) => [id + 1, '1']))
  expect(() => readProducts(many)).toThrow('Не больше 1000 товаров за раз')
})

test('a product that is named twice keeps the last count', () => {
  const products = { 0: { id: 15, quantity: '1' }, 1: { id: 15, quantity: '4' } }
  expect([...readQuantities(products)]).toEqual([[15, 4]])
})

test('a body asks for counts, and says what it takes the basket to hold if it wants to', () => {
  const { quantities, expected } = readAsked({ products: { 15: '2' } })
  expect([[...quantities], [...expected]]).toEqual([[[15, 2]], []])
  expect([...readAsked({ products: {}, expected: { 15: '0' } }).expected]).toEqual([[15, 0]])
})
