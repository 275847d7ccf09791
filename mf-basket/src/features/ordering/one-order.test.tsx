import type { CreateOrderResponse, OrderChange } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, put, testCustomer, testStore } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { basketApi } from '../../testing/basket-api'
import { ORDER_CREATED } from '../../testing/basket-state'
import { giveConsents, sendButton } from '../../testing/order-form'
import { renderPage } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

const { data: state, requests, intercept } = basketApi()

const PATH = '/basket/ordering'
const creations = () =>
  requests.filter(({ path, body }) => path.endsWith('/create/') && !body.has('only_made'))
/** The order was made, though its answer is lost. */
const madeAll = () => {
  for (const key of keys()) state.made.set(key ?? '', ORDER_CREATED)
}
const keys = () => creations().map(({ body }) => body.get('idempotency_key'))
const comment = () => screen.getByRole('textbox', { name: 'Для менеджера и водителя' })

/** A tab of the browser: what it keeps outlives the page. */
const openTab = () => ({ session: testStore() })
const open = async (platform: ReturnType<typeof openTab> = openTab()) => {
  const opened = renderPage(PATH, { cookies: LOGGED_IN, personal: testCustomer(), platform })
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  return opened
}
const lose = (answer: number | (() => never) | Response) =>
  intercept(({ path }) => (path.endsWith('/create/') ? (answer as number) : undefined))
const answerAgain = () => intercept(() => undefined)

beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
})

describe('an order that may have been made already', () => {
  test.each([0, 503])('%i leaves it open, and the same try has the same key', async (status) => {
    const { url, kernel } = await open()
    await put(comment(), 'Позвонить')
    await giveConsents()
    lose(status)
    await userEvent.click(sendButton())
    expect(await screen.findByText(/пока неизвестно, принят ли заказ/)).toBeVisible()
    expect(screen.queryByText(/Заказ не отправлен/)).toBeNull()
    expect(comment()).toHaveValue('Позвонить')
    act(() => kernel.modals.close())
    answerAgain()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(new Set(keys()).size).toBe(1)
  })

  test('the key outlives a reload of the page; the comment and the choices, too', async () => {
    const tab = openTab()
    const first = await open(tab)
    await put(comment(), 'Позвонить')
    await giveConsents()
    lose(0)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    first.unmount()

    answerAgain()
    const { url } = await open(tab)
    expect(await screen.findByText(/если заказ уже принят, второго не\sбудет/)).toBeVisible()
    expect(comment()).toHaveValue('Позвонить')
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  test.each([500])('a repeat that is answered %i forgets nothing of the first try', async (status) => {
    const { url, kernel } = await open()
    await giveConsents()
    lose(0)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    madeAll()
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy', 'true'))
    intercept(({ path }) =>
      path.endsWith('/create/')
        ? HttpResponse.json({ errors: { query_error: 'Отказ' } }, { status })
        : undefined,
    )
    await userEvent.click(sendButton())
    await waitFor(() => expect(creations().length).toBeGreaterThan(1))
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy', 'true'))
    act(() => kernel.modals.close())
    answerAgain()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
    expect(new Set(keys()).size).toBe(1)
  })

  test('a form that is opened again with the same contents makes an order of its own, and leads to the first one', async () => {
    const tab = openTab()
    const first = await open(tab)
    await giveConsents()
    lose(0)
    await userEvent.click(sendButton())
    await screen.findByText(/пока неизвестно/)
    madeAll()
    first.unmount()

    answerAgain()
    state.order = { ...ORDER_CREATED, ORDER_ID: 502 }
    const { url } = await open(tab)
    expect(await screen.findByRole('link', { name: 'Открыть заказ' })).toHaveAttribute(
      'href',
      '/cabinet/orders/501',
    )
    expect(screen.queryByText(/Ответ на\sпрошлую отправку не\sпришёл/)).toBeNull()
    await giveConsents()
    await userEvent.click(sendButton())
    await waitFor(() => expect(url()).toBe('/cabinet/orders/502'))
    expect(new Set(keys()).size).toBe(2)
  })

  test('an answer ends it: after a rejection the same contents are another try', async () => {
    state.order = rejection({ CODE: 'order_min_sum' })
    const { kernel } = await open()
    await giveConsents()
    await userEvent.click(sendButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Заказ не отправлен' }))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
    await waitFor(() => expect(kernel.modals.current()).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(sendButton())
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(keys()[0]).not.toBe(keys()[1])
  })
})

describe.each([
  [422, { errors: { query_error: 'Проверьте заказ', comment: 'Слишком длинно' } }],
  [500, { meta: { errorDetail: 'Отказ сервера' } }],
])('an error %i', (status, body) => {
  test('leaves form and basket as they were', async () => {
    const { kernel, url } = await open()
    await put(comment(), 'Позвонить')
    await userEvent.click(screen.getByRole('radio', { name: /^По счёту/ }))
    await giveConsents()
    intercept(({ path }) => (path.endsWith('/create/') ? HttpResponse.json(body, { status }) : undefined))
    await userEvent.click(sendButton())
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(creations()).toHaveLength(1))
    expect(await screen.findByText(/Заказ не отправлен|Слишком длинно/)).toBeVisible()
    expect(comment()).toHaveValue('Позвонить')
    expect(screen.getByRole('radio', { name: /^По счёту/ })).toBeChecked()
    for (const box of screen.getAllByRole('checkbox', { name: /Согласен/ })) expect(box).toBeChecked()
    expect(screen.getByRole('complementary', { name: 'Ваш заказ' })).toHaveTextContent('Товар 1')
    expect(url()).toBe(PATH)
    expect(kernel.modals.current().map(({ name }) => name)).toEqual(status === 500 ? ['serverError'] : [])
  })
})

test('[BAS-058] behind the order there is an empty basket, also for «Назад»', async () => {
  const { url, kernel } = await open()
  await giveConsents()
  await userEvent.click(sendButton())
  await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
  renderPage('/basket', { kernel })
  expect(await screen.findByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  expect(screen.queryByText('Товар 1')).toBeNull()
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
