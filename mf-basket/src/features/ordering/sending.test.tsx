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
  const { data: state } = basketApi()

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
})
