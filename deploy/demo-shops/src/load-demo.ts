import { hashPassword } from '@prilavok/supplier-api/customers/token/password'
import type pg from 'pg'
import { type BaseProduct, baseProducts } from './base-products'
import type { Catalogue } from './catalogue'
import { readDemand } from './demand'
import { finishCatalogue } from './finish-catalogue'
import { loadBanners } from './load-banners'
import { DEMO_PASSWORD, loadClients } from './load-clients'
import { loadContent } from './load-content'
import { loadDocuments } from './load-documents'
import { loadFrame } from './load-frame'
import { loadGoods } from './load-goods'
import { loadLoyalty } from './load-loyalty'
import { loadGivenGifts, loadOffers } from './load-offers'
import { loadOrders } from './load-orders'
import { loadPhotos } from './load-photos'
import { loadSavedProducts } from './load-saved-products'
import { loadShopRow } from './load-shop'
import { propertyBook } from './properties'
import { sectionTree } from './section-tree'
import { shopProducts } from './shop-products'
import { readTaxonomy } from './taxonomy'

/** Changes with the data: a database with another version gets the demonstration shops anew. */
const VERSION = '4'
/** Two processes that load at once: the second waits and finds the work done. */
const LOCK = 7_402_016

const LARGE_TABLES =
  'products, product_properties, listing, listing_stock, facet_values, sections, search_documents, search_stems, search_words, search_phrases, search_phrase_starts, certificates'

export interface DemoOptions {
  /** Products of the first shop. @default 20000 */
  products?: number
  /** Share of them that each other shop sells. @default 0.2 */
  share?: number
  /** With offers of gifts, so that orders of some sum get rows of their own. @default true */
  gifts?: boolean
  /** Told before each step: steps done, steps in all, what comes next (Russian). */
  onProgress?: (done: number, total: number, label: string) => void
}

/**
 * Loads the demonstration shops, once per version: whole or not at all, so an interrupted load is simply redone.
 * @returns whether anything was loaded
 */
export async function loadDemo(pool: pg.Pool, options: DemoOptions = {}): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local synchronous_commit = off')
    await client.query("set local prilavok.bulk_load = 'on'")
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const loaded = await client.query('select from demo_loads where version = $1', [VERSION])
    if (!loaded.rowCount) await load(client, options)
    await client.query('commit')
    // Merges what the search index has put off and lets counts be read from indexes alone; not needed to be right.
    if (!loaded.rowCount) await client.query(`vacuum (analyze) ${LARGE_TABLES}`)
    return !loaded.rowCount
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release(true)
  }
}

async function load(client: pg.ClientBase, options: DemoOptions): Promise<void> {
  const taxonomy = await readTaxonomy()
  const total = taxonomy.shops.length * 2 + 2
  let done = 0
  const next = (label: string) => {
    options.onProgress?.(done, total, label)
    done += 1
  }
  next('Придумываем товары')
  const tree = sectionTree(taxonomy)
  const catalogue: Catalogue = { taxonomy, tree, properties: propertyBook(taxonomy) }
  const base = baseProducts({ taxonomy, tree, demand: await readDemand() }, options.products ?? 20_000)
  await removeOld(
    client,
    taxonomy.shops.map((_, index) => index + 1),
  )
  const password = await hashPassword(DEMO_PASSWORD)
  for (const [index] of taxonomy.shops.entries()) {
    await loadOneShop(
      client,
      index,
      { catalogue, base, password, share: options.share ?? 0.2, gifts: options.gifts ?? true },
      next,
    )
  }
  next('Сохраняем')
  await client.query('insert into demo_loads (version) values ($1)', [VERSION])
  options.onProgress?.(total, total, 'Готово')
}

/** @throws when a shop of these ids is a supplier's own */
async function removeOld(client: pg.ClientBase, ids: number[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    'select id from shops where id = any($1) and not demonstration order by id',
    [ids],
  )
  if (rows.length > 0)
    throw new Error(
      `The database has shops that are not of the demonstration (ids ${rows.map(({ id }) => id).join(', ')}): nothing was loaded.`,
    )
  await client.query('delete from demo_loads')
  await client.query('delete from shops where id = any($1)', [ids])
}

interface Material {
  catalogue: Catalogue
  base: BaseProduct[]
  password: string
  share: number
  gifts: boolean
}

async function loadOneShop(
  client: pg.ClientBase,
  index: number,
  { catalogue, base, password, share, gifts }: Material,
  next: (label: string) => void,
): Promise<void> {
  const shop = catalogue.taxonomy.shops[index]
  if (!shop) return
  const shopId = index + 1
  const products = shopProducts(base, shop, shopId, index === 0 ? 1 : (shop.share ?? share))
  next(`${shop.NAME}: магазин и ${products.length.toLocaleString('ru-RU')} товаров`)
  await loadShopRow(client, shopId, shop, catalogue.taxonomy)
  await loadFrame(client, shopId, catalogue)
  await loadGoods(client, shopId, catalogue, products)
  await loadPhotos(client, shopId, products)
  await loadOffers(client, shopId, shop, { taxonomy: catalogue.taxonomy, gifts })
  next(`${shop.NAME}: поиск и клиенты`)
  await finishCatalogue(client, shopId)
  const clients = await loadClients(client, shopId, shop, password)
  await loadDocuments(client, shopId, shop)
  await loadContent(client, shopId)
  await loadOrders(client, shopId, shop, clients, products)
  await loadGivenGifts(client, shopId)
  await loadBanners(client, shopId, shop)
  await loadSavedProducts(client, shopId, clients, products)
  await loadLoyalty(client, shopId, clients)
  await client.query('select refresh_listing($1)', [shopId])
}
