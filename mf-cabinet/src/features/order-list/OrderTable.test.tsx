import type { Personal } from '@prilavok/shared-kernel/contract'
import { createTestPlatform, LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readParams } from '../../model/order-list-params'
import { cabinetApi } from '../../testing/cabinet-api'
import { testOrder } from '../../testing/test-order'
import { OrderTable } from './OrderTable'
import { orderChoice } from './order-choice'

const { called, intercept } = cabinetApi()
const ORDERS = [testOrder(), testOrder({ ID: 7, ORDER_NUMBER: '00107' })]
const onSort = jest.fn()
const show = ({
  search = '',
  stale = false,
  withUsers = false,
  chosen = undefined as readonly number[] | undefined,
  personal = {} as Partial<Personal>,
  shop = {},
} = {}) => {
  onSort.mockClear()
  renderWithKernel(
    <OrderTable
      orders={ORDERS}
      params={readParams(new URLSearchParams(search), createTestPlatform().cookies)}
      {...{ onSort, stale, withUsers }}
      choice={orderChoice(chosen, () => undefined)}
    />,
    { kernel: partKernel({ cookies: LOGGED_IN, personal, shop }) },
  )
  return screen.getByRole('table')
}
const headers = () => screen.getAllByRole('columnheader')
const rows = () => within(screen.getAllByRole('rowgroup')[1] as HTMLElement).getAllByRole('row')

test('the names of the columns; counts and sums stand at the right', () => {
  show()
  expect(
    headers().map(({ textContent, dataset }) => [textContent?.replace(/\s/g, ' '), dataset.right]),
  ).toEqual([
    ['Заказ', undefined],
    ['Дата', undefined],
    ['Статус', undefined],
    ['Оплата и получение', undefined],
    ['Товары', 'true'],
    ['Сумма, ₽', 'true'],
  ])
})

test('the sum is in the currency of the shop', () => {
  show({ shop: { CURRENCY: 'KZT' } })
  expect(screen.getByRole('columnheader', { name: /^Сумма,\sKZT$/ })).toBeInTheDocument()
})

test('[CAB-020] columns are sorted by their buttons; payment and receiving cannot be', async () => {
  show()
  for (const button of within(screen.getAllByRole('rowgroup')[0] as HTMLElement).getAllByRole('button'))
    await userEvent.click(button)
  expect(onSort.mock.calls).toEqual(
    ['ORDER_NUMBER', 'CREATE_DATE', 'STATUS', 'POSITION_COUNT', 'POSITION_SUM'].map((sort) => [sort]),
  )
})

test('the column that the orders are sorted by says so', () => {
  show({ search: 'sort=STATUS&order=ASC' })
  expect(headers().map((header) => header.getAttribute('aria-sort'))).toEqual([
    ...[null, null, 'ascending', null, null, null],
  ])
})

test.each([
  [false, null],
  [true, 'true'],
])('while others are on their way (%s) the table is busy', (stale, busy) => {
  const table = show({ stale })
  expect(table.getAttribute('aria-busy')).toBe(busy)
  expect(table.getAttribute('data-stale')).toBe(busy)
})

test.each([
  [false, 0],
  [true, 2],
])('where several order (%s) each row says who it was', (withUsers, count) => {
  show({ withUsers })
  expect(screen.queryAllByText('Соколова Марина')).toHaveLength(count)
})

test('while two are chosen each row can be', () => {
  show({ chosen: [7] })
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    false,
    true,
  ])
})

test.each([
  ['Y', 2],
  ['N', 0],
] as const)('[AMB-44] who may order (%s) may repeat', (CLIENT_ALLOW_TO_ORDER, count) => {
  show({ personal: { CLIENT_ALLOW_TO_ORDER } })
  expect(screen.queryAllByRole('button', { name: /^Повторить/ })).toHaveLength(count)
})

test('an order is repeated by the button of its own row, which is busy meanwhile', async () => {
  intercept(({ path }) => (path.endsWith('/repeat/') ? new Promise<undefined>(() => undefined) : undefined))
  show()
  const buttons = rows().map((row) => within(row).getByRole('button', { name: /^Повторить/ }))
  await userEvent.click(buttons[1] as HTMLElement)
  expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual([null, 'true'])
  await waitFor(() => expect(called('/repeat/')).toEqual([expect.stringContaining('/order/7/repeat/')]))
})

test('arrows go from order to order', async () => {
  show()
  const [first, second] = rows().map((row) => within(row).getByRole('link'))
  first?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(second).toHaveFocus()
})
