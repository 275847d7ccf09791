import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { catchWindows, renderWithKernel, testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type PaymentStart, usePaymentStart } from './start-payment'
import { usePayment } from './use-payment'

const PAGE = 'https://bank.example/pay/'
testApi(
  () => ({}),
  ({ path }) => ({ url: PAGE + path.split('/').at(-3) }),
)

function Checkout() {
  const { open, start, cancel } = usePayment()
  return (
    <>
      <button type="button" onClick={open}>
        Открыть
      </button>
      {[390, 391].map((orderId) => (
        <button key={orderId} type="button" onClick={() => start(orderId)}>
          {`Оплатить ${orderId}`}
        </button>
      ))}
      <button type="button" onClick={cancel}>
        Отменить
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const startOf = ({ query }: Kernel, orderId: number) =>
  query.getQueryData<PaymentStart>([...queryKeys.payments, orderId])

test('the window opens at the click and shows where the order is paid, when that is there', async () => {
  const windows = catchWindows()
  const { kernel } = renderWithKernel(<Checkout />)
  press('Открыть')
  expect(windows).toMatchObject([{ url: undefined, closed: false }])
  press('Оплатить 390')
  await waitFor(() => expect(startOf(kernel, 390)).toEqual({ state: 'opened', url: `${PAGE}390` }))
  expect(windows).toMatchObject([{ url: `${PAGE}390`, closed: false }])
})

test('a window pays one order; another one has none and gets a link', async () => {
  const windows = catchWindows()
  const { kernel } = renderWithKernel(<Checkout />)
  press('Открыть')
  press('Оплатить 390')
  press('Оплатить 391')
  await waitFor(() => expect(startOf(kernel, 391)).toEqual({ state: 'blocked', url: `${PAGE}391` }))
  await waitFor(() => expect(startOf(kernel, 390)?.state).toBe('opened'))
  expect(windows).toMatchObject([{ url: `${PAGE}390`, closed: false }])
})

test('a second click takes the place of the first; the window of an order under way stays', async () => {
  const windows = catchWindows()
  const { kernel } = renderWithKernel(<Checkout />)
  press('Открыть')
  press('Открыть')
  expect(windows).toMatchObject([{ closed: true }, { closed: false }])
  press('Оплатить 390')
  press('Открыть')
  press('Отменить')
  await waitFor(() => expect(startOf(kernel, 390)?.state).toBe('opened'))
  expect(windows).toMatchObject([{ closed: true }, { closed: false, url: `${PAGE}390` }, { closed: true }])
})

test('a window that the browser has blocked leaves a link', async () => {
  catchWindows(true)
  const { kernel } = renderWithKernel(<Checkout />)
  press('Открыть')
  press('Оплатить 390')
  await waitFor(() => expect(startOf(kernel, 390)).toEqual({ state: 'blocked', url: `${PAGE}390` }))
})

function State({ orderId }: { orderId: number }) {
  return <p>{usePaymentStart(orderId)?.state ?? 'не начата'}</p>
}

test('every page knows how far the payment of its order has come', async () => {
  const kernel = testKernel()
  const { unmount } = renderWithKernel(<State orderId={390} />, { kernel })
  expect(screen.getByText('не начата')).toBeVisible()
  act(() => void kernel.query.setQueryData([...queryKeys.payments, 391], { state: 'starting' }))
  expect(screen.getByText('не начата')).toBeVisible()
  act(() => void kernel.query.setQueryData([...queryKeys.payments, 390], { state: 'blocked', url: PAGE }))
  expect(await screen.findByText('blocked')).toBeVisible()
  unmount()
  renderWithKernel(<State orderId={391} />, { kernel })
  expect(screen.getByText('starting')).toBeVisible()
})

test('what a page has seen of a payment is still known when the buyer comes back hours later', async () => {
  jest.useFakeTimers()
  const kernel = testKernel()
  kernel.query.setQueryData([...queryKeys.payments, 390], { state: 'blocked', url: PAGE })
  renderWithKernel(<State orderId={390} />, { kernel }).unmount()
  await jest.advanceTimersByTimeAsync(5 * 60 * 60_000)
  jest.useRealTimers()
  renderWithKernel(<State orderId={390} />, { kernel })
  expect(screen.getByText('blocked')).toBeVisible()
})
