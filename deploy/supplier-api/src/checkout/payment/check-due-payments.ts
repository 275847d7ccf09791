import { sql } from 'kysely'
import { checkPayment, type PaymentTools } from './check-payment'

const BATCH = 20

interface Due {
  shop_id: number
  id: number
}

/**
 * Asks about every payment whose time has come: each process takes its own, and the next time is set before asking, later
 * and later (from ten seconds to half an hour).
 * @returns how many were asked about
 */
export async function checkDuePayments(tools: PaymentTools): Promise<number> {
  const { rows } = await sql<Due>`
    with due as (
      select shop_id, id from payments
      where next_check_at <= now() and acquirer = any(${tools.acquirers.all.map(({ code }) => code)})
      order by next_check_at limit ${BATCH}
      for update skip locked)
    update payments set checks = least(payments.checks + 1, 1000),
      next_check_at = now() + least(interval '10 seconds' * power(2, least(payments.checks, 10)), interval '30 minutes')
    from due where payments.shop_id = due.shop_id and payments.id = due.id
    returning payments.shop_id, payments.id`.execute(tools.db)
  for (const { shop_id: shopId, id } of rows) {
    try {
      await checkPayment(tools, shopId, id)
    } catch (cause) {
      tools.onFailure({ shopId, paymentId: id }, cause)
    }
  }
  return rows.length
}
