import { repeat } from '../../platform/repeat'
import { callOffUnpaid } from './cancel-overdue'
import { checkDuePayments } from './check-due-payments'
import type { PaymentTools } from './check-payment'

const LOOK_MS = 5000

/**
 * Asks after slow payments, gives back what has to go, and calls off what nobody pays.
 * @param onError told when the database cannot be asked; the next look comes anyway
 * @returns ends it, after what is under way
 */
export const keepChecking = (tools: PaymentTools, onError: (cause: unknown) => void): (() => Promise<void>) =>
  repeat(
    LOOK_MS,
    async () => {
      await checkDuePayments(tools)
      await callOffUnpaid(tools.db)
    },
    onError,
  )
