import type { Order } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, testCustomer, testOrder } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { giveConsents, sendButton } from '../../testing/order-form'
import { renderPage } from '../../testing/render-page'
import { testAddress, testRows, testTradePoint } from '../../testing/test-rows'

const { data: state, intercept } = basketApi()

const order = (changes: Partial<Order> = {}) =>
  testOrder({ ADDRESS: 'Тверь, ул. Новая, 1', COMMENT: 'Старый комментарий', ...changes })
const open = async (cookies: Record<string, string> = {}, path = '/basket/ordering') => {
  const opened = renderPage(path, {
    cookies: { ...LOGGED_IN, ...cookies },
    personal: state.personal,
  })
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  return opened
}
const radio = (name: RegExp) => screen.getByRole('radio', { name })
const offer = () => screen.queryByRole('region', { name: /Как в\sпрошлый раз/ })
const fill = () => userEvent.click(screen.getByRole('button', { name: /Заполнить так\sже/ }))

beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
  state.addresses = [testAddress(31, 'Москва, ул. Вавилова, 19'), testAddress(32, 'Тверь, ул. Новая, 1')]
  state.tradePoints = [testTradePoint(1, 'Складская, 4'), testTradePoint(2, 'Заречная, 8')]
})

test('one press fills the form as the latest order was; what has a default of its own stays until then', async () => {
  state.lastOrder = order()
  const { cookies } = await open()
  expect(radio(/^Самовывоз/)).toBeChecked()
  expect(radio(/^Наличными/)).toBeChecked()
  expect(offer()).toHaveTextContent(/Как в\sзаказе №\s48390 от .*Доставка · Тверь, ул\. Новая, 1 · По счёту/)
  await fill()
  expect(radio(/^Доставка/)).toBeChecked()
  expect(radio(/^По счёту/)).toBeChecked()
  expect(screen.getByRole('combobox', { name: /Адрес доставки/ })).toHaveDisplayValue('Тверь, ул. Новая, 1')
  expect(screen.getByRole('textbox', { name: 'Для менеджера и водителя' })).toHaveValue('')
  expect(offer()).toBeNull()
  expect(
    ['deliveryType', 'addressId', 'addressName', 'paymentType'].map((name) => cookies.get(name)),
  ).toEqual([...['2', '32', 'Тверь, ул. Новая, 1', 'INVOICE']])
})

test('a place without a default is that of the latest order from the start', async () => {
  state.lastOrder = order({
    ...{ IS_PICKUP: 'Y', ADDRESS: null },
    TRADEPOINT: { NAME: 'Склад', PHONE: '', EMAIL: '', ADDRESS: 'Заречная, 8' },
    PAYMENT_TYPE: { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: '' },
  })
  await open()
  expect(screen.getByRole('combobox', { name: 'Пункт выдачи' })).toHaveDisplayValue('Заречная, 8')
  expect(offer()).toBeNull()
})

test('a colleague’s order is offered by name, and fills nothing until it is taken', async () => {
  state.ofColleague = order({ IS_OWN: 'N', USER: { NAME: 'Соколова Анна', EMAIL: 'a@b.c', PHONE: '' } })
  await open({ deliveryType: '2' })
  const address = () => screen.getByRole('combobox', { name: /Адрес доставки/ })
  expect(address()).toHaveDisplayValue('Москва, ул. Вавилова, 19')
  expect(offer()).toHaveTextContent(/оформил коллега:\sСоколова Анна/)
  await fill()
  expect(address()).toHaveDisplayValue('Тверь, ул. Новая, 1')
})

test('the form opens without it when the orders cannot be read, and nobody is bothered', async () => {
  intercept(({ path }) => (path === '/v3/api/client/order/' ? 500 : undefined))
  const { kernel } = await open()
  expect(radio(/^Самовывоз/)).toBeChecked()
  expect(kernel.modals.current()).toEqual([])
  expect(kernel.notices.current()).toEqual([])
})

test('[BAS-049] an order remembers what it was sent with, though nothing was touched', async () => {
  const { cookies, url } = await open()
  await giveConsents()
  await userEvent.click(sendButton())
  await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
  expect(
    ['deliveryType', 'deliveryId', 'deliveryName', 'paymentType'].map((name) => cookies.get(name)),
  ).toEqual([...['1', '1', 'Складская, 4', 'CASH']])
})
