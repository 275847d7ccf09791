import type { ModalProps } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, catchWindows, LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { giveConsents, sendButton } from '../../testing/order-form'
import { renderModal, renderPage } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

describe('payment-type', () => {
  const { called, intercept } = basketApi()

  const PAYMENT_TYPE = [
    { CODE: 'INVOICE', NAME: 'По счёту', DESCRIPTION: 'Счёт придёт на почту' },
    { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: 'Откроется новое окно' },
    { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: 'Оплата водителю' },
  ]
  const PAGE = 'https://bank.example/pay/7'

  const open = (props: ModalProps['paymentType'], cookies: Record<string, string> = {}) =>
    renderModal('paymentType', props, { cookies: { ...LOGGED_IN, ...cookies }, shop: { PAYMENT_TYPE } })
  const radio = (name: RegExp) => screen.getByRole('radio', { name })
  const button = (name: string) => screen.getByRole('button', { name })
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  /** Answers the change of the type, and the address to pay at. */
  const answer = (change: ApiAnswer, url: ApiAnswer = { url: PAGE }) =>
    intercept(({ path }) =>
      path.startsWith('/v3/api/client/payment/type/')
        ? change
        : path.startsWith('/v3/api/payment/')
          ? url
          : undefined,
    )

  test('[BAS-050] the types of the shop are offered by name and description, the present one is marked, another can be chosen', async () => {
    answer({ SUCCESS: 'Y' })
    const { kernel } = open({ orderId: 390, current: 'INVOICE' })
    for (const { NAME, DESCRIPTION } of PAYMENT_TYPE)
      expect(radio(new RegExp(`${NAME}.*${DESCRIPTION}`))).toBeVisible()
    expect(radio(/По счёту/)).toBeChecked()
    await userEvent.click(radio(/Наличными/))
    await userEvent.click(button('Выбрать'))
    await gone()
    expect(called('/v3/api/client/payment/type/')).toEqual(['POST /v3/api/client/payment/type/390/CASH/'])
    expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: 'Способ оплаты изменён' }])
  })

  test('[BAS-050] without an order the choice is that of the order form, remembered for it, and no call is made', async () => {
    const { cookies, kernel } = open({}, { paymentType: 'CASH' })
    expect(radio(/Наличными/)).toBeChecked()
    await userEvent.click(radio(/Онлайн/))
    await userEvent.click(button('Выбрать'))
    await gone()
    expect(cookies.get('paymentType')).toBe('ONLINE_PAY')
    expect(kernel.notices.current()).toMatchObject([
      { text: 'Способ оплаты следующего заказа: Онлайн картой' },
    ])
    expect(called('payment/')).toEqual([])
  })

  test('a type that the shop does not offer any more is not marked, and one must be chosen', async () => {
    open({ orderId: 390, current: 'BITCOIN' })
    await userEvent.click(button('Выбрать'))
    expect(await screen.findByText('Выберите способ оплаты')).toBeVisible()
    expect(called('payment/')).toEqual([])
  })

  test('[CAB-041] a success with errors shows a notice, says why in the dialog, and the choice can be made again', async () => {
    answer({ SUCCESS: 'Y', errors: { query_error: 'Заказ уже оплачен', payment_type: 'Заказ уже оплачен' } })
    const windows = catchWindows()
    const { kernel } = open({ orderId: 390, current: 'CASH' })
    await userEvent.click(radio(/Онлайн/))
    await userEvent.click(button('Выбрать и оплатить'))
    expect(await screen.findByText('Заказ уже оплачен')).toBeVisible()
    expect(kernel.notices.current()).toMatchObject([
      { kind: 'error', text: 'Не удалось изменить способ оплаты', saidBy: 'block' },
    ])
    expect(windows).toMatchObject([{ closed: true, url: undefined }])
    expect(called('/url/')).toEqual([])
    answer({ SUCCESS: 'Y' })
    await userEvent.click(radio(/По счёту/))
    await userEvent.click(button('Выбрать'))
    await gone()
  })

  test('[CAB-047] paying online from the dialog: the chosen type is kept, its button is busy meanwhile, the window opens at the click', async () => {
    let finish = () => {}
    const windows = catchWindows()
    const { kernel } = open({ orderId: 390, current: 'CASH' })
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    jest.spyOn(kernel.api, 'post').mockImplementationOnce(async () => {
      await held
      return { SUCCESS: 'Y' }
    })
    answer({ SUCCESS: 'Y' })
    await userEvent.click(radio(/Онлайн/))
    await userEvent.click(button('Выбрать и оплатить'))
    expect(windows).toMatchObject([{ closed: false, url: undefined }])
    expect(windows[0]?.document.body.textContent).toContain('Открываем страницу оплаты…')
    const busy = button('Открываем оплату…')
    expect(busy).toHaveAttribute('aria-busy', 'true')
    expect(radio(/Онлайн/)).toBeChecked()
    await userEvent.click(busy)
    expect(windows).toHaveLength(1)
    finish()
    await gone()
    await waitFor(() => expect(windows[0]?.url).toBe(PAGE))
    expect(called('/url/')).toEqual([
      'GET /v3/api/payment/390/url/?success_url=http://demo-green.localhost/cabinet/orders/390?payment=returned',
    ])
  })
})

