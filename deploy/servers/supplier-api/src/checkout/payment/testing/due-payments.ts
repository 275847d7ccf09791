import type { Database } from '../../../platform/database/connection'
import { checkPayment, type PaymentTools } from '../check-payment'
import { cancelOverdue, claimDuePayments, claimOverdue } from '../payment-tasks'

/** Asks about every payment whose time has come, as the jobs do. */
export async function checkDuePayments(tools: PaymentTools): Promise<void> {
  const codes = tools.acquirers.all.map(({ code }) => code)
  for (const { shop_id: shopId, id } of await claimDuePayments(tools.db, codes))
    await checkPayment(tools, shopId, id).catch((cause) => tools.onFailure({ shopId, paymentId: id }, cause))
}

/** Cancels what nobody has paid in time, as the jobs do. @returns how many orders */
export async function cancelOverdueOrders(db: Database): Promise<number> {
  let count = 0
  for (const { shop_id, id } of await claimOverdue(db)) if (await cancelOverdue(db, shop_id, id)) count += 1
  return count
}
