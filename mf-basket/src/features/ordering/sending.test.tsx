import type { BasketType, CreateOrderResponse } from '@prilavok/shared-kernel/contract'
import { usePayment } from '@prilavok/shared-kernel/payment'
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
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { basketApi } from '../../testing/basket-api'
import { ORDER_CREATED } from '../../testing/basket-state'
import { testRows } from '../../testing/test-rows'
import { SentOrderCheck } from './SentOrderCheck'
import { noteSentOrder, type OrderDraft, readSentOrders } from './sent-orders'
import { useSendOrder } from './use-send-order'

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

/** A form that stays on the screen when the page is left, as it does until the next page has come. */
function StayingForm() {
  const order = useSendOrder('main', () => undefined, usePayment())
  const draft = { delivery_type: '1', comment: '', sort: 'NAME', expected_sum: 2000 } as const
  return (
    <button type="button" aria-busy={order.busy} onClick={() => void order.send(draft)}>
      Отправить
    </button>
  )
}

describe('use-send-order', () => {
  const { data: state, requests, intercept } = basketApi()

  const DRAFT: OrderDraft = { delivery_type: '1', comment: '', sort: 'NAME', expected_sum: 2000 }
  const ONLINE: OrderDraft = { ...DRAFT, payment: 'ONLINE_PAY' }

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
  const reject = (CREATE_ORDER: Partial<CreateOrderResponse['CREATE_ORDER']>, message = {}) => {
    const MESSAGE = { CODE: '', TEXT: 'Отказ', TYPE: 'ERROR', SHOW_ADDRESS: 'N', ...message } as const
    state.order = { ORDER_ID: null, CREATE_ORDER: { CREATE: 'N', MESSAGE, ...CREATE_ORDER } }
  }
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

  describe('an order without an answer', () => {
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
})

describe('sent-once', () => {
  const { data: state, requests } = basketApi()

  test('[BAS-057] a press between the answer and the page of the order sends no second order', async () => {
    state.rows.main = testRows(2)
    state.personal = testCustomer()
    renderWithKernel(<StayingForm />, {
      kernel: partKernel({ cookies: LOGGED_IN, personal: testCustomer() }),
    })
    const creations = () => requests.filter(({ path }) => path.endsWith('/create/'))
    const button = screen.getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(state.made.size).toBe(1))
    await waitFor(() => expect(state.rows.main).toEqual([]))
    // Whatever is in the basket now would be ordered.
    state.rows.main = testRows(3)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(creations()).toHaveLength(1)
  })
})

describe('SentOrderCheck', () => {
  const { called, intercept } = basketApi()
  const CHECKS = 'only_made=Y'

  /** An empty basket in a tab that has sent so many orders whose answers never came. */
  function show(count: number, cookies: Record<string, string> = LOGGED_IN) {
    const personal = 'has_refresh_token' in cookies ? testCustomer() : testCustomer({ ID: null })
    const kernel = partKernel({ cookies, personal })
    const keys = Array.from({ length: count }, (_, index) => {
      const draft = { delivery_type: '1' as const, comment: String(index), sort: 'NAME', expected_sum: 5 }
      return noteSentOrder(kernel, 'main', draft).request.idempotency_key
    })
    const made = jest.fn()
    kernel.bus.on('order:made', made)
    const check = () =>
      renderWithKernel(
        <SentOrderCheck basket="main">
          <p>Нечего оформлять</p>
        </SentOrderCheck>,
        { kernel },
      )
    return { kernel, keys, made, check }
  }
  const empty = () => screen.queryByText('Нечего оформлять')

  test('what cannot be told yet is asked for again on demand, once, and nothing is told over the page', async () => {
    intercept(({ body }) => (body.has('only_made') ? 503 : undefined))
    const { check, kernel } = show(1)
    check()
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    expect(empty()).not.toBeInTheDocument()
    expect(called(CHECKS)).toHaveLength(1)
    expect([kernel.notices.current(), kernel.modals.current()]).toEqual([[], []])
    intercept(() => undefined)
    await userEvent.click(retry)
    await waitFor(() => expect(empty()).toBeVisible())
  })

  test('whoever comes back asks anew: an answer of before is not kept', async () => {
    const { check, kernel } = show(1)
    const first = check()
    await waitFor(() => expect(called(CHECKS)).toHaveLength(1))
    await waitFor(() => expect(empty()).toBeVisible())
    first.unmount()
    await waitFor(() => expect(kernel.query.getQueryData(keys.sentOrder('main'))).toBeUndefined())
    noteSentOrder(kernel, 'main', { delivery_type: '1', comment: 'ещё', sort: 'NAME', expected_sum: 5 })
    check()
    await waitFor(() => expect(called(CHECKS)).toHaveLength(2))
  })
})