describe('online-payment', () => {
  const { data: state, called, intercept } = basketApi()

  const PAGE = 'https://bank.example/pay/7'
  const urlCalls = () => called('/v3/api/payment/')
  const answerUrl = (answer: ApiAnswer) =>
    intercept(({ path }) => (path === '/v3/api/payment/501/url/' ? answer : undefined))

  const PAYMENT_TYPES = [
    { CODE: 'INVOICE', NAME: 'По счёту', DESCRIPTION: '' },
    { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: '' },
  ]

  beforeEach(() => {
    state.info = { paymentTypes: PAYMENT_TYPES }
    state.rows.main = testRows(2)
    state.personal = testCustomer()
  })

  const open = async (type: RegExp) => {
    const rendered = renderPage('/basket/ordering', { cookies: LOGGED_IN })
    await screen.findByText('ООО «Вектор»')
    await userEvent.click(screen.getByRole('radio', { name: type }))
    return rendered
  }
  const atOrder = (url: () => string) => waitFor(() => expect(url()).toBe('/cabinet/orders/501'))

  test('[BAS-059] an order with ONLINE_PAY begins to be paid: its window opens at the click and gets the address when the order is there', async () => {
    const windows = catchWindows()
    answerUrl({ url: PAGE })
    let create = () => {}
    state.gate = new Promise<void>((resolve) => {
      create = resolve
    })
    const { url } = await open(/^Онлайн/)
    await giveConsents()
    await userEvent.click(sendButton())
    expect(windows).toMatchObject([{ url: undefined, closed: false }])
    await userEvent.click(sendButton())
    expect(urlCalls()).toEqual([])
    create()
    await atOrder(url)
    await waitFor(() => expect(windows).toMatchObject([{ url: PAGE, closed: false }]))
    expect(windows).toHaveLength(1)
    expect(urlCalls()).toEqual([
      expect.stringContaining('success_url=http://demo-green.localhost/cabinet/orders/501'),
    ])
  })

  test('[BAS-059] an order with another payment type opens no window and starts no payment', async () => {
    const windows = catchWindows()
    const { url } = await open(/^По счёту/)
    await giveConsents()
    await userEvent.click(sendButton())
    await atOrder(url)
    expect(windows).toEqual([])
    expect(urlCalls()).toEqual([])
  })

  test('a form that is not complete opens no window, and an order that is not made closes its own', async () => {
    const windows = catchWindows()
    state.status = 502
    await open(/^Онлайн/)
    await userEvent.click(sendButton())
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /обработку/ })).toHaveFocus())
    expect(windows).toEqual([])
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(windows).toMatchObject([{ url: undefined, closed: true }]))
    expect(urlCalls()).toEqual([])
  })

  test('a payment that does not start closes its window and leaves the order as it is', async () => {
    const windows = catchWindows()
    answerUrl(500)
    const { url, kernel } = await open(/^Онлайн/)
    await giveConsents()
    await userEvent.click(sendButton())
    await atOrder(url)
    await waitFor(() => expect(windows).toMatchObject([{ closed: true }]))
    expect(kernel.query.getQueryData(['kernel', 'payments', 501])).toEqual({
      state: 'failed',
      text: 'При оплате заказа произошла ошибка. Пожалуйста, попробуйте позже',
    })
    expect(called('/create/')).toHaveLength(1)
    expect(kernel.modals.current()).toEqual([])
  })
})
