import { callOffUnpaid } from './call-off-unpaid'
import { checkDuePayments } from './check-due-payments'
import type { PaymentTools } from './check-payment'

const LOOK_MS = 5000

/**
 * Asks after slow payments, gives back what has to go, and calls off what nobody pays.
 * @param onError told when the database cannot be asked; the next look comes anyway
 * @returns ends it, after what is under way
 */
export function keepChecking(tools: PaymentTools, onError: (cause: unknown) => void): () => Promise<void> {
  let round: Promise<void> | null = null
  const look = () => {
    round ??= checkDuePayments(tools)
      .then(() => callOffUnpaid(tools.db))
      .then(() => undefined, onError)
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
