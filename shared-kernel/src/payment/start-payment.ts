import { isObjectWith, type Shape } from '@prilavok/shared-kernel/api'
import type { PaymentUrlAnswer } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { PaymentWindow } from './payment-window'
import { paymentTexts } from './texts'

/**
 * How far the payment of an order has come in this tab. `opened`: the acquirer's page stands in its window. `closed`: that window is
 * gone. `blocked`: the browser has opened none, a link leads to `url`. `failed`: why there is no address to pay at.
 */
export type PaymentStart =
  | { state: 'starting' }
  | { state: 'opened' | 'closed' | 'blocked'; url: string }
  | { state: 'failed'; text: string }

export interface PaymentTarget {
  orderId: number
  /** null: the browser has blocked it. */
  window: PaymentWindow | null
}

const NOT_PAYABLE = 'order_not_payable'
const LOOK_MS = 1000

/** The window stands at the shop's own origin: an address that runs there instead of leading away is no address. */
const isPageAddress: Shape<string> = (value): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value)

const shape = isObjectWith<PaymentUrlAnswer>({ url: isPageAddress })
const startKey = (orderId: number) => [...queryKeys.payments, orderId]

/** The page of the order, told that the buyer comes from paying; the acquirer wants a whole address. */
const returnAddress = (orderId: number) =>
  new URL(`/cabinet/orders/${orderId}?payment=returned`, window.location.href).href

const writeStart = ({ query }: Kernel, orderId: number, start: PaymentStart) =>
  query.setQueryData<PaymentStart>(startKey(orderId), start)

const readUrl = async ({ api }: Kernel, orderId: number): Promise<string> => {
  const query = { success_url: returnAddress(orderId) }
  const { url } = await api.get(`/v3/api/payment/${orderId}/url/`, query, { shape })
  return url
}

/** Only the server knows why this order cannot be paid; all else may be tried later (000 §8). */
const failureText = (error: unknown): string =>
  isApiError(error) && error.code === NOT_PAYABLE ? errorText(error) : paymentTexts.failed

/**
 * Asks where an order is paid and shows it in the window that was opened at the click. What becomes of it is read by
 * `usePaymentStart`, on whatever page the buyer is by then. Never throws: the order stays as it is.
 */
export async function startPayment(
  kernel: Kernel,
  { orderId, window: opened }: PaymentTarget,
): Promise<void> {
  const { query, errors } = kernel
  const write = (start: PaymentStart) => writeStart(kernel, orderId, start)
  write({ state: 'starting' })
  try {
    const url = await readUrl(kernel, orderId)
    const isShown = opened?.show(url)
    // Busy until the order says that it is being paid.
    await query.invalidateQueries({ queryKey: queryKeys.orders })
    if (opened && isShown) {
      write({ state: 'opened', url })
      watchClosing(kernel, orderId, { window: opened, url })
    } else write({ state: opened ? 'closed' : 'blocked', url })
  } catch (error) {
    opened?.close()
    errors.report(error, { errors: 'inline' })
    write({ state: 'failed', text: failureText(error) })
    await query.invalidateQueries({ queryKey: queryKeys.orders })
  }
}

/** The buyer is back, paid or not: the order is read anew at once. */
function watchClosing(
  kernel: Kernel,
  orderId: number,
  { window: opened, url }: { window: PaymentWindow; url: string },
): void {
  const current = () => kernel.query.getQueryData<PaymentStart>(startKey(orderId))
  // A payment that is gone on with leads to the same address: its start is another object.
  const watched = current()
  const timer = setInterval(() => {
    const isCurrent = current() === watched
    if (isCurrent && !opened.isClosed()) return
    clearInterval(timer)
    if (!isCurrent) return
    writeStart(kernel, orderId, { state: 'closed', url })
    void kernel.query.invalidateQueries({ queryKey: queryKeys.orders })
  }, LOOK_MS)
}

/** The buyer has followed the link of a payment whose window was blocked: its page is open now, though nobody can watch it. */
export function notePaymentOpened(kernel: Kernel, orderId: number): void {
  const current = kernel.query.getQueryData<PaymentStart>(startKey(orderId))
  // After the click: the link that it follows goes with the state.
  if (current?.state === 'blocked')
    setTimeout(() => writeStart(kernel, orderId, { state: 'opened', url: current.url }))
}

/** The payment of an order that was started in this tab; undefined: none was. */
export const usePaymentStart = (orderId: number): PaymentStart | undefined =>
  useQuery<PaymentStart>({
    queryKey: startKey(orderId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data
