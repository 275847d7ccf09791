import { Random } from '@prilavok/supplier-api/platform/random'
import type pg from 'pg'
import { type Cell, copyRows } from './copy-rows'
import type { DemoClient } from './load-clients'
import type { ShopProduct } from './shop-products'

const HOUR_MS = 3_600_000
const FAVOURITES = 27
const VIEWED = 45

/** Favourites and viewed goods of the clients: more than a page of cards, some without stock or price. */
export async function loadSavedProducts(
  client: pg.ClientBase,
  shopId: number,
  clients: readonly DemoClient[],
  products: readonly ShopProduct[],
): Promise<void> {
  if (products.length === 0) return
  const { rows } = await client.query<{ id: number; buyer_id: string }>(
    'select id, buyer_id from clients where shop_id = $1 and password_hash is not null order by id',
    [shopId],
  )
  const known = new Set(clients.filter(({ blocked }) => !blocked).map(({ id }) => id))
  const owners = rows.filter(({ id }) => known.has(id))
  const cells = (random: Random, buyer: string, count: number): Cell[][] =>
    [...new Set(Array.from({ length: count }, () => random.pick(products)))].map(({ base }, index) => [
      ...[shopId, buyer, base.id],
      new Date(Date.now() - (index + random.next()) * 7 * HOUR_MS),
    ])
  const owned = (seed: number, count: number) =>
    owners.flatMap(({ buyer_id }, index) => cells(new Random(seed, shopId, index), buyer_id, count))
  const columns = ['shop_id', 'buyer_id', 'product_id']
  await copyRows(client, 'favourites', [...columns, 'created_at'], owned(23, FAVOURITES))
  await copyRows(client, 'viewed', [...columns, 'seen_at'], owned(29, VIEWED))
}
