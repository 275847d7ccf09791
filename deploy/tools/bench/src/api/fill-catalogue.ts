import { loadDemo } from '@prilavok/demo-shops/load-demo'
import type pg from 'pg'
import { print } from '../figures/report'
import { multiplyProducts } from './multiply-products'

/** The demonstration invents this many different products; more are made of them. */
const INVENTED = 100_000
/** Share of the products that the other shops sell: only the first one is measured. */
const SHARE = 0.01

/** Brings the first shop to so many products, once. */
export async function fillCatalogue(pool: pg.Pool, products: number): Promise<void> {
  const startedAt = performance.now()
  const loaded = await loadDemo(pool, { products: Math.min(products, INVENTED), share: SHARE })
  const { rows } = await pool.query<{ count: number }>(
    'select count(*) as count from products where shop_id = 1',
  )
  const present = rows[0]?.count ?? 0
  if (present < products) await multiplyProducts(pool, present, products)
  if (!loaded && present >= products) return
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  print(`Loaded ${products.toLocaleString('ru-RU')} products in ${seconds} s.`)
}
