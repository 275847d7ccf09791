import type { OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { orderSteps } from './order-steps'

const statesOf = (STATUS_CODE: OrderStatusCode) =>
  orderSteps({ STATUS: { STATUS_CODE, STATUS_NAME: '' }, ONLINE_PAY_STATUS: null }).map(({ state }) => state)

test.each<[OrderStatusCode, string[]]>([
  ['sent', ['now', 'ahead', 'ahead']],
  ['in-progress', ['done', 'now', 'ahead']],
  ['completed', ['done', 'done', 'done']],
  ['canceled', []],
])('the current step of an order in status %s is that status', (code, states) => {
  expect(statesOf(code)).toEqual(states)
})
