import type { ProductAnswer } from '@prilavok/shared-kernel/contract'
import { setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { addJob } from '../../platform/jobs/add-job'
import { runDueJobs } from '../../platform/jobs/run-jobs'
import { somebodyWaits } from '../../testing/somebody-waits'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { makeOffer, setPeriod } from '../offers/testing/make-offer'
import { applyPrices, shopsWithDuePrices } from './apply-prices'
import { FIND_DUE_PRICES, priceTasks } from './price-tasks'

let api: TestApi
let visitor = ''
let paper = 0
let pen = 0
beforeAll(async () => {
  api = await startTestApi(200)
  visitor = await api.visitor()
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await api.db.deleteFrom('offers').execute()
  for (const shopId of await shopsWithDuePrices(api.db)) await applyPrices(api.db, shopId)
  ;[paper = 0, pen = 0] = await someProducts(api, 2)
  for (const id of [paper, pen])
    await setProduct(api, id, { base_price: 100_000, base_old_price: null, marks: ['new'] })
})
afterAll(() => api.close())

const apply = () => applyPrices(api.db, 1)
/** Tasks of the jobs that failed, and why. */
const failed: [string, string][] = []
/** As every minute does. */
const lookAtPrices = async () => {
  failed.length = 0
  await addJob(api.db, { task: FIND_DUE_PRICES })
  await runDueJobs({
    databaseUrl: api.databaseUrl,
    tasks: priceTasks(api.db),
    log: { warn: ({ task = '', err }) => failed.push([task, (err as Error).message]) },
  })
}
const importPrice = (id: number, base_price: number) =>
  api.db.updateTable('products').set({ base_price }).where('shop_id', '=', 1).where('id', '=', id).execute()
/** Price, crossed-out price, percent and whether the mark of a special price is there. */
const shown = async (id = paper) => {
  const { PRODUCT } = (await api.get(visitor, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>()
  const isSpecial = PRODUCT?.MARKS.some(({ CODE }) => CODE === 'special_price')
  return [PRODUCT?.PRICE, PRODUCT?.OLD_PRICE, PRODUCT?.SPECIAL_PERCENT, isSpecial]
}

test('an import while an offer runs is kept: the offer reduces the new price, and its end brings that one back', async () => {
  const sale = await makeOffer(api, { items: { [paper]: 20 } })
  await apply()
  expect(await shown()).toEqual([800, 1000, 20, true])
  await importPrice(paper, 50_000)
  expect(await shown()).toEqual([400, 500, 20, true])
  await importPrice(paper, 200_000)
  expect(await shown()).toEqual([1600, 2000, 20, true])
  await setProduct(api, paper, { base_price: 200_000, marks: ['hot'] })
  expect(await shown()).toEqual([1600, 2000, 20, true])
  await setPeriod(api, sale, -2, -1)
  await apply()
  expect(await shown()).toEqual([2000, null, null, false])
})

test('a running offer follows its changes: another percent, other products, deleted products, deleted itself', async () => {
  const sale = await makeOffer(api, { items: { [paper]: 20 } })
  await apply()
  const items = api.db.updateTable('offer_items').where('shop_id', '=', 1).where('offer_id', '=', sale)
  await items.set({ percent: 30 }).execute()
  await apply()
  expect(await shown()).toEqual([700, 1000, 30, true])
  await items.set({ product_id: pen }).execute()
  await apply()
  expect([await shown(paper), await shown(pen)]).toEqual([
    [1000, null, null, false],
    [700, 1000, 30, true],
  ])
  await api.db.deleteFrom('offer_items').where('offer_id', '=', sale).execute()
  await apply()
  expect(await shown(pen)).toEqual([1000, null, null, false])
  await api.db
    .insertInto('offer_items')
    .values({ shop_id: 1, offer_id: sale, product_id: pen, percent: 5 })
    .execute()
  await apply()
  expect(await shown(pen)).toEqual([950, 1000, 5, true])
  await api.db.deleteFrom('offers').where('id', '=', sale).execute()
  await importPrice(pen, 120_000)
  await apply()
  expect(await shown(pen)).toEqual([1200, null, null, false])
})

test('a price that the supplier crosses out himself comes before an offer, which waits for it to go', async () => {
  await makeOffer(api, { items: { [paper]: 20 } })
  await apply()
  await setProduct(api, paper, { base_price: 90_000, base_old_price: 120_000, marks: [] })
  expect(await shown()).toEqual([900, 1200, 25, false])
  await setProduct(api, paper, { base_price: 90_000, base_old_price: 80_000 })
  expect(await shown()).toEqual([720, 900, 20, true])
})

test('a change that comes while prices are applied stays due, and nothing is due when all is applied', async () => {
  await makeOffer(api, { items: { [paper]: 20, [pen]: 20 } })
  let batches = 0
  await applyPrices(api.db, 1, { batch: 1, goesOn: () => ++batches < 2 })
  expect(await shopsWithDuePrices(api.db)).toEqual([1])
  await Promise.all([apply(), apply(), makeOffer(api, { items: { [pen]: 40 } })])
  await apply()
  expect([await shown(paper), await shown(pen)]).toEqual([
    [800, 1000, 20, true],
    [600, 1000, 40, true],
  ])
  expect(await shopsWithDuePrices(api.db)).toEqual([])
  expect(await apply()).toBe(0)
})

test('a shop whose prices cannot be applied holds up no other', async () => {
  await api.pool.query(`create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger broken before update on products for each row when (old.shop_id = 1) execute function broken()`)
  await makeOffer(api, { items: { [paper]: 20 } })
  await api.pool.query('update shops set derived_price_type = null')
  await lookAtPrices()
  expect(failed).toEqual([['apply-prices', 'broken']])
  expect(await shopsWithDuePrices(api.db)).toEqual([1])
  await api.pool.query('drop function broken cascade')
  await api.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await lookAtPrices()
  expect(await shopsWithDuePrices(api.db)).toEqual([])
})

test('prices that are found due again while they are applied are not applied twice at once', async () => {
  await makeOffer(api, { items: { [paper]: 20 } })
  const holder = await api.pool.connect()
  await holder.query('begin')
  await holder.query('select from products where shop_id = 1 and id = $1 for update', [paper])
  const first = lookAtPrices()
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await somebodyWaits(api.pool)
  await lookAtPrices()
  expect((await api.pool.query(waiting)).rowCount).toBe(1)
  await holder.query('commit')
  holder.release()
  await first
  await lookAtPrices()
  expect(await shown()).toEqual([800, 1000, 20, true])
})

test('prices are applied though a process was killed while it applied them', async () => {
  await addJob(api.db, { task: 'apply-prices', payload: { shopId: 1 }, key: 'apply-prices 1' })
  await api.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'`)
  await api.pool.query(
    `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by)
     values ('apply-prices 1', now(), 'killed')
     on conflict (queue_name) do update set locked_at = now(), locked_by = 'killed'`,
  )
  await makeOffer(api, { items: { [paper]: 20 } })
  await lookAtPrices()
  expect(await shown()).toEqual([800, 1000, 20, true])
  await api.pool.query('delete from graphile_worker._private_jobs')
})

test('a precision reaches the products of an import, too, that began before it changed and ends after it was applied', async () => {
  const importer = await api.pool.connect()
  await importer.query('begin')
  await importer.query('update products set base_price = 105555 where shop_id = 1 and id = $1', [pen])
  await importer.query(
    `insert into products (shop_id, id, code1c, name, section_id, price)
     select 1, 7000000, '700000', 'Новый', section_id, 105555 from products where shop_id = 1 and id = $1`,
    [pen],
  )
  await api.pool.query('update shops set price_type = 26 where id = 1')
  await apply()
  await importer.query('commit')
  importer.release()
  await apply()
  expect([await shown(pen), await shown(7_000_000)]).toEqual([
    [1056, null, null, false],
    [1056, null, null, false],
  ])
  expect(await shopsWithDuePrices(api.db)).not.toContain(1)
  await api.pool.query('update shops set price_type = 28 where id = 1')
  await apply()
})

test('products from before prices were derived are read as they stand, their offers with them', async () => {
  const sale = await makeOffer(api, { items: { [paper]: 20 } })
  await apply()
  await api.pool.query(`alter table products disable trigger user`)
  await api.pool.query('update products set base_price = null, base_old_price = null, offer_percent = null')
  await api.pool.query(
    `update products set price = 1055, old_price = null, special_offer_id = null, special_percent = null, marks = '{}'
     where shop_id = 1 and id = $1`,
    [pen],
  )
  await api.pool.query(`alter table products enable trigger user`)
  await api.pool.query('update shops set derived_price_type = null')
  await apply()
  expect([await shown(paper), await shown(pen)]).toEqual([
    [800, 1000, 20, true],
    [10.55, null, null, false],
  ])
  await setPeriod(api, sale, -2, -1)
  await apply()
  expect(await shown()).toEqual([1000, null, null, false])
})

/** The statements of a process from before prices were derived, as it applies an offer and takes it back. */
const OLD_PROCESS = {
  begins: `update products set old_price = price, price = 80000, special_percent = 20, special_offer_id = $2,
    marks = array_append(marks, 'special_price') where shop_id = 1 and id = $1`,
  ends: `update products set price = coalesce(old_price, price), old_price = null, special_percent = null,
    special_offer_id = null, marks = array_remove(marks, 'special_price') where shop_id = 1 and id = $1 and special_offer_id = $2`,
}

test('processes from before prices were derived go on working beside new ones', async () => {
  const sale = await makeOffer(api, { items: { [paper]: 20 } })
  await api.pool.query(OLD_PROCESS.begins, [paper, sale])
  expect(await shown()).toEqual([800, 1000, 20, true])
  await apply()
  expect(await shown()).toEqual([800, 1000, 20, true])
  await importPrice(paper, 150_000)
  expect(await shown()).toEqual([1200, 1500, 20, true])
  await setPeriod(api, sale, -2, -1)
  await api.pool.query(OLD_PROCESS.ends, [paper, sale])
  expect(await shown()).toEqual([1500, null, null, false])
  await apply()
  await api.pool.query('update products set price = 77000 where shop_id = 1 and id = $1', [paper])
  expect(await shown()).toEqual([770, null, null, false])
})
