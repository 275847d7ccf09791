import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { OrderNews } from '../../platform/database/schema-types'
import { addEmailJob } from '../../platform/emails/email-tasks'

/**
 * Has the buyer and the manager written what has become of an order, once the transaction of `db` is committed. The e-mails
 * are made when they are sent (`openOrderEmails`).
 */
export async function queueOrderEmails(
  db: Database,
  shopId: number,
  orderId: number,
  news: OrderNews,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    ${preparedStatement} insert into emails (shop_id, recipient, reply_to, order_id, news, reader)
    select orders.shop_id, email.recipient, nullif(email.reply_to, ''), orders.id, ${news}, email.reader
    from orders join shops on shops.id = orders.shop_id
    cross join lateral (values
      ('buyer', orders.user_email, shops.email), ('manager', shops.email, orders.user_email))
      as email (reader, recipient, reply_to)
    where orders.shop_id = ${shopId} and orders.id = ${orderId} and email.recipient <> ''
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await addEmailJob(db, shopId, ids)
}
