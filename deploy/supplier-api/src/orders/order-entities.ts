import type { OrderListAnswer, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import type { Session } from '../session/session'
import { ordersOf } from './read-order'
import { toStatus } from './status'

type Entities = Pick<
  OrderListAnswer,
  'ORDER_STATUS' | 'ORDER_USER' | 'ORDER_CLIENT' | 'SHOP_CLIENT' | 'ORDER_DATE'
>

interface EntityRow {
  status: OrderStatusCode[] | null
  users: { EMAIL: string; PHONE: string }[] | null
  clients: { ID: number; NAME: string }[] | null
  shops: { ID: number; NAME: string }[] | null
  first: Date | null
  last: Date | null
}

/** What the filters of the order list can offer: of all orders of the client, whatever the filters are now (001 §3). */
export async function orderEntities(db: Database, session: Session, clientId: number): Promise<Entities> {
  const row: EntityRow = await ordersOf(db, session, clientId)
    .select([
      sql<OrderStatusCode[] | null>`array_agg(distinct orders.status)`.as('status'),
      sql<
        EntityRow['users']
      >`jsonb_agg(distinct jsonb_build_object('EMAIL', orders.user_email, 'PHONE', orders.user_phone))`.as(
        'users',
      ),
      sql<
        EntityRow['clients']
      >`jsonb_agg(distinct jsonb_build_object('ID', coalesce(orders.company_id, orders.client_id), 'NAME', orders.client_name))`.as(
        'clients',
      ),
      sql<EntityRow['shops']>`jsonb_agg(distinct jsonb_build_object('ID', shops.id, 'NAME', shops.name))`.as(
        'shops',
      ),
      sql<Date | null>`min(orders.created_at)`.as('first'),
      sql<Date | null>`max(orders.created_at)`.as('last'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ORDER_STATUS: (row.status ?? []).map(toStatus),
    ORDER_USER: row.users ?? [],
    ORDER_CLIENT: row.clients ?? [],
    SHOP_CLIENT: row.shops ?? [],
    ORDER_DATE: {
      MIN_DATE: row.first?.toISOString() ?? null,
      MAX_DATE: row.last?.toISOString() ?? null,
    },
  }
}
