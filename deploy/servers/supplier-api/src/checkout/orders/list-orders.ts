import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { ORDER_STATUS_NAMES, orderNumberOf } from '@prilavok/shared-kernel/contract/order-names'
import { DEFAULT_TIME_ZONE } from '@prilavok/shared-kernel/contract/shop-clock'
import { type Static, Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { choice, knownId, orderChoice, PathId, paging, shortText } from '../../platform/http/schemas'
import type { Session } from '../../platform/session/session'
import { buyerId, orderEntities } from './order-entities'
import { ordersOf, shown } from './read-order'
import { toOrder } from './to-order'

/** `1-1000000` comes behind `1-999999`; numbers of another shape, as imported orders may have, come before all others. */
const numberOf = (part: 1 | 2) =>
  sql<number>`coalesce((regexp_match(orders.number, '^(\\d+)-(\\d+)$'))[${sql.lit(part)}]::numeric, -1)`

const COLUMNS = {
  CREATE_DATE: 'orders.created_at',
  ORDER_NUMBER: numberOf(1),
  STATUS: sql<number>`array_position(array[${sql.join(Object.keys(ORDER_STATUS_NAMES).map(sql.lit))}], orders.status)`,
  POSITION_COUNT: 'orders.position_count',
  POSITION_SUM: 'orders.position_sum',
} as const

/** 001 §9: 36 orders a page. AMB-55: dates as dd.MM.yyyy, an empty status is any. */
export const ListQuery = Type.Object({
  ...paging(36),
  sort: choice(Object.keys(COLUMNS), 'Column to sort by; anything else is CREATE_DATE'),
  order: orderChoice,
  status: choice(Object.keys(ORDER_STATUS_NAMES), 'STATUS_CODE of the orders; empty: any'),
  order_number: shortText('A part of the number of an order'),
  order_user: shortText('ID, or EMAIL, of the one who ordered, of ORDER_USER'),
  order_client: Type.Optional(Type.Integer({ description: 'ID of the buyer, of ORDER_CLIENT' })),
  shop_client: Type.Optional(Type.Integer({ ...PathId, description: 'ID of the shop, of SHOP_CLIENT' })),
  date_start: shortText('The first day, dd.MM.yyyy; by the time of the shop'),
  date_end: shortText('The last day, dd.MM.yyyy'),
})
export type ListQuery = Static<typeof ListQuery>

const isColumn = (text: string): text is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, text)

/** Of both signs, see `buyerId`. */
const knownBuyer = (id: number): number => Math.sign(id) * knownId(Math.abs(id))

/**
 * A day of dd.MM.yyyy as yyyy-MM-dd; null when none is given.
 * @throws bad_field (400)
 */
function readDay(field: string, text: string | undefined): string | null {
  if (!text) return null
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  // 31.02 would become the third of March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso))
    throw apiErrors.badField(field, 'Дата должна быть в\u00a0виде дд.мм.гггг')
  return iso
}

const timeZoneOf = (shopId: number) =>
  sql<string>`(select coalesce(time_zone, ${DEFAULT_TIME_ZONE}) from shops where id = ${shopId})`
const startOf = (day: string, shopId: number) =>
  sql<Date>`(${day}::date)::timestamp at time zone ${timeZoneOf(shopId)}`
const endOf = (day: string, shopId: number) =>
  sql<Date>`(${day}::date + 1)::timestamp at time zone ${timeZoneOf(shopId)}`

/** @throws bad_field (400) for a date that is none */
export async function listOrders(
  db: Database,
  session: Session,
  clientId: number,
  query: ListQuery,
): Promise<OrderListAnswer> {
  const sort = query.sort?.toUpperCase() ?? ''
  const SORT = isColumn(sort) ? sort : 'CREATE_DATE'
  const ORDER = query.order?.toUpperCase() === 'ASC' ? 'ASC' : 'DESC'
  const from = readDay('date_start', query.date_start)
  const to = readDay('date_end', query.date_end)
  const number = orderNumberOf(query.order_number ?? '')
  const user = query.order_user ?? ''
  const found = ordersOf(db, session, clientId)
    .$if(Boolean(query.status), (q) => q.where(sql<string>`orders.status`, '=', query.status ?? ''))
    .$if(number !== '', (q) => q.where(sql<boolean>`strpos(orders.number, ${number}) > 0`))
    .$if(user !== '', (q) =>
      /^\d+$/.test(user)
        ? q.where('orders.client_id', '=', knownId(Number(user)))
        : q.where('orders.user_email', '=', user),
    )
    .$if(query.order_client !== undefined, (q) => q.where(buyerId, '=', knownBuyer(query.order_client ?? 0)))
    .$if(query.shop_client !== undefined, (q) => q.where('shops.id', '=', knownId(query.shop_client ?? 0)))
    .$if(from !== null, (q) => q.where('orders.created_at', '>=', startOf(from ?? '', session.shopId)))
    .$if(to !== null, (q) => q.where('orders.created_at', '<', endOf(to ?? '', session.shopId)))
  const direction = ORDER === 'ASC' ? 'asc' : 'desc'
  const [rows, { count }, entities] = await Promise.all([
    shown(found)
      // Points are no roubles.
      .$if(SORT === 'POSITION_SUM', (q) => q.orderBy('orders.is_loyalty'))
      .orderBy(COLUMNS[SORT], direction)
      .$if(SORT === 'ORDER_NUMBER', (q) =>
        q.orderBy(numberOf(2), direction).orderBy('orders.number', direction),
      )
      .orderBy('orders.id', direction)
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    orderEntities(db, session, clientId),
  ])
  return {
    ITEMS: rows.map((row) => toOrder(row, clientId)),
    NAV: { CNT: count, LIMIT: query.limit, OFFSET: query.offset, SORT, ORDER },
    ...entities,
  }
}
