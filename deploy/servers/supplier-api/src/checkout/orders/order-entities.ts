import type { OrderListAnswer, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { byOrderLife } from '@prilavok/shared-kernel/contract/order-names'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import { newestOrdersOf } from './read-order'
import { toStatus } from './to-order'

type Entities = Pick<
  OrderListAnswer,
  'ORDER_STATUS' | 'ORDER_USER' | 'ORDER_CLIENT' | 'SHOP_CLIENT' | 'ORDER_DATE'
>

interface EntityRow {
  status: OrderStatusCode[] | null
  users: { ID: number; EMAIL: string; PHONE: string; NAME: string }[] | null
  clients: { ID: number; NAME: string }[] | null
  shops: { ID: number; NAME: string }[] | null
  first: Date | null
  last: Date | null
}

/** Among so many of the newest orders, of his own and of his company, what the filters offer is looked for. */
const LOOKED_AT = 5000

/** ID of ORDER_CLIENT: the company, or the person where there is none. Persons are below zero: a company may have the same number. */
export const buyerId = sql<number>`coalesce(orders.company_id, -orders.client_id)`

/**
 * What the filters of the order list can offer: of the orders that the client may see, whatever the filters are now (001 §3).
 * Thousands of orders come down to a few kinds before anything is made of them. Who changed his phone or his name, and a company that
 * changed its own, stand as in the newest order.
 */
export async function orderEntities(db: Database, session: Session, clientId: number): Promise<Entities> {
  const { orders, first } = newestOrdersOf(db, session, clientId, LOOKED_AT)
  const kinds = db
    .selectFrom(orders.as('orders'))
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select([
      'orders.status',
      'orders.client_id',
      'orders.user_email',
      'orders.user_phone',
      'orders.user_name',
      buyerId.as('buyer_id'),
      'orders.client_name',
      'shops.id as seller_id',
      'shops.name as seller_name',
    ])
    .select(({ fn }) => [fn.max('orders.created_at').as('last')])
    .groupBy([
      'orders.status',
      'orders.client_id',
      'orders.user_email',
      'orders.user_phone',
      'orders.user_name',
      buyerId,
      'orders.client_name',
      'shops.id',
      'shops.name',
    ])
  const row: EntityRow = await db
    .with('kind', () => kinds)
    .selectFrom('kind')
    .select([
      sql<EntityRow['status']>`array_agg(distinct status)`.as('status'),
      sql<EntityRow['users']>`(
        select json_agg(json_build_object('ID', client_id, 'EMAIL', user_email, 'PHONE', user_phone, 'NAME', user_name)) from (
          select distinct on (client_id) * from kind order by client_id, last desc) as newest)`.as('users'),
      sql<EntityRow['clients']>`(
        select json_agg(json_build_object('ID', buyer_id, 'NAME', client_name)) from (
          select distinct on (buyer_id) buyer_id, client_name from kind order by buyer_id, last desc) as newest)`.as(
        'clients',
      ),
      sql<
        EntityRow['shops']
      >`jsonb_agg(distinct jsonb_build_object('ID', seller_id, 'NAME', seller_name))`.as('shops'),
      first.as('first'),
      sql<Date | null>`max(last)`.as('last'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ORDER_STATUS: (row.status ?? []).sort(byOrderLife).map(toStatus),
    ORDER_USER: row.users ?? [],
    ORDER_CLIENT: row.clients ?? [],
    SHOP_CLIENT: row.shops ?? [],
    ORDER_DATE: {
      MIN_DATE: row.first?.toISOString() ?? null,
      MAX_DATE: row.last?.toISOString() ?? null,
    },
  }
}
