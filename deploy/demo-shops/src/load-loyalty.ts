import type { OrderStatusCode } from '@prilavok/shared-kernel/contract'
import type pg from 'pg'
import { copyRows } from './copy-rows'
import type { DemoClient } from './load-clients'
import { type LedgerLine, loyaltyHistory } from './loyalty-history'

/** Points live for a year. */
const BURN_DAYS = 365

/** Name, what it gives, roubles within a year, points for 100 roubles. */
const LEVELS = [
  ['Участник', 'Баллы за каждый заказ', 0, 3],
  ['Серебряный', 'Больше баллов и ранний доступ к спецпредложениям', 30_000, 4],
  ['Золотой', 'Персональный менеджер и бесплатная подача образцов', 150_000, 5],
  ['Платиновый', 'Наибольший процент и отсрочка платежа', 600_000, 7],
] as const

/** The programme of a shop, and the ledgers of its participants as their orders have made them. */
export async function loadLoyalty(
  client: pg.ClientBase,
  shopId: number,
  clients: readonly DemoClient[],
): Promise<void> {
  await client.query(
    `update shops set loyalty_name = 'Прилавок Бонус', loyalty_logo = '/upload/loyalty/' || link || '.svg',
       loyalty_burn_days = $2 where id = $1`,
    [shopId, BURN_DAYS],
  )
  await copyRows(
    client,
    'loyalty_levels',
    ['shop_id', 'id', 'name', 'description', 'threshold', 'rate'],
    LEVELS.map(([name, text, threshold, rate], index) => [
      ...[shopId, index + 1, name, text],
      ...[threshold * 100, rate],
    ]),
  )
  for (const owner of clients.filter(({ loyalty }) => loyalty)) await loadLedger(client, shopId, owner)
}

interface OrderRow {
  id: number
  status: OrderStatusCode
  is_loyalty: boolean
  loyalty_sum: string
  created_at: Date
}

async function loadLedger(client: pg.ClientBase, shopId: number, owner: DemoClient): Promise<void> {
  const { rows } = await client.query<OrderRow>(
    `select id, status, is_loyalty, loyalty_sum, created_at from orders
     where shop_id = $1 and client_id = $2 order by created_at`,
    [shopId, owner.id],
  )
  const orders = rows.map((row) => ({
    id: row.id,
    status: row.status,
    bonus: row.is_loyalty,
    points: Number(row.loyalty_sum),
    at: row.created_at.getTime(),
  }))
  const lines = loyaltyHistory(orders, { now: Date.now(), burnDays: BURN_DAYS })
  await copyRows(
    client,
    'loyalty_operations',
    ['shop_id', 'client_id', 'type', 'points', 'order_id', 'comment', 'created_at'],
    lines.map((line) => [
      ...[shopId, owner.id, line.type, line.points],
      ...[line.orderId, line.comment, new Date(line.at)],
    ]),
  )
  await client.query('update clients set loyalty_balance = $3 where shop_id = $1 and id = $2', [
    ...[shopId, owner.id],
    lines.reduce((sum: number, line: LedgerLine) => sum + line.points, 0),
  ])
}
