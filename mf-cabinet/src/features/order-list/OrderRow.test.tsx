import type { Order } from '@prilavok/shared-kernel/contract'
import { Link, useLocation } from '@prilavok/shared-kernel/router'
import { renderWithKernel, type TestKernelOptions } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder } from '../../testing/test-order'
import { OrderRow } from './OrderRow'
import { orderChoice } from './order-choice'

const ONLINE = { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: '' }
const UNPAID = testOrder({
  STATUS: { STATUS_CODE: 'online-not-paid', STATUS_NAME: '' },
  PAYMENT_TYPE: ONLINE,
  ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: '' },
})

interface Options {
  order?: Order
  chosen?: readonly number[]
  withUser?: boolean
  busy?: boolean
  onRepeat?: (() => void) | undefined
  shop?: NonNullable<TestKernelOptions['shop']>
}

function State() {
  const { state } = useLocation()
  return <output>{JSON.stringify(state)}</output>
}
const change = jest.fn()
function show({ order = testOrder(), chosen, withUser = false, busy = false, onRepeat, shop }: Options = {}) {
  change.mockClear()
  renderWithKernel(
    <>
      <table>
        <tbody>
          <OrderRow {...{ order, withUser, busy, onRepeat, choice: orderChoice(chosen, change) }} />
        </tbody>
      </table>
      <Link to="/">Домой</Link>
      <State />
    </>,
    { path: '/cabinet/orders?page=2', ...(shop && { shop }) },
  )
}
const row = () => within(screen.getByRole('row'))
const cells = () =>
  row()
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('what a row says', () => {
  show()
  expect(cells()).toEqual([
    ...['№ 48390', '14 октября 2025', 'В работе', 'По счётуДоставка', '22 товара', '28 926,60 ₽', ''],
  ])
  expect(row().getByRole('button', { name: /^Скачать заказ №\s48390$/ })).toBeVisible()
  expect(row().queryByRole('checkbox')).not.toBeInTheDocument()
})

test('one that is fetched, and who ordered it', () => {
  show({ order: testOrder({ IS_PICKUP: 'Y' }), withUser: true })
  expect(cells()).toEqual(expect.arrayContaining(['14 октября 2025Соколова Марина', 'По счётуСамовывоз']))
})

test('who has no name is told by e-mail', () => {
  show({ order: testOrder({ USER: { NAME: '', EMAIL: 'a@x.example', PHONE: '' } }), withUser: true })
  expect(cells()[1]).toBe('14 октября 2025a@x.example')
})

test.each([
  [{ IS_LOYALTY: 'Y', POSITION_SUM: 1200 } as const, '1 200 Б'],
  [{ CURRENCY: 'KZT', POSITION_SUM: 500 }, '500,00 KZT'],
])('a sum in another currency than the shop’s carries its sign: %j', (changes, sum) => {
  show({ order: testOrder(changes) })
  expect(cells()[5]).toBe(sum)
})

test('an order that waits for its payment has the way to pay, where the shop takes payments', () => {
  show({ order: UNPAID, shop: { PAYMENT_TYPE: [ONLINE] } })
  expect(row().getByRole('link', { name: 'Оплатить заказ №\u00a048390' })).toHaveAttribute(
    'href',
    '/cabinet/orders/390',
  )
})

test.each([
  ['no payments are taken', UNPAID, []],
  ['nothing is to be paid', testOrder(), [ONLINE]],
])('where %s there is none', (_why, order, PAYMENT_TYPE) => {
  show({ order, shop: { PAYMENT_TYPE } })
  expect(row().queryByRole('link', { name: /^Оплатить/ })).not.toBeInTheDocument()
})

test.each([/^№/, /^Оплатить/])('the order knows the list that it is opened from: %s', async (name) => {
  show({ order: UNPAID, shop: { PAYMENT_TYPE: [ONLINE] } })
  await userEvent.click(row().getByRole('link', { name }))
  expect(screen.getByRole('status')).toHaveTextContent('{"list":"?page=2"}')
})

test('it is repeated where that may be', async () => {
  const onRepeat = jest.fn()
  show({ onRepeat })
  await userEvent.click(row().getByRole('button', { name: 'Повторить заказ №\u00a048390' }))
  expect(onRepeat).toHaveBeenCalledTimes(1)
})

test('while it is being repeated it is busy', () => {
  show({ onRepeat: () => undefined, busy: true })
  expect(row().getByRole('button', { name: /^Повторить/ })).toHaveAttribute('aria-busy', 'true')
})

test.each([
  [[], false, true],
  [[390], true, true],
  [[7, 390], true, true],
  [[7, 9], false, false],
])(
  'of the chosen orders %j it is one: %s; it can be chosen or taken out: %s',
  async (chosen, isChosen, isOpen) => {
    show({ chosen })
    const box = row().getByRole('checkbox', { name: 'Сравнить заказ №\u00a048390' })
    expect((box as HTMLInputElement).checked).toBe(isChosen)
    expect((box as HTMLInputElement).disabled).toBe(!isOpen)
    await userEvent.click(box)
    expect(change).toHaveBeenCalledTimes(isOpen ? 1 : 0)
  },
)
