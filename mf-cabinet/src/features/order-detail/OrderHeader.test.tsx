import type { Order } from '@prilavok/shared-kernel/contract'
import {
  catchSavedFiles,
  LOGGED_IN,
  type PartOptions,
  partKernel,
  renderWithKernel,
} from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { testOrder } from '../../testing/test-order'
import { OrderHeader } from './OrderHeader'

const { actions, called, intercept } = cabinetApi()

const show = (changes: Partial<Order> = {}, options: PartOptions = {}) =>
  renderWithKernel(<OrderHeader order={testOrder(changes)} />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: {}, ...options }),
  })
const button = (name: string) => screen.queryByRole('button', { name })

test('the way back, number, status and day of an order', () => {
  show()
  expect(screen.getByRole('link', { name: 'К списку заказов' })).toBeVisible()
  const title = screen.getByRole('heading', { level: 1, name: /^Заказ №\s48390$/ })
  // It takes the focus when the page is opened, and is no tab stop.
  expect(title).toHaveAttribute('tabindex', '-1')
  expect(screen.getByText('В работе')).toBeVisible()
  expect(screen.getByText('от 14 октября 2025')).toBeVisible()
})

test('a status without a name has one; the day is that of the shop', () => {
  show(
    { STATUS: { STATUS_CODE: 'completed', STATUS_NAME: '' }, CREATE_DATE: '2025-10-14T20:30:00.000Z' },
    { shop: { TIME_ZONE: 'Asia/Vladivostok' } },
  )
  expect(screen.getByText('Выполнен')).toBeVisible()
  expect(screen.getByText('от 15 октября 2025')).toBeVisible()
})

test.each([
  ['Y', true],
  ['N', false],
] as const)('[AMB-44] who may order (%s) may repeat: %s', (CLIENT_ALLOW_TO_ORDER, offered) => {
  show({}, { personal: { CLIENT_ALLOW_TO_ORDER } })
  expect(button('Повторить') !== null).toBe(offered)
  expect(button('Скачать')).toBeVisible()
})

test('it is repeated, busy meanwhile', async () => {
  intercept(({ path }) => (path.endsWith('/repeat/') ? new Promise<undefined>(() => undefined) : undefined))
  show()
  expect(button('Повторить')).not.toHaveAttribute('aria-busy')
  await userEvent.click(button('Повторить') as HTMLElement)
  expect(button('Повторить')).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(called('/order/390/repeat/')).toHaveLength(1))
})

test('[CAB-049] it is saved as a workbook', async () => {
  const saved = catchSavedFiles()
  intercept(({ method, path }) => {
    if (path === '/upload/files/ticket') return new Response('table')
    return method === 'POST' ? { SUCCESS: 'Y', FILENAME: '/upload/files/ticket' } : undefined
  })
  show()
  await userEvent.click(button('Скачать') as HTMLElement)
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['ticket']))
  expect(actions()).toEqual([{ action: 'export', order_id: '390' }])
})

test.each<[string, Partial<Order>, boolean]>([
  ['one’s own', {}, true],
  ['a colleague’s', { IS_OWN: 'N' }, false],
  ['one that is completed', { STATUS: { STATUS_CODE: 'completed', STATUS_NAME: '' } }, false],
])('[CAB-038] %s order can be cancelled: %s', (_whose, changes, offered) => {
  show(changes)
  expect(button('Отменить') !== null).toBe(offered)
})

test('[CAB-038] cancelling asks first, about this order', async () => {
  const { kernel } = show()
  await userEvent.click(button('Отменить') as HTMLElement)
  expect(kernel.modals.current()).toMatchObject([{ name: 'cancelOrder', props: { orderId: 390 } }])
})
