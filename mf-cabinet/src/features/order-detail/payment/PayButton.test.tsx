import type { PaymentStart } from '@prilavok/shared-kernel/payment'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { catchWindows, renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../../testing/cabinet-api'
import { testOrder } from '../../../testing/test-order'
import { PayButton } from './PayButton'
import type { PaymentState } from './payment-state'

const { called, intercept } = cabinetApi()
const PAGE = 'https://bank.example/pay/7'
const BLOCKED: PaymentStart = { state: 'blocked', url: PAGE }
const KEY = [...queryKeys.payments, 390]

const show = (state: PaymentState, start?: PaymentStart) => {
  const kernel = testKernel()
  if (start) kernel.query.setQueryData(KEY, start)
  return renderWithKernel(<PayButton order={testOrder()} state={state} />, { kernel })
}

const PAY = /^Оплатить 28\s926,60\s₽$/

test.each<[PaymentState, RegExp, string | null]>([
  ['notPaid', PAY, null],
  ['rejected', PAY, null],
  ['failed', PAY, null],
  ['blocked', PAY, null],
  ['starting', /^Открываем оплату…$/, 'true'],
  ['inWindow', /^Продолжить оплату$/, null],
  ['checked', /^Продолжить оплату$/, null],
  ['unconfirmed', /^Продолжить оплату$/, null],
])('of a payment that is %s it says %s', (state, name, busy) => {
  show(state)
  const button = screen.getByRole('button')
  expect(button).toHaveAccessibleName(name)
  expect(button.getAttribute('aria-busy')).toBe(busy)
})

test('[CAB-044] it opens a window at the click and asks where this order is paid', async () => {
  const windows = catchWindows()
  intercept(({ path }) => (path === '/v3/api/payment/390/url/' ? { url: PAGE } : undefined))
  show('notPaid')
  await userEvent.click(screen.getByRole('button'))
  expect(windows).toHaveLength(1)
  await waitFor(() => expect(windows[0]?.url).toBe(PAGE))
  expect(called('/payment/390/url/')).toHaveLength(1)
})

test('where the browser has blocked the window a link leads to the page; once it is followed it is open', async () => {
  const { kernel } = show('blocked', BLOCKED)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Перейти к оплате' })
  expect(link).toHaveAttribute('href', PAGE)
  await userEvent.click(link)
  await waitFor(() => expect(kernel.query.getQueryData(KEY)).toEqual({ state: 'opened', url: PAGE }))
})

test.each<[PaymentState, PaymentStart]>([
  ['rejected', BLOCKED],
  ['blocked', { state: 'opened', url: PAGE }],
])('a payment that is %s, started as %j, has no link', (state, start) => {
  show(state, start)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByRole('button')).toBeVisible()
})
