import type { Order } from '@prilavok/shared-kernel/contract'
import { catchSavedFiles, LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { profileApi } from '../../testing/profile-api'
import { LastOrder } from './LastOrder'

const { data, called, intercept } = profileApi()
const ORDERS = '/v3/api/client/order/'

/** Tells whether the order knows when it came where it is. */
const Progress = ({ order }: { order: Order & { HISTORY?: unknown } }) => (
  <p>{order.HISTORY ? 'со временем' : 'без времени'}</p>
)
const show = (personal = {}) =>
  renderWithKernel(<LastOrder progress={Progress} />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal }),
  })
const region = (name: RegExp) => screen.findByRole('region', { name, busy: false })

test('number, state, day, colleague and sum, and how far it has come', async () => {
  data.history = [{ STATUS_CODE: 'sent', DATE: '2025-10-14T11:32:00.000Z' }]
  show()
  expect(screen.getByRole('region', { name: 'Последний заказ', busy: true })).toBeVisible()
  const order = await region(/^Последний заказ №\s48390$/)
  expect(order).toHaveTextContent('В работе')
  expect(order).toHaveTextContent(/от 14 октября 2025, Соколова\sМ\./)
  expect(order).toHaveTextContent('28 926,60 ₽')
  expect(within(order).getByRole('link', { name: /48390/ })).toHaveAttribute('href', '/cabinet/orders/390')
  expect(await within(order).findByText('со временем')).toBeVisible()
})

test('who buys for himself reads no name; who may not order does not repeat', async () => {
  show({ COMPANY_NAME: null, CLIENT_ALLOW_TO_ORDER: 'N' })
  const order = await region(/48390/)
  expect(order).not.toHaveTextContent('Соколова')
  expect(within(order).queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
  expect(within(order).getByRole('button', { name: 'Скачать' })).toBeVisible()
})

test('it is repeated and downloaded from here', async () => {
  const saved = catchSavedFiles()
  data.action = { SUCCESS: 'Y', FILENAME: '/upload/files/ticket' }
  show()
  const order = within(await region(/48390/))
  await userEvent.click(order.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(called(`${ORDERS}390/repeat/`)).toHaveLength(1))
  await userEvent.click(order.getByRole('button', { name: 'Скачать' }))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('without its own answer it stands there without its times, and nobody is told', async () => {
  intercept(({ path }) => (path === `${ORDERS}390/` ? 500 : undefined))
  const { kernel } = show()
  await region(/48390/)
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(screen.getByText('без времени')).toBeVisible()
  expect([kernel.notices.current(), kernel.modals.current()]).toEqual([[], []])
})

test('who has not ordered is led to the catalogue', async () => {
  data.orders = []
  show()
  const block = within(await region(/^Последний заказ$/))
  expect(block.getByText(/^Заказов пока нет/)).toBeVisible()
  expect(block.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
})

test('one that does not come is asked for again; one that is there stays when a later reading fails', async () => {
  intercept(({ path }) => (path === ORDERS ? 500 : undefined))
  const { kernel } = show()
  expect(await screen.findByText(/^Заказы не загрузились\./)).toBeVisible()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await region(/48390/)
  intercept(({ path }) => (path === ORDERS ? 500 : undefined))
  await act(() => kernel.query.invalidateQueries({ queryKey: keys.orders }))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(await region(/48390/)).toBeVisible()
})
