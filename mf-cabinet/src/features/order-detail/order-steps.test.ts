import type { OrderMoment, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { testOrder } from '../../testing/test-order'
import { orderSteps } from './order-steps'

const inStatus = (STATUS_CODE: OrderStatusCode) => testOrder({ STATUS: { STATUS_CODE, STATUS_NAME: '' } })

test.each<[OrderStatusCode, string[]]>([
  ['sent', ['now', 'ahead', 'ahead']],
  ['in-progress', ['done', 'now', 'ahead']],
  ['completed', ['done', 'done', 'done']],
  ['canceled', ['done', 'canceled']],
  ['online-canceled', ['done', 'canceled']],
])('the current step of an order in status %s is that status', (code, states) => {
  expect(orderSteps(inStatus(code)).map(({ state }) => state)).toEqual(states)
})

const HISTORY: OrderMoment[] = [
  { STATUS_CODE: 'sent', DATE: '2025-10-14T11:32:00.000Z' },
  { STATUS_CODE: 'online-not-paid', DATE: '2025-10-14T11:32:02.000Z' },
  { STATUS_CODE: 'online-paid', DATE: '2025-10-14T11:41:00.000Z' },
  { STATUS_CODE: 'in-progress', DATE: '2025-10-14T15:00:00.000Z' },
  { STATUS_CODE: 'completed', DATE: '2025-10-16T08:10:00.000Z' },
]
const timesOf = (order: Parameters<typeof orderSteps>[0]) => orderSteps(order).map(({ at }) => at)

test('each step that is reached has its time', () => {
  const PAID = { CODE: 'PAID', TITLE: 'Оплачен' } as const
  expect(timesOf({ ...inStatus('completed'), ONLINE_PAY_STATUS: PAID, HISTORY })).toEqual([
    '2025-10-14T11:32:00.000Z',
    '2025-10-14T11:41:00.000Z',
    '2025-10-14T15:00:00.000Z',
    '2025-10-16T08:10:00.000Z',
  ])
})

test('an order that came back to a step has no time at those ahead of it', () => {
  const NOT_PAID = { CODE: 'NOT_PAID', TITLE: 'Не оплачен' } as const
  expect(timesOf({ ...inStatus('online-not-paid'), ONLINE_PAY_STATUS: NOT_PAID, HISTORY })).toEqual([
    '2025-10-14T11:32:00.000Z',
    '2025-10-14T11:32:02.000Z',
    undefined,
    undefined,
  ])
})

test('a cancelled order ends at its cancellation; without a history only its making has a time', () => {
  const canceled = { STATUS_CODE: 'canceled', DATE: '2025-10-15T09:00:00.000Z' } as const
  expect(timesOf({ ...inStatus('canceled'), HISTORY: [...HISTORY, canceled] })).toEqual([
    '2025-10-14T11:32:00.000Z',
    '2025-10-15T09:00:00.000Z',
  ])
  expect(timesOf(inStatus('completed'))).toEqual(['2025-10-14T11:32:00.000Z', undefined, undefined])
})
