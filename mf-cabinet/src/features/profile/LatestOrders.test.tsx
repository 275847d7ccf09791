import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { profileApi } from '../../testing/profile-api'
import { testOrder } from '../../testing/test-order'
import { LatestOrders } from './LatestOrders'

const { data, called, intercept } = profileApi()
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    testOrder({ ID: 390 - index, ORDER_NUMBER: String(48390 - index), POSITION_SUM: 1000.5 }),
  )
const show = (personal = {}) =>
  renderWithKernel(<LatestOrders />, { kernel: partKernel({ cookies: LOGGED_IN, personal }) })
const region = () => screen.findByRole('region', { name: 'Последние заказы', busy: false })
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('each order has number, date, status, colleague and sum, and leads to its page', async () => {
  data.orders = orders(2)
  data.count = 1084
  show()
  const block = within(await region())
  expect(headers()).toEqual(['Заказ', 'Дата', 'Статус', 'Кто заказал', 'Сумма'])
  const [, first] = block.getAllByRole('row')
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['№\u00a048390', '14 октября 2025', 'В работе', 'Соколова\u00a0М.', '1\u00a0000,50\u00a0₽', ''])
  expect(block.getByRole('link', { name: /48390/ })).toHaveAttribute('href', '/cabinet/orders/390')
  expect(block.getByRole('link', { name: /^Все, 1\s084$/ })).toHaveAttribute('href', '/cabinet/orders')
})

test('who buys for himself reads no name; who may not order repeats nothing', async () => {
  data.orders = orders(2)
  show({ COMPANY_NAME: null, CLIENT_ALLOW_TO_ORDER: 'N' })
  await region()
  expect(headers()).toEqual(['Заказ', 'Дата', 'Статус', 'Сумма'])
  expect(screen.queryByText(/Соколова/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  for (const row of screen.getAllByRole('row')) expect(row.children).toHaveLength(4)
})

test('an order is repeated from its row', async () => {
  data.orders = orders(2)
  show()
  await region()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить заказ №\u00a048389' }))
  await waitFor(() => expect(called('/v3/api/client/order/389/repeat/')).toHaveLength(1))
})

test('one order stands elsewhere: there is no block for it', async () => {
  data.orders = orders(1)
  const { kernel } = show()
  expect(screen.getByRole('region', { busy: true })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('those that do not come are asked for again', async () => {
  data.orders = orders(2)
  intercept(({ path }) => (path === '/v3/api/client/order/' ? 500 : undefined))
  show()
  expect(await screen.findByText(/^Заказы не загрузились\./)).toBeVisible()
  expect(screen.getByRole('region', { busy: false })).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: /48390/ })).toBeVisible()
})
