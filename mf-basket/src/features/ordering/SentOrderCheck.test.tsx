import { LOGGED_IN, partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { basketApi } from '../../testing/basket-api'
import { ORDER_CREATED } from '../../testing/basket-state'
import { SentOrderCheck } from './SentOrderCheck'
import { noteSentOrder, readSentOrders } from './sent-orders'

const { data: state, called, intercept } = basketApi()
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

test('a tab that has sent nothing shows the empty basket, and asks nothing', () => {
  show(0).check()
  expect(empty()).toBeVisible()
  expect(called(CHECKS)).toEqual([])
})

test('nobody but a customer is asked about', () => {
  show(1, {}).check()
  expect(empty()).toBeVisible()
  expect(called(CHECKS)).toEqual([])
})

test('while it is not known whether the order was made this is said, not that there is nothing', async () => {
  let answer: () => void = () => undefined
  state.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { check, kernel } = show(1)
  check()
  expect(await screen.findByRole('status')).toBeVisible()
  expect(empty()).not.toBeInTheDocument()
  answer()
  await waitFor(() => expect(empty()).toBeVisible())
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(readSentOrders(kernel, 'main')).toEqual([])
})

test('one that was made is opened', async () => {
  const { check, keys, made } = show(1)
  state.made.set(keys[0] ?? '', ORDER_CREATED)
  check()
  await waitFor(() => expect(made).toHaveBeenCalledWith({ basket: 'main' }))
  expect(made).toHaveBeenCalledTimes(1)
})

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
