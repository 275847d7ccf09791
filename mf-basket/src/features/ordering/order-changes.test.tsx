import type { CreateOrderResponse, OrderChange } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, put, testCustomer, testStore } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { ORDER_CREATED } from '../../testing/basket-state'
import { giveConsents, sendButton } from '../../testing/order-form'
import { renderPage } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'

const { data: state, requests } = basketApi()

const PATH = '/basket/ordering'
const creations = () =>
  requests.filter(({ path, body }) => path.endsWith('/create/') && !body.has('only_made'))
const comment = () => screen.getByRole('textbox', { name: 'Для менеджера и водителя' })

/** A tab of the browser: what it keeps outlives the page. */
const openTab = () => ({ session: testStore() })
const open = async (platform: ReturnType<typeof openTab> = openTab()) => {
  const opened = renderPage(PATH, { cookies: LOGGED_IN, personal: testCustomer(), platform })
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  return opened
}
beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
})

describe('what has changed since it was seen', () => {
  const CHANGES: OrderChange[] = [
    { PRODUCT_ID: 1, NAME: 'Бумага А4', KIND: 'price', WAS: 100, NOW: 110.5 },
    { PRODUCT_ID: 2, NAME: 'Ручка', KIND: 'quantity', WAS: 10, NOW: 3 },
    { PRODUCT_ID: 3, NAME: 'Папка', KIND: 'gone', WAS: 2, NOW: 0 },
    { PRODUCT_ID: 4, NAME: 'Скрепки', KIND: 'back', WAS: 0, NOW: 5 },
    { PRODUCT_ID: 0, NAME: 'Доставка', KIND: 'delivery', WAS: 0, NOW: 390 },
  ]
  const panel = () => screen.findByRole('region', { name: /Пока вы оформляли заказ/ })
  const change = (CONFIRM?: string) => {
    state.order = rejection({ CODE: 'order_changed', TEXT: 'Корзина изменилась' }, { CHANGES, CONFIRM })
  }

  test('is told row by row in place of the generic error, and nothing is ordered yet', async () => {
    change('code-1')
    const { kernel } = await open()
    await giveConsents()
    state.rows.main = [testRow({ PRICE: 110.5 })]
    await userEvent.click(sendButton())
    const rows = within(await panel()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Бумага А4Было 100,00 ₽, стало 110,50 ₽',
      'РучкаВместо 10 можно заказать 3',
      'ПапкаБольше нельзя заказать',
      'СкрепкиСнова можно заказать, в корзине 5',
      'ДоставкаБыло 0,00 ₽, стало 390,00 ₽',
    ])
    expect(await panel()).toHaveFocus()
    expect(kernel.modals.current()).toEqual([])
    expect(creations()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Отправить заказ' })).toBeNull()
    // The sums beside it are those of now.
    await waitFor(() =>
      expect(screen.getByRole('complementary', { name: 'Ваш заказ' })).toHaveTextContent(
        'К оплате1 105,00 ₽',
      ),
    )
  })

  test('a count that another tab has changed is named, and ordered only once it is confirmed; no focus is taken', async () => {
    const { url, kernel } = await open()
    await giveConsents()
    await put(comment(), 'Позвонить')
    const [first] = testRows(1)
    state.rows.main = [
      testRow({ ...first, QUANTITY: 60, SUM: 6000 }),
      testRow({ ID: 77, NAME: 'Скотч', QUANTITY: 5 }),
    ]
    await act(() => kernel.query.invalidateQueries({ queryKey: queryKeys.basketRows }))
    const rows = within(await panel()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      `${first?.NAME}Было ${first?.QUANTITY}, стало 60`,
      'СкотчДобавлен в корзину: 5',
      'Товар 2Удалён из корзины',
    ])
    expect(comment()).toHaveFocus()
    expect(
      screen.getByText('Пока вы оформляли заказ, он изменился', { selector: '[role=status]' }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Отправить заказ' })).toBeNull()
    fireEvent.submit(comment().closest('form') as HTMLFormElement)
    expect(await panel()).toHaveFocus()
    expect(creations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /Подтвердить и\sотправить/ }))
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(creations()).toHaveLength(1)
    expect(creations()[0]?.body.has('confirm')).toBe(false)
  })

  test('is ordered once it is confirmed, with what the answer named', async () => {
    change('code-1')
    const { url } = await open()
    await giveConsents()
    await userEvent.click(sendButton())
    await panel()
    state.order = ORDER_CREATED
    await userEvent.click(screen.getByRole('button', { name: /Подтвердить и\sотправить/ }))
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(creations().map(({ body }) => body.get('confirm'))).toEqual([null, 'code-1'])
  })

  test('Enter in a field of the form confirms nothing', async () => {
    change('code-1')
    await open()
    await giveConsents()
    await userEvent.click(sendButton())
    await panel()
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /^Самовывоз/ })
    radio.focus()
    // What a browser does at Enter in a form without a submit button.
    if (radio.form) fireEvent.submit(radio.form)
    expect(await panel()).toHaveFocus()
    expect(creations()).toHaveLength(1)
  })

  test('what blocks an order blocks the confirmation, too', async () => {
    change('code-1')
    await open()
    await giveConsents()
    state.rows.main = [testRow({ PRICE: 10, SUM: 10, QUANTITY: 1 })]
    await userEvent.click(sendButton())
    await panel()
    const confirm = screen.getByRole('button', { name: /Подтвердить/ })
    await waitFor(() => expect(confirm).toBeDisabled())
    expect(confirm).toHaveAccessibleDescription(/до\sминимального заказа/i)
    confirm.closest('form')?.requestSubmit()
    expect(creations()).toHaveLength(1)
  })

  test('when nothing is left there is nothing to confirm, only the way to the basket', async () => {
    change()
    await open()
    await giveConsents()
    state.rows.main = []
    await userEvent.click(sendButton())
    expect(within(await panel()).getByRole('link', { name: /Вернуться в\sкорзину/ })).toHaveAttribute(
      'href',
      '/basket',
    )
    expect(screen.queryByRole('button', { name: /Подтвердить/ })).toBeNull()
  })

  test('the order says which sums its user saw', async () => {
    const { url } = await open()
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    const [{ body } = { body: new URLSearchParams() }] = creations()
    expect([body.get('expected_sum'), body.get('expected_delivery')]).toEqual(['2000', '0'])
  })
})

const rejection = (
  message: Partial<CreateOrderResponse['CREATE_ORDER']['MESSAGE']>,
  more: { CHANGES?: OrderChange[]; CONFIRM?: string | undefined } = {},
): CreateOrderResponse => ({
  ORDER_ID: null,
  CREATE_ORDER: {
    CREATE: 'N',
    MESSAGE: { CODE: '', TEXT: 'Отказ', TYPE: 'ERROR', SHOW_ADDRESS: 'N', ...message },
    ...(more.CHANGES ? { CHANGES: more.CHANGES } : {}),
    ...(more.CONFIRM ? { CONFIRM: more.CONFIRM } : {}),
  },
})
