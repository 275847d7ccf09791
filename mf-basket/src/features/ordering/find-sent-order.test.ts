import { ApiError } from '@prilavok/shared-kernel/errors'
import { isRejection } from './find-sent-order'

const errorOf = (status: number, kind: 'answer' | 'shape' | 'network' = 'answer') =>
  new ApiError({ kind, status, statusText: '', answer: {}, path: '/v4/api/client/order_basket/main/create/' })

test.each([
  [399, false],
  [400, true],
  [401, false],
  [403, false],
  [404, true],
  [408, false],
  [429, false],
  [499, true],
  [500, false],
])('an order that is answered with %i is rejected: %s', (status, expected) => {
  expect(isRejection(errorOf(status))).toBe(expected)
})

test('what cannot be read, or is no error of the API, says nothing of the order', () => {
  expect(isRejection(errorOf(404, 'shape'))).toBe(false)
  expect(isRejection(errorOf(404, 'network'))).toBe(false)
  expect(isRejection(Object.assign(new Error('Нет'), { answered: true, status: 404 }))).toBe(false)
  expect(isRejection(undefined)).toBe(false)
})
