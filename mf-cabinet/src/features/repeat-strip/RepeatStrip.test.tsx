import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { cabinetApi } from '../../testing/cabinet-api'
import { testOrder } from '../../testing/test-order'
import { RepeatStrip } from './RepeatStrip'

const { data, called, intercept } = cabinetApi()
const ORDERS = '/v3/api/client/order/'
const show = (TIME_ZONE = 'Europe/Moscow') =>
  renderWithKernel(<RepeatStrip />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: {}, shop: { TIME_ZONE } }),
  })
const strip = () => screen.getByRole('region', { name: 'Повторить заказ' })
const first = () => screen.findByRole('button', { name: /48390/ })

test('an order says number, day of the shop, goods and sum', async () => {
  data.orders = [testOrder({ CREATE_DATE: '2025-10-14T22:00:00.000Z' })]
  show()
  expect((await first()).textContent?.replace(/\s/g, ' ')).toBe(
    'Повторить № 48390 от 15 октября 202522 товара, 28 926,60 ₽',
  )
  expect(strip()).toHaveAttribute('aria-busy', 'false')
})

test('it is busy until they have come', async () => {
  show()
  expect(strip()).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  await first()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('one that is being looked up is busy, and is not looked up again', async () => {
  data.orders = [testOrder(), testOrder({ ID: 391, ORDER_NUMBER: '47880' })]
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (path.endsWith('/repeat/')) await gate
    return undefined
  })
  const { kernel } = show()
  const button = await first()
  const other = screen.getByRole('button', { name: /47880/ })
  expect(button).not.toHaveAttribute('aria-busy')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(other).not.toHaveAttribute('aria-busy')
  await userEvent.click(button)
  answer()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(called('/390/repeat/')).toHaveLength(1)
  expect(kernel.notices.current()).toHaveLength(1)
})

test('who has not ordered yet has no strip', async () => {
  data.orders = []
  const { container } = show()
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

test('orders that do not come are told here alone, and asked for again', async () => {
  intercept(({ path }) => (path === ORDERS ? 500 : undefined))
  const { kernel } = show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Последние заказы не загрузились.')
  expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await first()).toBeVisible()
})

test('those that are there stay when a later reading fails', async () => {
  const { kernel } = show()
  await first()
  intercept(({ path }) => (path === ORDERS ? 500 : undefined))
  await kernel.query.invalidateQueries({ queryKey: keys.orders })
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(await first()).toBeVisible()
})
