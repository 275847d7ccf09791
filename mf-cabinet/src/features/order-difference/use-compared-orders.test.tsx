import type { Order } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { testOrder } from '../../testing/test-order'
import { useComparedOrders } from './use-compared-orders'

const { data, calls, called, intercept } = cabinetApi()
const order = (ID: number, CREATE_DATE: string, changes: Partial<Order> = {}) =>
  testOrder({ ID, CREATE_DATE, ...changes })

beforeEach(() => {
  data.orders = [
    order(9, '2025-10-14T11:32:00.000Z'),
    order(8, '2025-10-01T09:00:00.000Z'),
    order(7, '2025-09-01T09:00:00.000Z'),
  ]
})

function Compared({ was, now }: { was: string; now: string }) {
  const found = useComparedOrders({ was, now })
  return (
    <>
      <output>
        {JSON.stringify({
          ...{ was: found.was?.ID, now: found.now?.ID, noPrevious: found.noPrevious, missing: found.missing },
          ...{ failed: Boolean(found.error), busy: found.isFetching },
        })}
      </output>
      <button type="button" onClick={found.retry}>
        Повторить
      </button>
    </>
  )
}
const show = (was: string, now: string) => renderWithKernel(<Compared was={was} now={now} />)
const found = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, unknown>
const ready = { noPrevious: false, missing: false, failed: false, busy: false }
const becomes = (expected: object) => waitFor(() => expect(found()).toEqual({ ...ready, ...expected }))

test('without an address nothing is asked for', () => {
  const { kernel } = show('', '')
  expect(kernel.query.isFetching()).toBe(0)
  expect(calls).toEqual([])
  expect(found()).toEqual(ready)
})

test('two that are named are read, and no others', async () => {
  show('7', '9')
  expect(found()).toEqual({ ...ready, busy: true })
  await becomes({ was: 7, now: 9 })
  expect(calls.map((call) => call.split('?')[0]?.trim()).toSorted()).toEqual([
    'GET /v3/api/client/order/7/',
    'GET /v3/api/client/order/9/',
  ])
})

test('the earlier one is the first, however they are named', async () => {
  show('9', '7')
  await becomes({ was: 7, now: 9 })
})

test('two of one moment stay as they are named', async () => {
  data.orders = [order(9, '2025-10-14T11:32:00.000Z'), order(7, '2025-10-14T11:32:00.000Z')]
  show('9', '7')
  await becomes({ was: 9, now: 7 })
})

test('without an earlier one it is the order before', async () => {
  show('', '9')
  await becomes({ was: 8, now: 9 })
})

test('the first order has none before it', async () => {
  show('', '7')
  await becomes({ now: 7, noPrevious: true })
  expect(called('/client/order/0/')).toEqual([])
})

test('that there is none before says nothing where one is named', async () => {
  show('9', '7')
  await becomes({ was: 7, now: 9 })
  expect(calls.some((call) => call.includes('order_user'))).toBe(false)
})

test.each([
  ['77', '9', { now: 9 }],
  ['7', '99', { was: 7 }],
])('of %s and %s one is not there', async (was, now, known) => {
  show(was, now)
  await becomes({ ...known, missing: true })
})

test('one that could not be read is asked for again, the other is not', async () => {
  intercept(({ path }) => (path.endsWith('/order/7/') ? 422 : undefined))
  show('7', '9')
  await becomes({ now: 9, failed: true })
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button'))
  await becomes({ was: 7, now: 9 })
  expect(called('/order/9/')).toHaveLength(1)
})

test('the order before that could not be looked up is looked up again', async () => {
  intercept(({ query }) => (query.has('order_user') ? 422 : undefined))
  show('', '9')
  await becomes({ now: 9, failed: true })
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button'))
  await becomes({ was: 8, now: 9 })
})
