import {
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testCustomer,
  testStore,
} from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { basketApi } from '../../testing/basket-api'
import { ORDER_CREATED } from '../../testing/basket-state'
import { noteSentOrder } from './sent-orders'
import { useEarlierOrder } from './use-earlier-order'

const { data: state, called, intercept } = basketApi()

function Earlier() {
  const { made, checking } = useEarlierOrder('loyalty')
  return <output aria-busy={checking}>{made === undefined ? 'нет' : made}</output>
}
interface Given {
  sent?: boolean
  cookies?: Record<string, string>
}
function render({ sent = true, cookies = LOGGED_IN }: Given = {}) {
  const kernel = partKernel({ cookies, personal: testCustomer(), platform: { session: testStore() } })
  const draft = { delivery_type: '1', comment: '', sort: 'NAME', expected_sum: 5 }
  const key = sent ? noteSentOrder(kernel, 'loyalty', draft).request.idempotency_key : ''
  state.made.set(key, { ...ORDER_CREATED, ORDER_ID: 77 })
  return renderWithKernel(<Earlier />, { kernel })
}
const shown = () => screen.getByRole('status')

test('an order that was sent before and made is found, at most once asked for', async () => {
  const { kernel } = render()
  expect(shown()).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(shown()).toHaveTextContent('77'))
  expect(shown()).toHaveAttribute('aria-busy', 'false')
  kernel.bus.emit('basket:changed', { basket: 'loyalty', CNT: 1, SUM: 1 })
  expect(called('only_made=Y')).toHaveLength(1)
  expect(called('/loyalty/create/')).toHaveLength(1)
})

test.each<[string, Given]>([
  ['nothing was sent', { sent: false }],
  ['no customer is there', { cookies: {} }],
])('where %s nothing is asked', (_, given) => {
  render(given)
  expect(shown()).toHaveAttribute('aria-busy', 'false')
  expect(shown()).toHaveTextContent('нет')
  expect(called('/create/')).toEqual([])
})

test('while it cannot be told the form goes on, and nobody is bothered', async () => {
  intercept(({ path }) => (path.endsWith('/create/') ? 500 : undefined))
  const { kernel } = render()
  await waitFor(() => expect(shown()).toHaveAttribute('aria-busy', 'false'))
  expect(shown()).toHaveTextContent('нет')
  expect(called('/create/')).toHaveLength(1)
  expect(kernel.modals.current()).toEqual([])
})
