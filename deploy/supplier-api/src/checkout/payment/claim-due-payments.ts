import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

const BATCH = 100

interface Due {
  shop_id: number
  id: number
}

/**
 * Payments whose time to be asked about has come: each process takes its own, and the next time is set before asking, later and
 * later (from ten seconds to half an hour).
 * @param acquirers codes of those that can be asked
 */
export async function claimDuePayments(db: Database, acquirers: readonly string[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select shop_id, id from payments
      where next_check_at <= now() and acquirer = any(${acquirers})
      order by next_check_at limit ${BATCH}
      for update skip locked)
    update payments set checks = least(payments.checks + 1, 1000),
      next_check_at = now() + least(interval '10 seconds' * power(2, least(payments.checks, 10)), interval '30 minutes')
    from due where payments.shop_id = due.shop_id and payments.id = due.id
    returning payments.shop_id, payments.id`.execute(db)
  return rows
}
