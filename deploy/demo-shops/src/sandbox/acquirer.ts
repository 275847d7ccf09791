import { type Acquirer, AcquirerError } from '@prilavok/supplier-api/checkout/payment/acquirer/acquirer'
import type { Database } from '@prilavok/supplier-api/platform/database/connection'
import { sql } from 'kysely'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Path of the page on which a sandbox payment is decided. */
export const sandboxPath = (shopId: number, id: string): string => `/v3/payment/sandbox/${shopId}/${id}/`

/** What a payment is by now: a slow one has succeeded once its time has come, one that nobody has decided in an hour is over. */
export const sandboxStatus = sql<'pending' | 'succeeded' | 'canceled'>`case
  when status = 'pending' and answers_at <= now() then 'succeeded'
  when status = 'pending' and answers_at is null and created_at < now() - interval '1 hour' then 'canceled'
  else status end`

/** @returns null when the database has no demonstration shop */
export async function openSandbox(db: Database): Promise<Acquirer | null> {
  const shops = await db.selectFrom('shops').where('demonstration', '=', true).select('id').execute()
  return shops.length > 0 ? sandboxAcquirer(db, new Set(shops.map(({ id }) => id))) : null
}

/**
 * The acquirer of demonstrations and tests. Like a bank it knows nothing of orders; no money moves. The buyer
 * decides on its page what becomes of the payment.
 * @param shopIds the demonstration shops: on another one it would let whoever presses «pay» have paid
 */
function sandboxAcquirer(db: Database, shopIds: ReadonlySet<number>): Acquirer {
  return {
    code: 'sandbox',
    serves: (shopId) => shopIds.has(shopId),
    origins: [],
    async start({ shopId, key, amount, currency, description, returnUrl }) {
      const { id } = await db
        .insertInto('sandbox_payments')
        .values({
          shop_id: shopId,
          create_key: key,
          amount,
          currency,
          description,
          return_url: returnUrl,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['shop_id', 'create_key'])
            .doUpdateSet((eb) => ({ create_key: eb.ref('excluded.create_key') })),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return { providerId: id, url: new URL(sandboxPath(shopId, id), returnUrl).href }
    },
    async read(shopId, providerId) {
      if (!UUID.test(providerId)) return null
      const row = await db
        .selectFrom('sandbox_payments')
        .where((eb) => eb.and({ shop_id: shopId, id: providerId }))
        .select([sandboxStatus.as('status'), 'amount', 'currency', 'refunded'])
        .executeTakeFirst()
      if (!row) return null
      return { ...row, status: row.status === 'canceled' ? 'rejected' : row.status }
    },
    async refund({ shopId, providerId, amount }) {
      const { numUpdatedRows } = await db
        .updateTable('sandbox_payments')
        // The whole of it, so that a repeated call changes nothing.
        .set({ refunded: amount })
        .where((eb) => eb.and({ shop_id: shopId, id: providerId }))
        .where(sandboxStatus, '=', 'succeeded')
        .where('amount', '>=', amount)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new AcquirerError('rejected', 'The sandbox has nothing to give back')
      return true
    },
    paymentOfNotice(body) {
      const { payment_id: id } = (body ?? {}) as { payment_id?: unknown }
      return typeof id === 'string' && UUID.test(id) ? id : null
    },
  }
}
