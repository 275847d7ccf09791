import type { BasketType, CreateOrderResponse } from '@prilavok/shared-kernel/contract'
import { FormError } from '@prilavok/shared-kernel/forms'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useLocation } from '@prilavok/shared-kernel/router'
import {
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testCustomer,
  testStore,
} from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { basketApi } from '../../testing/basket-api'
import { ORDER_CREATED } from '../../testing/basket-state'
import { noteSentOrder, type OrderDraft, readSentOrders } from './sent-orders'
import { orderingTexts } from './texts'
import { useSendOrder } from './use-send-order'

const { data: state, requests, intercept } = basketApi()

const DRAFT: OrderDraft = { delivery_type: '1', comment: '', sort: 'NAME', expected_sum: 2000 }
const ONLINE: OrderDraft = { ...DRAFT, payment: 'ONLINE_PAY' }
type Order = ReturnType<typeof useSendOrder>
interface FormProps {
  basket: BasketType
  seen: { order?: Order }
  payment: Parameters<typeof useSendOrder>[2]
  onBlacklisted: () => void
}
function Form({ basket, seen, payment, onBlacklisted }: FormProps) {
  const order = useSendOrder(basket, onBlacklisted, payment)
  seen.order = order
  return <output>{useLocation().pathname}</output>
}
function renderForm(basket: BasketType = 'main', session = testStore()) {
  const kernel = partKernel({ cookies: LOGGED_IN, personal: testCustomer(), platform: { session } })
  const payment = { open: jest.fn(), start: jest.fn(), cancel: jest.fn() }
  const seen: FormProps['seen'] = {}
  const onBlacklisted = jest.fn()
  const rows = [...queryKeys.basketRows, basket, 'test']
  for (const queryKey of [rows, queryKeys.basketCounts]) kernel.query.setQueryData(queryKey, {})
  const { unmount } = renderWithKernel(<Form {...{ basket, seen, payment, onBlacklisted }} />, { kernel })
  const order = () => seen.order as Order
  return {
    ...{ kernel, payment, onBlacklisted, order, unmount },
    isReadAgain: () =>
      [rows, queryKeys.basketCounts].map((queryKey) => kernel.query.getQueryState(queryKey)?.isInvalidated),
    /** @returns what stopped it */
    async send(draft = DRAFT): Promise<unknown> {
      const outcome: { error?: unknown } = {}
      await act(async () => {
        await order()
          .send(draft)
          .catch((error: unknown) => {
            outcome.error = error
          })
      })
      return outcome.error
    },
  }
}
const at = () => screen.getByRole('status').textContent
const textOf = (error: unknown) => (error instanceof FormError ? error.message : error)
const reject = (CREATE_ORDER: Partial<CreateOrderResponse['CREATE_ORDER']>, message = {}) => {
  const MESSAGE = { CODE: '', TEXT: 'Отказ', TYPE: 'ERROR', SHOW_ADDRESS: 'N', ...message } as const
  state.order = { ORDER_ID: null, CREATE_ORDER: { CREATE: 'N', MESSAGE, ...CREATE_ORDER } }
}
const CHANGES = [{ PRODUCT_ID: 1, NAME: 'Ручка', KIND: 'gone' as const, WAS: 1, NOW: 0 }]

test('an order that is made is opened, and is on its way until its page has come', async () => {
  const { order, send, payment, kernel } = renderForm()
  expect(order()).toMatchObject({ busy: false, unanswered: false, toConfirm: undefined })
  expect(await send()).toBeUndefined()
  expect(at()).toBe('/cabinet/orders/501')
  expect(order().busy).toBe(true)
  expect(payment.start).not.toHaveBeenCalled()
  expect(payment.cancel).not.toHaveBeenCalled()
  expect(readSentOrders(kernel, 'main')).toEqual([])
})
test('[BAS-059] one that is paid online begins to be paid', async () => {
  const { send, payment } = renderForm()
  await send(ONLINE)
  expect(payment.start.mock.calls).toEqual([[501]])
})

test('while one is on its way no other is sent', async () => {
  const held = { answer: () => undefined as unknown }
  state.gate = new Promise((resolve) => {
    held.answer = () => resolve(undefined)
  })
  const { order, send } = renderForm()
  const first = act(() => void order().send(DRAFT))
  await first
  expect(order().busy).toBe(true)
  await send({ ...DRAFT, comment: 'Другой' })
  held.answer()
  await waitFor(() => expect(at()).toBe('/cabinet/orders/501'))
  expect(requests.filter(({ path }) => path.endsWith('/create/'))).toHaveLength(1)
})

