import type {
  LoyaltyOperation,
  LoyaltyOperationCode,
  LoyaltyOperationsAnswer,
  LoyaltySort,
} from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { choice, orderChoice, paging } from '../../platform/http/schemas'
import { ordersUnderWay } from './expected-points'
import { OPERATION_STATUSES, OPERATION_TYPES, operationTexts } from './texts'

/** AMB-14: 15 operations a page. An unknown sort is the default one, an unknown type fits nothing. */
export const OperationsQuery = Type.Object({
  ...paging(15),
  sort: choice(['DATE', 'POINTS', 'OPERATION_TYPE'], 'Column to sort by; anything else is DATE'),
  order: orderChoice,
  type: choice(Object.keys(OPERATION_TYPES), 'CODE of OPERATION_TYPE; empty: all'),
})
export type OperationsQuery = Static<typeof OperationsQuery>

const COLUMNS = { DATE: 'line.date', POINTS: 'line.points', OPERATION_TYPE: 'line.type' } as const
const isSort = (text: string): text is LoyaltySort => Object.hasOwn(COLUMNS, text)

/** The ledger of one participant, and what orders under way are expected to bring. */
export async function listOperations(
  db: Database,
  shopId: number,
  clientId: number,
  query: OperationsQuery,
): Promise<LoyaltyOperationsAnswer> {
  const asked = query.sort?.toUpperCase() ?? ''
  const SORT = isSort(asked) ? asked : 'DATE'
  const ORDER = query.order?.toUpperCase() === 'ASC' ? 'ASC' : 'DESC'
  const direction = ORDER === 'ASC' ? 'asc' : 'desc'
  const found = db
    .selectFrom(allLines(db, shopId, clientId).as('line'))
    .$if(Boolean(query.type), (lines) => lines.where(sql`line.type`, '=', query.type))
  const [rows, { count }] = await Promise.all([
    found
      .selectAll()
      .orderBy(COLUMNS[SORT], direction)
      .orderBy('line.date', direction)
      .orderBy('line.id', direction)
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ])
  return {
    ITEMS: rows.map(toOperation),
    NAV: { CNT: count, LIMIT: query.limit, OFFSET: query.offset, SORT, ORDER },
  }
}

const allLines = (db: Database, shopId: number, clientId: number) =>
  db
    .selectFrom('loyalty_operations as done')
    .leftJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'done.shop_id').onRef('orders.id', '=', 'done.order_id'),
    )
    .where((eb) => eb.and({ 'done.shop_id': shopId, 'done.client_id': clientId }))
    .select([
      sql<number | null>`done.id`.as('id'),
      'done.created_at as date',
      'done.type',
      'done.comment',
      'done.order_id',
    ])
    .select([sql<number>`abs(done.points)`.as('points'), 'orders.number'])
    .unionAll(
      ordersUnderWay(db, shopId, clientId)
        .select([
          sql<number | null>`null::int8`.as('id'),
          'orders.created_at as date',
          sql<LoyaltyOperationCode>`'loyalty-plus'`.as('type'),
          sql<string>`${operationTexts.expected}::text`.as('comment'),
          sql<number | null>`orders.id`.as('order_id'),
        ])
        .select(['orders.loyalty_sum as points', sql<string | null>`orders.number`.as('number')]),
    )

type Line = Awaited<ReturnType<ReturnType<typeof allLines>['executeTakeFirstOrThrow']>>

function toOperation(line: Line): LoyaltyOperation {
  const status = line.id === null ? 'expected' : 'done'
  return {
    ID: line.id,
    DATE: line.date.toISOString(),
    STATUS: { CODE: status, VALUE: OPERATION_STATUSES[status] },
    OPERATION_TYPE: { CODE: line.type, VALUE: OPERATION_TYPES[line.type] },
    POINTS: line.points,
    ORDER: line.order_id === null ? null : { ID: line.order_id, ORDER_NUMBER: line.number ?? '' },
    COMMENT: line.comment,
  }
}
