import type { OnlinePayCode, Order, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import type { PaymentStart } from '@prilavok/shared-kernel/payment'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { cabinetApi } from '../../../testing/cabinet-api'
import { testOrder } from '../../../testing/test-order'
import { PaymentNote } from './PaymentNote'

const { data } = cabinetApi()
const ONLINE = { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: '' }
const url = 'https://bank.example/pay/7'

const online = (CODE: OnlinePayCode, STATUS_CODE: OrderStatusCode, changes: Partial<Order> = {}) =>
  testOrder({
    STATUS: { STATUS_CODE, STATUS_NAME: '' },
    PAYMENT_TYPE: ONLINE,
    ONLINE_PAY_STATUS: { CODE, TITLE: '' },
    ...changes,
  })
const NOT_PAID = online('NOT_PAID', 'online-not-paid')
const PROCESSING = online('PROCESSING', 'online-processing')
const PAID = online('PAID', 'online-paid')

interface Options {
  start?: PaymentStart
  returned?: boolean
  offered?: boolean
}
const show = (order: Order, { start, returned, offered = true }: Options = {}) => {
  data.orders = [order]
  const kernel = testKernel({ shop: { PAYMENT_TYPE: offered ? [ONLINE] : [] } })
  if (start) kernel.query.setQueryData([...queryKeys.payments, order.ID], start)
  return renderWithKernel(<PaymentNote order={order} />, {
    kernel,
    path: `/cabinet/orders/390${returned ? '?payment=returned' : ''}`,
  }).container
}
const note = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-tone]')
/** Exactly these buttons are there. */
const expectButtons = (...names: RegExp[]) => {
  expect(screen.queryAllByRole('button')).toHaveLength(names.length)
  for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible()
}
const PAY = /^Оплатить 28\s926,60\s₽$/
const CHANGE = /^Сменить способ оплаты$/
const GO_ON = /^Продолжить оплату$/

test.each<[string, Order, Options, string, RegExp, RegExp[]]>([
  ['not paid', NOT_PAID, {}, 'warning', /^Заказ отправлен, но\sне\sоплачен\. Оплатите онлайн/, [CHANGE, PAY]],
  ['rejected', NOT_PAID, { returned: true }, 'danger', /^Оплата не\sпрошла/, [CHANGE, PAY]],
  [
    'being started',
    NOT_PAID,
    { start: { state: 'starting' } },
    'info',
    /^Открываем страницу оплаты…$/,
    [CHANGE, /^Открываем оплату…$/],
  ],
  [
    'not to be started',
    NOT_PAID,
    { start: { state: 'failed', text: 'Банк не отвечает' } },
    'danger',
    /^Банк не отвечает$/,
    [CHANGE, PAY],
  ],
  [
    'blocked',
    PROCESSING,
    { start: { state: 'blocked', url } },
    'warning',
    /^Браузер не\sоткрыл окно оплаты/,
    [CHANGE],
  ],
  [
    'going on in its window',
    PROCESSING,
    { start: { state: 'opened', url } },
    'info',
    /^Оплатите заказ в\sоткрывшемся окне/,
    [CHANGE, GO_ON],
  ],
  ['checked', PROCESSING, { returned: true }, 'info', /^Банк проверяет оплату/, [CHANGE, GO_ON]],
  ['unconfirmed', PROCESSING, {}, 'warning', /^Оплата пока не\sподтверждена/, [CHANGE, GO_ON]],
  ['paid', PAID, { start: { state: 'opened', url } }, 'success', /^Заказ оплачен/, []],
])(
  'a payment that is %s is told in its tone, with what can be done',
  (_state, order, options, tone, text, ways) => {
    const told = note(show(order, options)) as HTMLElement
    expect(told.dataset.tone).toBe(tone)
    expect(within(told).getByText(text)).toHaveAttribute('aria-live', 'polite')
    expectButtons(...ways)
  },
)

test('where the shop takes no payments online another way is offered', () => {
  const told = note(show(NOT_PAID, { offered: false, returned: true })) as HTMLElement
  expect(told.dataset.tone).toBe('warning')
  expect(told).toHaveTextContent(/не\sпринимает оплату онлайн, выберите другой способ/)
  expectButtons(CHANGE)
})

test('one that is paid is paid there, too', () => {
  const told = note(show(PAID, { offered: false, returned: true })) as HTMLElement
  expect(told.dataset.tone).toBe('success')
  expect(told).toHaveTextContent(/^Заказ оплачен/)
})

test.each<[string, Order]>([
  ['is not paid online', testOrder()],
  ['was paid before', PAID],
  ['is cancelled', online('NOT_PAID', 'canceled')],
  ['is cancelled while it was being paid', online('PROCESSING', 'online-canceled')],
  ['a colleague has to pay', online('NOT_PAID', 'online-not-paid', { IS_OWN: 'N' })],
])('of an order that %s nothing is said', (_what, order) => {
  expect(show(order)).toBeEmptyDOMElement()
})
