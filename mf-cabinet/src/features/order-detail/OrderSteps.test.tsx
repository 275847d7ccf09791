import type { OrderMoment, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { testOrder } from '../../testing/test-order'
import { OrderSteps } from './OrderSteps'

const show = (STATUS_CODE: OrderStatusCode, HISTORY?: OrderMoment[]) => {
  const order = { ...testOrder({ STATUS: { STATUS_CODE, STATUS_NAME: '' } }), HISTORY }
  renderWithKernel(<OrderSteps order={order} />)
  return within(screen.getByRole('list', { name: 'Ход заказа' })).getAllByRole('listitem')
}
const lookOf = (steps: readonly HTMLElement[]) =>
  steps.map((step) => [
    step.dataset.state,
    step.dataset.passed,
    step.getAttribute('aria-current'),
    step.querySelectorAll('svg').length,
  ])

test.each<[OrderStatusCode, unknown[]]>([
  [
    'sent',
    [
      ['now', undefined, 'step', 0],
      ['ahead', undefined, null, 0],
      ['ahead', undefined, null, 0],
    ],
  ],
  [
    'in-progress',
    [
      ['done', '', null, 1],
      ['now', undefined, 'step', 0],
      ['ahead', undefined, null, 0],
    ],
  ],
  [
    'completed',
    [
      ['done', '', null, 1],
      ['done', '', null, 1],
      ['done', '', null, 1],
    ],
  ],
  [
    'canceled',
    [
      ['done', '', null, 1],
      ['canceled', '', 'step', 1],
    ],
  ],
])('of an order that is %s each step shows how far it is', (status, look) => {
  expect(lookOf(show(status))).toEqual(look)
})

test('a step says when the order came to it, where that is known', () => {
  const steps = show('in-progress', [{ STATUS_CODE: 'in-progress', DATE: '2025-10-15T06:05:00.000Z' }])
  expect(steps.map((step) => step.querySelector('time')?.dateTime)).toEqual([
    ...['2025-10-14T11:32:00.000Z', '2025-10-15T06:05:00.000Z', undefined],
  ])
  expect(steps[1]).toHaveTextContent(/^В работе15 октября 2025, 09:05$/)
})
