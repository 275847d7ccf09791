import { Random } from '@prilavok/supplier-api/platform/random'
import type pg from 'pg'
import { type Cell, copyRows } from './copy-rows'
import type { DemoClient } from './load-clients'
import { loadOrderHistory } from './load-order-history'
import { loadPayments } from './load-payments'
import { readOrderFrame } from './order-frame'
import { historyOf, momentOf } from './order-history'
import { type DraftOrder, makeOrder } from './past-order'
import type { ShopProduct } from './shop-products'
import type { DemoShop } from './taxonomy'

/** Products that one buyer orders time and again. */
const REGULAR = 60

/** Two years of orders of the accounts of a shop, numbered as they came, with their payments. */
export async function loadOrders(
  client: pg.ClientBase,
  shopId: number,
  shop: DemoShop,
  clients: DemoClient[],
  products: ShopProduct[],
): Promise<void> {
  const goods = products.filter((product) => product.price > 0 && product.assortment)
  if (goods.length === 0) return
  const frame = await readOrderFrame(client, shopId)
  const drafts: { at: Date; draft: DraftOrder }[] = []
  for (const [index, owner] of clients.entries()) {
    const random = new Random(17, shopId, index)
    const regular = Array.from({ length: REGULAR }, () => random.pick(goods))
    for (const past of historyOf(owner, random)) {
      const at = momentOf(past.daysAgo, random)
      const draft = makeOrder({ shopId, shop, frame, owner, past, at, random, regular, goods })
      if (draft) drafts.push({ at, draft })
    }
  }
  drafts.sort((one, other) => one.at.getTime() - other.at.getTime())
  await writeOrders(
    client,
    shopId,
    drafts.map(({ draft }) => draft),
  )
  await loadPayments(client, shopId)
  await loadOrderHistory(client, shopId)
}

async function writeOrders(client: pg.ClientBase, shopId: number, drafts: DraftOrder[]): Promise<void> {
  const { rows: ids } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id from generate_series(1, $1)`,
    [drafts.length],
  )
  const idOf = (index: number) => ids[index]?.id ?? 0
  const numberOf = (index: number) => `${shopId}-${String(index + 1).padStart(6, '0')}`
  const columns = Object.keys(drafts[0]?.values ?? {})
  await copyRows(
    client,
    'orders',
    ['id', 'number', ...columns],
    drafts.map(({ values }, index): Cell[] => [idOf(index), numberOf(index), ...Object.values(values)]),
  )
  await copyRows(
    client,
    'order_rows',
    'shop_id order_id position product_id code1c name price quantity sum pack to_order picture preview'.split(
      ' ',
    ),
    drafts.flatMap(({ rows }, index) => rows.map((cells): Cell[] => [shopId, idOf(index), ...cells])),
  )
}
