import type { OrderMessage } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, put, testCustomer, testStore } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { giveConsents, sendButton } from '../testing/order-form'
import { renderPage } from '../testing/render-page'
import { testAddress, testRow, testRows } from '../testing/test-rows'

const { data: state, called } = basketApi()

const PATH = '/basket/ordering'
const ADDRESS_POINT = testAddress(31, 'Москва, ул. Вавилова, 19')

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const order = () => screen.getByRole('complementary', { name: 'Ваш заказ' })
const created = () => called('/create/')
const field = (name: string) => new URLSearchParams(created().at(-1)?.split(' ').slice(2).join(' ')).get(name)

const open = async (options: Parameters<typeof renderPage>[1] = {}, path = PATH) => {
  const rendered = renderPage(path, options)
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  return rendered
}
const openAsClient = async (cookies: Record<string, string> = {}) => {
  const rendered = await open({ cookies: { ...LOGGED_IN, ...cookies } })
  await screen.findByText('ООО «Вектор»')
  return rendered
}
const reject = (message: Partial<OrderMessage>) => {
  state.order = {
    ORDER_ID: null,
    CREATE_ORDER: {
      CREATE: 'N',
      MESSAGE: { CODE: 'order_empty', TEXT: 'Нет товаров', TYPE: 'ERROR', SHOW_ADDRESS: 'N', ...message },
    },
  }
}

beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
  state.addresses = [ADDRESS_POINT]
})

describe('sending', () => {
  test('without the consents the form is not sent', async () => {
    await openAsClient()
    await userEvent.click(sendButton())
    expect(
      await screen.findByText('Вы не подтвердили согласие на обработку персональных данных'),
    ).toBeVisible()
    expect(screen.getByText('Вы не подтвердили согласие на передачу персональных данных')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /обработку/ })).toHaveFocus()
    expect(created()).toEqual([])
  })

  test('[BAS-058] ORDER_ID opens the order and clears the basket', async () => {
    const { kernel, url } = await openAsClient({ deliveryType: '2', deliveryZoneId: '1' })
    const changed = jest.fn()
    kernel.bus.on('basket:changed', changed)
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 0, SUM: 0 })
    expect([field('address_id'), field('delivery_zone'), field('expected_sum')]).toEqual(['31', '1', '2000'])
    expect(kernel.modals.current()).toEqual([])
  })

  test('[BAS-057] while it is sent the button is busy, and a second press sends no second order', async () => {
    const opening = { open: () => undefined as undefined }
    state.gate = new Promise((resolve) => {
      opening.open = () => void resolve(undefined)
    })
    const { url } = await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(sendButton()).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(sendButton())
    await userEvent.keyboard('{Enter}')
    opening.open()
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(created()).toHaveLength(1)
  })

  test('[BAS-060] [BAS-062] an ERROR opens basketError with its TEXT, and with the contacts when it asks for them', async () => {
    reject({ TEXT: 'Нет товаров', SHOW_ADDRESS: 'Y' })
    const { kernel, url } = await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() =>
      expect(kernel.modals.current()).toEqual([
        {
          name: 'basketError',
          props: { text: 'Нет товаров', showAddress: true },
        },
      ]),
    )
    expect(url()).toBe(PATH)
  })

  test('[BAS-061] the blacklist opens no error: the supplier has blocked the customer', async () => {
    reject({ CODE: 'order_user_blacklist', TEXT: 'В чёрном списке' })
    const { kernel, cookies } = await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    expect(await screen.findByText('Вы не можете отправлять заказы.')).toBeVisible()
    expect(kernel.modals.current()).toEqual([])
    expect(screen.queryByText('В чёрном списке')).toBeNull()
    expect(cookies.get('disabled_to_order')).toBe('Y')
  })

  test('a server that breaks down is told by its modal; the form says in Russian what became of the order, and no more', async () => {
    state.status = 500
    const { kernel } = await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Заказ не отправлен. Сервер временно не отвечает. Введённое сохранено, попробуйте ещё раз.',
    )
    expect(kernel.modals.current()).toMatchObject([{ name: 'serverError' }])
  })

  test('a changed form is another order', async () => {
    state.status = 0
    await openAsClient()
    await giveConsents()
    await userEvent.click(sendButton())
    await screen.findByRole('alert')
    const key = field('idempotency_key')
    await userEvent.click(radio(/^По счёту/))
    await userEvent.click(sendButton())
    await waitFor(() => expect(created()).toHaveLength(2))
    expect(field('idempotency_key')).not.toBe(key)
  })
})