describe('an order that the shop rejects', () => {
  test.each([
    ['Y', true],
    ['N', false],
  ] as const)('[BAS-060] is told by its modal, with contacts: %s', async (SHOW_ADDRESS, showAddress) => {
    reject({}, { SHOW_ADDRESS })
    const { order, send, payment, kernel, onBlacklisted, isReadAgain } = renderForm()
    expect(textOf(await send())).toBe('')
    expect(kernel.modals.current()).toEqual([{ name: 'basketError', props: { text: 'Отказ', showAddress } }])
    expect(order()).toMatchObject({ busy: false, unanswered: false, toConfirm: undefined })
    expect(payment.cancel).toHaveBeenCalledTimes(1)
    expect(onBlacklisted).not.toHaveBeenCalled()
    expect(isReadAgain()).toEqual([false, false])
    expect(readSentOrders(kernel, 'main')).toEqual([])
  })
  test('and is no error opens none', async () => {
    reject({}, { TYPE: 'SUCCESS' })
    const { send, kernel } = renderForm()
    expect(textOf(await send())).toBe('')
    expect(kernel.modals.current()).toEqual([])
  })
  test('[BAS-061] for its customer opens none', async () => {
    reject({ CHANGES }, { CODE: 'order_user_blacklist' })
    const { send, kernel, onBlacklisted, isReadAgain } = renderForm()
    await send()
    expect(onBlacklisted).toHaveBeenCalledTimes(1)
    expect(kernel.modals.current()).toEqual([])
    expect(isReadAgain()).toEqual([false, false])
  })
  test('for what has changed is to be confirmed, and the basket is read again', async () => {
    reject({ CHANGES, CONFIRM: 'код' })
    const { order, send, kernel, isReadAgain } = renderForm('loyalty')
    await send()
    expect(order().toConfirm).toEqual({ changes: CHANGES, confirm: 'код' })
    expect(kernel.modals.current()).toEqual([])
    expect(isReadAgain()).toEqual([true, true])
    reject({ CHANGES: [] })
    await send()
    expect(order().toConfirm).toBeUndefined()
    expect(kernel.modals.current()).toHaveLength(1)
  })
})

describe('an order without an answer', () => {
  test('is kept, and said not to be known of', async () => {
    state.status = 0
    const { order, send, kernel, isReadAgain } = renderForm()
    expect(textOf(await send())).toBe(orderingTexts.noAnswer)
    expect(order()).toMatchObject({ busy: false, unanswered: true })
    expect(readSentOrders(kernel, 'main')).toHaveLength(1)
    expect(isReadAgain()).toEqual([true, true])
  })
  test('is opened when the basket turns out empty, and paid', async () => {
    const { send, kernel, payment } = renderForm()
    state.status = 0
    await send()
    state.status = 200
    const [sent] = readSentOrders(kernel, 'main')
    state.made.set(sent?.idempotency_key ?? '', { ...ORDER_CREATED, ORDER_ID: 77 })
    reject({}, { CODE: 'order_empty' })
    await send({ ...ONLINE, comment: 'Другой' })
    expect(at()).toBe('/cabinet/orders/77')
    expect(payment.start.mock.calls).toEqual([[77]])
    expect(kernel.modals.current()).toEqual([])
  })
  test('is not looked for when another one is rejected for something else', async () => {
    const { send, kernel } = renderForm()
    state.status = 0
    await send()
    state.status = 200
    const [sent] = readSentOrders(kernel, 'main')
    state.made.set(sent?.idempotency_key ?? '', ORDER_CREATED)
    reject({}, { CODE: 'order_min_sum' })
    await send({ ...DRAFT, comment: 'Другой' })
    expect(at()).toBe('/')
    expect(requests.filter(({ body }) => body.has('only_made'))).toEqual([])
  })
  test('of before is told to the form that is opened next', async () => {
    const session = testStore()
    const first = renderForm('main', session)
    noteSentOrder(first.kernel, 'main', DRAFT)
    first.unmount()
    const { order } = renderForm('main', session)
    await waitFor(() => expect(order().unanswered).toBe(true))
    await waitFor(() => expect(order().earlier.checking).toBe(false))
    expect(order().earlier).toEqual({ made: undefined, checking: false })
  })
})

describe('an error of the server', () => {
  test('that breaks down is told by its modal; the form says what became of the order', async () => {
    state.status = 500
    const { send, kernel, isReadAgain, payment } = renderForm()
    expect(textOf(await send())).toMatch(/^Сервер временно не отвечает\. Введённое сохранено/)
    expect(kernel.modals.current()).toMatchObject([{ name: 'serverError' }])
    expect(isReadAgain()).toEqual([false, false])
    expect(payment.cancel).toHaveBeenCalledTimes(1)
  })
  test('that rejects the call is told by the form, and ends it', async () => {
    state.status = 422
    const { send, order, kernel } = renderForm()
    expect(await send()).toMatchObject({ status: 422 })
    expect(kernel.modals.current()).toEqual([])
    expect(order()).toMatchObject({ busy: false, unanswered: false })
    expect(readSentOrders(kernel, 'main')).toEqual([])
  })
  test('of a repeat says nothing of the try before it', async () => {
    const { send, kernel, order } = renderForm()
    state.status = 0
    await send()
    state.status = 422
    await send()
    expect(readSentOrders(kernel, 'main')).toHaveLength(1)
    expect(order().unanswered).toBe(true)
  })
  test('whose page has become somebody else’s is not told', async () => {
    const held = { answer: () => undefined as unknown }
    intercept(async () => {
      await new Promise((resolve) => {
        held.answer = () => resolve(undefined)
      })
      return 500
    })
    const { send, kernel, order } = renderForm()
    const sent = send()
    await waitFor(() => expect(requests).not.toEqual([]))
    kernel.bus.emit('session:changed', { state: 'visitor', expired: false })
    held.answer()
    expect(await sent).toMatchObject({ name: 'AbortError' })
    expect(order()).toMatchObject({ busy: false, unanswered: false })
    expect(kernel.modals.current()).toEqual([])
  })
})
