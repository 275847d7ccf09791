import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { testOrder } from '../../testing/test-order'
import { RepeatTitle } from './RepeatTitle'

const titleOf = (order: ReturnType<typeof testOrder> | undefined, TIME_ZONE = 'Europe/Moscow') =>
  renderWithKernel(<RepeatTitle order={order} />, { shop: { TIME_ZONE } }).container.textContent?.replaceAll(
    '\u00a0',
    ' ',
  )
const LATE = testOrder({ CREATE_DATE: '2025-10-14T22:00:00.000Z' })

test.each([
  ['before it is known', undefined, 'Europe/Moscow', 'Повторить заказ'],
  ['by its number and day', LATE, 'Europe/Kaliningrad', 'Повторить заказ № 48390 от 15 октября 2025'],
  ['by the day of the shop', LATE, 'UTC', 'Повторить заказ № 48390 от 14 октября 2025'],
])('the order is called %s', (_how, order, zone, title) => expect(titleOf(order, zone)).toBe(title))
