import { usePayment } from '@prilavok/shared-kernel/payment'
import { LOGGED_IN, partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { testRows } from '../../testing/test-rows'
import { useSendOrder } from './use-send-order'

const { data: state, requests } = basketApi()

/** A form that stays on the screen when the page is left, as it does until the next page has come. */
function Form() {
  const order = useSendOrder('main', () => undefined, usePayment())
  const draft = { delivery_type: '1', comment: '', sort: 'NAME', expected_sum: 2000 } as const
  return (
    <button type="button" aria-busy={order.busy} onClick={() => void order.send(draft)}>
      Отправить
    </button>
  )
}

test('[BAS-057] a press between the answer and the page of the order sends no second order', async () => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
  renderWithKernel(<Form />, { kernel: partKernel({ cookies: LOGGED_IN, personal: testCustomer() }) })
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