test('[BAS-066] a loyalty customer orders the bonus basket for points, without a payment type', async () => {
  state.personal = testCustomer({ LOYALTY: 'Y' })
  state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка', SUM: 400 })]
  const { kernel, url } = await open({ cookies: LOGGED_IN }, `${PATH}?type=loyalty`)
  expect(await screen.findByText('Термокружка')).toBeVisible()
  const changed = jest.fn()
  kernel.bus.on('basket:changed', changed)
  expect(screen.queryByRole('radio', { name: /^Наличными/ })).toBeNull()
  expect(order()).toHaveTextContent('К оплате400 Б')
  await giveConsents()
  await userEvent.click(sendButton())
  await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
  expect(created()[0]).toContain('/order_basket/loyalty/create/')
  expect(field('payment')).toBeNull()
  expect(changed).toHaveBeenCalledWith({ basket: 'loyalty', CNT: 0, SUM: 0 })
})

test.each([
  [400, /^На счёте 1 250 Б, после заказа останется 850 Б$/],
  [4000, /^На счёте 1 250 Б: не хватает 2 750 Б$/],
])(
  'a bonus order of %i points tells what it leaves of those on the account, here and in the basket',
  async (SUM, text) => {
    state.personal = testCustomer({ LOYALTY: 'Y' })
    state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка', SUM })]
    const isEnough = SUM <= 1250
    const ordering = await open({ cookies: LOGGED_IN }, `${PATH}?type=loyalty`)
    expect(await within(order()).findByText(text)).toBeVisible()
    expect(sendButton())[isEnough ? 'toBeEnabled' : 'toBeDisabled']()
    const described = expect.stringMatching(new RegExp(text.source.replaceAll(' ', '\\s')))
    if (!isEnough) expect(sendButton()).toHaveAccessibleDescription(described)
    ordering.unmount()
    renderPage('/basket?type=loyalty', { cookies: LOGGED_IN })
    expect(await screen.findByText(text)).toBeVisible()
    const ways = screen.queryAllByRole('link', { name: /^Оформить/ })
    expect(ways).toHaveLength(isEnough ? 2 : 0)
    if (isEnough) return
    expect(screen.getByText(/^Не хватает 2 750 Б$/)).toBeVisible()
    for (const button of screen.getAllByRole('button', { name: /^Оформить/ })) {
      expect(button).toBeDisabled()
      expect(button).toHaveAccessibleDescription(described)
    }
  },
)

describe('consents that were given in this sitting', () => {
  const openAfter = async (stamp: string) => {
    const consents_of = `${stamp}|${Date.now()}`
    const cookies = { ...LOGGED_IN, login_stamp: 'this' }
    const opened = await open({ cookies, platform: { local: testStore({ consents_of }) } })
    await screen.findByText('ООО «Вектор»')
    return opened
  }

  test('are not asked for again', async () => {
    await openAfter('this')
    expect(within(order()).getByText(/уже дали/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /обработку/ })).not.toBeInTheDocument()
    await userEvent.click(sendButton())
    await waitFor(() => expect(created()).toHaveLength(1))
  })

  test('those of an order count for the next one', async () => {
    const { kernel, url } = await openAsClient({ login_stamp: 'this' })
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(kernel.platform.local.get('consents_of')).toMatch(/^this\|/)
  })

  test('are asked for anew, unticked, when the session has ended by itself', async () => {
    const { cookies } = await openAfter('this')
    expect(await within(order()).findByText(/уже дали/)).toBeVisible()
    // Another tab has found the session over; this one is about to hear of it.
    cookies.remove('has_refresh_token')
    await put(screen.getByRole('textbox', { name: /Для менеджера/ }), 'а')
    for (const consent of await screen.findAllByRole('checkbox', { name: /Согласен/ }))
      expect(consent).not.toBeChecked()
  })
})
