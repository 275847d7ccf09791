import type { Database } from '@prilavok/supplier-api/platform/database/connection'
import { sql } from 'kysely'
import { sandboxStatus } from './acquirer'
import type { SandboxView } from './page'

/** What the buyer can have happen. */
export type SandboxAction = 'pay' | 'slow' | 'twice' | 'reject'

const rowOf = (db: Database, shopId: number, id: string) =>
  db.selectFrom('sandbox_payments').where('shop_id', '=', shopId).where('id', '=', id)

/** @returns null when there is no such payment */
export async function readSandboxPayment(
  db: Database,
  shopId: number,
  id: string,
): Promise<SandboxView | null> {
  const row = await rowOf(db, shopId, id)
    .select([
      sandboxStatus.as('status'),
      'answers_at',
      'amount',
      'refunded',
      'currency',
      'description',
      'return_url as returnUrl',
    ])
    .executeTakeFirst()
  return row ? { ...row, isSlow: row.answers_at !== null } : null
}

/** Decides a payment, once. @returns false when it was decided before */
export async function decideSandboxPayment(
  db: Database,
  shopId: number,
  id: string,
  action: SandboxAction,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .$if(action === 'reject', (query) => query.set({ status: 'canceled' }))
    .$if(action === 'pay' || action === 'twice', (query) => query.set({ status: 'succeeded' }))
    .$if(action === 'slow', (query) => query.set({ answers_at: sql<Date>`now() + interval '20 seconds'` }))
    .where((eb) => eb.and({ shop_id: shopId, id }))
    .where(sandboxStatus, '=', 'pending')
    .where('answers_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
