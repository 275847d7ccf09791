import { checkDeliveryType, chosenId } from './order-form'

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['1234567890', undefined],
  ['', undefined],
  [undefined, undefined],
  [' 1', undefined],
  ['1 ', undefined],
  ['1x', undefined],
  ['x1', undefined],
  ['-1', undefined],
  ['1.5', undefined],
])('«%s» as a chosen id is %p', (text, id) => {
  expect(chosenId(text)).toBe(id)
})

test.each(['1', '2', '-1', undefined])('a way of receiving %p is known', (delivery_type) => {
  expect(() => checkDeliveryType({ delivery_type })).not.toThrow()
})

test('another way of receiving is a fault that names the ways there are', () => {
  const TEXT =
    'Неизвестный способ получения: 1\u00a0—\u00a0самовывоз, 2\u00a0—\u00a0доставка, -1\u00a0—\u00a0не\u00a0выбран'
  expect(() => checkDeliveryType({ delivery_type: '3' })).toThrow(
    expect.objectContaining({ body: { errors: expect.objectContaining({ delivery_type: TEXT }) } }),
  )
})
