/** @jest-environment-options {"styles": true} */
import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPalette } from '../../testing/render-page'
import { testOrder } from '../../testing/test-order'

const { data, lists, additions, intercept } = cabinetApi()

const show = (options: Parameters<typeof renderPalette>[1] = { cookies: LOGGED_IN, personal: {} }) => {
  const onClose = jest.fn()
  return { ...renderPalette(['palette.orders'], { onClose, ...options }), onClose }
}
const field = () => screen.getByRole('combobox')

test('before anything is typed the last order stands there', async () => {
  show()
  expect(await screen.findByRole('rowgroup', { name: 'Последний заказ' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Заказ №.48390, 14 октября.*22.товара/ })).toHaveTextContent(
    'В работе',
  )
  expect(lists()).toEqual([expect.objectContaining({ limit: '1', sort: 'CREATE_DATE', order: 'DESC' })])
})

test('an order is found by a part of its number, asked for once after a pause; Enter opens its page', async () => {
  data.orders = [testOrder(), testOrder({ ID: 391, ORDER_NUMBER: '50001' })]
  const { url, onClose } = show()
  await screen.findAllByRole('row')
  await userEvent.type(field(), '500')
  const row = await screen.findByRole('row', { name: /№.50001/ })
  await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', row.id))
  expect(lists().map(({ order_number }) => order_number)).toEqual([undefined, '500'])
  await userEvent.keyboard('{Enter}')
  expect(url()).toBe('/cabinet/orders/391')
  expect(onClose).toHaveBeenCalled()
})

test('the word alone leads to the list of orders, not into the newest one', async () => {
  const { url } = show()
  await screen.findAllByRole('row')
  await userEvent.type(field(), 'заказы')
  const row = await screen.findByRole('row', { name: 'Все заказы' })
  await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', row.id))
  expect(screen.getByRole('row', { name: /№.48390/ })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(url()).toBe('/cabinet/orders')
})

test('what has failed is said where it was asked for, and can be asked again', async () => {
  show()
  await screen.findByRole('row')
  intercept(() => 500)
  await userEvent.type(field(), '483')
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  intercept(() => undefined)
  await userEvent.click(retry)
  expect(await screen.findByRole('row', { name: /№.48390/ })).toBeInTheDocument()
})

describe('«Повторить последний заказ»', () => {
  const showActions = (options: Parameters<typeof renderPalette>[1] = { cookies: LOGGED_IN, personal: {} }) =>
    renderPalette(['palette.actions'], options)

  test('puts the products of the last order into the basket once the palette has closed, and says so', async () => {
    const { kernel } = showActions()
    expect(await screen.findByRole('row', { name: /от.14 октября.*22.товара/ })).toBeInTheDocument()
    await userEvent.type(field(), 'повторить')
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(additions()).toMatchObject([{ 'products[100241]': '50' }]))
    expect(kernel.notices.current()).toMatchObject([{ text: 'Товары заказа добавлены в корзину' }])
    expect(lists()).toEqual([expect.objectContaining({ limit: '1', sort: 'CREATE_DATE', order: 'DESC' })])
  })

  test.each([
    ['who has not ordered yet', [], { cookies: LOGGED_IN, personal: {} }],
    ['visitors', [testOrder()], { personal: { ID: null } }],
    [
      'who may not order',
      [testOrder()],
      { cookies: LOGGED_IN, personal: { CLIENT_ALLOW_TO_ORDER: 'N' as const } },
    ],
  ])('is not there for %s', async (_whom, orders, options) => {
    data.orders = orders
    showActions(options)
    await userEvent.type(field(), 'повторить')
    await waitFor(() => expect(field()).toHaveValue('повторить'))
    expect(screen.queryByRole('row')).toBeNull()
  })
})
