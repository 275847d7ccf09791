import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { SHOP_ID } from './bench-api'

const TITLE = 'Скидка на всё'

/** Part of the statement that a batch of the job is. */
export const JOB_STATEMENT = 'base_price = p.base_price'

/** An offer of so many percent on every product of the shop begins: its prices are due. @returns its id */
export async function beginOffer(pool: pg.Pool, percent: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
       insert into offers (shop_id, type, title) values ($1, 'special_price', $3) returning shop_id, id),
     items as (
       insert into offer_items (shop_id, offer_id, product_id, percent)
       select p.shop_id, made.id, p.id, $2 from products p join made on made.shop_id = p.shop_id)
     select id from made`,
    [SHOP_ID, percent, TITLE],
  )
  await askForJob(pool)
  return rows[0]?.id ?? 0
}

export async function endOffer(pool: pg.Pool, id: number): Promise<void> {
  await pool.query('delete from offers where shop_id = $1 and id = $2', [SHOP_ID, id])
  await askForJob(pool)
}

/** Those of a run that was interrupted. */
export async function endOldOffers(pool: pg.Pool): Promise<void> {
  await pool.query('delete from offers where shop_id = $1 and title = $2', [SHOP_ID, TITLE])
  await askForJob(pool)
  await untilApplied(pool)
}

/** As every minute does. */
const askForJob = (pool: pg.Pool) =>
  pool.query(`select graphile_worker.add_job('find-due-prices', job_key => 'find-due-prices')`)

/** How many goods have the offer in their price. */
export async function countReduced(pool: pg.Pool, id: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from products where shop_id = $1 and special_offer_id = $2',
    [SHOP_ID, id],
  )
  return rows[0]?.count ?? 0
}

/** Waits until nothing is due. */
export async function untilApplied(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ due: boolean }>(
      `select exists (select from price_changes where shop_id = $1) or exists (
         select from offers where shop_id = $1 and type = 'special_price'
           and applied <> (active_from <= now() and (active_to is null or active_to > now()))) as due`,
      [SHOP_ID],
    )
    if (!rows[0]?.due) return
    await setTimeout(100)
  }
}

interface Prices {
  base: number
  base_old: number | null
  /** The greatest of the running offers. */
  percent: number | null
  price: number
  old: number | null
}

/** Kopecks that a product costs, and what is crossed out beside it: of a shop that rounds to kopecks. */
function expected({ base, base_old, percent }: Prices): [price: number, old: number | null] {
  if (base > 0 && base_old !== null && base_old > base) return [base, base_old]
  const reduced = percent === null ? 0 : Math.floor((base * (100 - percent) + 50) / 100)
  return reduced > 0 && reduced < base ? [reduced, base] : [base, null]
}

/** Compares every price of the shop with what it should be, computed here. @returns how many are wrong, of how many */
export async function countWrongPrices(pool: pg.Pool): Promise<{ wrong: number; all: number }> {
  const { rows } = await pool.query<Prices>(
    `select p.base_price as base, p.base_old_price as base_old, p.price, p.old_price as old, (
       select max(item.percent) from offer_items item
       join offers offer on offer.shop_id = item.shop_id and offer.id = item.offer_id
       where item.shop_id = p.shop_id and item.product_id = p.id and offer.type = 'special_price'
         and offer.active_from <= now() and (offer.active_to is null or offer.active_to > now())) as percent
     from products p where p.shop_id = $1`,
    [SHOP_ID],
  )
  const wrong = rows.filter((row) => {
    const [price, old] = expected(row)
    return row.price !== price || row.old !== old
  })
  return { wrong: wrong.length, all: rows.length }
}
