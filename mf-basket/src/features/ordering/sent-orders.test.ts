import { partKernel } from '@prilavok/shared-kernel/testing'
import { basketApi } from '../../testing/basket-api'
import { ORDER_CREATED } from '../../testing/basket-state'
import { findMadeOrders, findSentOrder, isRejection } from './find-sent-order'
import {
  forgetSentOrder,
  forgetSentOrders,
  noteSentOrder,
  type OrderDraft,
  readSentOrders,
} from './sent-orders'

const { data: state, intercept, requests } = basketApi()

const draft = (comment = ''): OrderDraft => ({ delivery_type: '1', comment, sort: 'NAME', expected_sum: 5 })
/** A kernel that has sent two orders, and the keys of both. */
const sentTwo = () => {
  const kernel = partKernel()
  const keys = ['первый', 'второй'].map(
    (comment) => noteSentOrder(kernel, 'main', draft(comment)).request.idempotency_key,
  )
  return { kernel, keys, left: () => readSentOrders(kernel, 'main').map(({ comment }) => comment) }
}
const made = (ORDER_ID: number) => ({ ...ORDER_CREATED, ORDER_ID })

test('the same contents have the same key, others and those of the other basket have their own', () => {
  const kernel = partKernel()
  const first = noteSentOrder(kernel, 'main', draft())
  expect(first.repeated).toBe(false)
  expect(noteSentOrder(kernel, 'main', draft())).toEqual({ request: first.request, repeated: true })
  const other = noteSentOrder(kernel, 'main', draft('Позвоните'))
  expect(other.repeated).toBe(false)
  expect(other.request.idempotency_key).not.toBe(first.request.idempotency_key)
  expect(noteSentOrder(kernel, 'loyalty', draft()).repeated).toBe(false)
  expect(readSentOrders(kernel, 'main')).toEqual([first.request, other.request])
})

test('an answered order is forgotten, the others stay; all are when one has taken the basket', () => {
  const { kernel, left } = sentTwo()
  const [first] = readSentOrders(kernel, 'main')
  if (first) forgetSentOrder(kernel, 'main', first)
  expect(left()).toEqual(['второй'])
  forgetSentOrders(kernel, 'main')
  expect(left()).toEqual([])
})

test('the first order that was made is found, and it is not asked further', async () => {
  const { kernel, keys, left } = sentTwo()
  state.made.set(keys[0] ?? '', made(77))
  expect(await findSentOrder(kernel, 'main')).toBe(77)
  expect(left()).toEqual(['второй'])
  expect(requests.map(({ body }) => [body.get('only_made'), body.get('idempotency_key')])).toEqual([
    ['Y', keys[0]],
  ])
})

test('orders that were not made are forgotten once it is known', async () => {
  const { kernel, left } = sentTwo()
  expect(await findSentOrder(kernel, 'main')).toBeNull()
  expect(left()).toEqual([])
})

test('while there is something to order those that were not made stay, and the last one that was is told', async () => {
  const { kernel, keys, left } = sentTwo()
  expect(await findMadeOrders(kernel, 'main')).toBeNull()
  expect(left()).toEqual(['первый', 'второй'])
  state.made.set(keys[0] ?? '', made(77))
  expect(await findMadeOrders(kernel, 'main')).toBe(77)
  expect(left()).toEqual(['второй'])
  state.made.set(keys[1] ?? '', made(78))
  expect(await findMadeOrders(kernel, 'main')).toBe(78)
  expect(left()).toEqual([])
})

test.each([400, 404, 409, 422])('an order that was rejected with %i was not made', async (status) => {
  const { kernel } = sentTwo()
  intercept(() => status)
  expect(await findSentOrder(kernel, 'main')).toBeNull()
})

test.each([403, 408, 429, 500, 503])(
  'with %i it cannot be told, and nothing is forgotten',
  async (status) => {
    const { kernel, left } = sentTwo()
    intercept(() => status)
    await expect(findSentOrder(kernel, 'main')).rejects.toThrow()
    expect(left()).toEqual(['первый', 'второй'])
  },
)

test('what is no error of the API is no rejection', () => {
  expect(isRejection(new Error('Нет связи'))).toBe(false)
})
