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
import { type DemoShop, readTaxonomy, type Taxonomy } from './taxonomy'

/** Changes with the data: a database with another version gets the demonstration shops anew. */
const VERSION = '10'
/** Two processes that load at once: the second waits and finds the work done. */
const LOCK = 7_402_016
const USUAL_SHARE = 0.2

const LARGE_TABLES =
  'products, product_properties, listing, listing_stock, facet_values, sections, search_documents, search_stems, search_words, search_phrases, search_phrase_starts'

export interface DemoOptions {
  /** Products that the shops choose from. @default 20000 */
  products?: number
  /**
   * Share of them that each shop but the first sells; the first sells all.
   * @default the shares of the taxonomy: a middling first shop, which opens soon, and one that sells all
   */
  share?: number
  /** With offers of gifts, so that orders of some sum get rows of their own. @default true */
  gifts?: boolean
  /** Told before each step: steps done, steps in all, what comes next (Russian). Two steps a shop. */
  onProgress?: (done: number, total: number, label: string) => void
}

/** The first shop is there; the others are closed until the rest has been loaded. */
export interface BegunDemo {
  /** Names of the shops that are still closed for maintenance, in the order in which they open. */
  waiting: string[]
  /**
   * Fills the other shops and opens each when it is whole. An interrupted one stays closed, and the next load goes on with it.
   * @throws the reason of `signal` at the next step after it was aborted
   */
  finish(signal?: AbortSignal): Promise<void>
}

/**
 * Loads all demonstration shops, once per version.
 * @returns whether anything was loaded
 */
export async function loadDemo(pool: pg.Pool, options: DemoOptions = {}): Promise<boolean> {
  const begun = await beginDemo(pool, options)
  await begun?.finish()
  return begun !== undefined
}

/**
 * Loads the first demonstration shop, so that something can be shown; whole or not at all. Once per version, as the rest.
 * @returns nothing when everything is there
 */
export async function beginDemo(pool: pg.Pool, options: DemoOptions = {}): Promise<BegunDemo | undefined> {
  const taxonomy = await readTaxonomy()
  const count = taxonomy.shops.length
  if ((await loadedShops(pool)).length === count) return undefined
  const load = await prepareLoad(taxonomy, options)
  await inOneLoad(pool, async (client) => {
    const loaded = await loadedShops(client)
    if (loaded.length === 0) {
      await removeOld(
        client,
        taxonomy.shops.map((_, index) => index + 1),
      )
      for (const [index, shop] of taxonomy.shops.entries())
        await loadShopRow(client, index + 1, { ...shop, maintenance: true }, taxonomy)
    }
    if (!loaded.includes(1)) await loadOneShop(client, 1, load)
  })
  const loaded = await loadedShops(pool)
  const waiting = taxonomy.shops.map((_, index) => index + 1).filter((id) => !loaded.includes(id))
  return {
    waiting: waiting.map((id) => taxonomy.shops[id - 1]?.NAME ?? ''),
    async finish(signal) {
      for (const id of waiting) {
        signal?.throwIfAborted()
        await inOneLoad(pool, async (client) => {
          if (!(await loadedShops(client)).includes(id)) await loadOneShop(client, id, { ...load, signal })
        })
      }
      options.onProgress?.(count * 2, count * 2, 'Готово')
      // Merges what the search index has put off and lets counts be read from indexes alone; not needed to be right.
      await pool.query(`vacuum (analyze) ${LARGE_TABLES}`)
    },
  }
}

/** Ids of the shops of this version that are whole. */
async function loadedShops(database: Pick<pg.Pool, 'query'> | pg.ClientBase): Promise<number[]> {
  const { rows } = await database.query<{ version: string }>('select version from demo_loads')
  return rows
    .map(({ version }) => version.split('/'))
    .filter(([version]) => version === VERSION)
    .map(([, id]) => Number(id))
}

/** One transaction with the settings of a large load. A second process waits, then finds the work done. */
async function inOneLoad(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local synchronous_commit = off')
    await client.query("set local prilavok.bulk_load = 'on'")
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await work(client)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release(true)
  }
}

async function prepareLoad(taxonomy: Taxonomy, options: DemoOptions): Promise<Load> {
  const tree = sectionTree(taxonomy)
  return {
    catalogue: { taxonomy, tree, properties: propertyBook(taxonomy) },
    base: baseProducts({ taxonomy, tree, demand: await readDemand() }, options.products ?? 20_000),
    password: await hashPassword(DEMO_PASSWORD),
    share: options.share,
    gifts: options.gifts ?? true,
    onProgress: options.onProgress,
  }
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

interface Load {
  catalogue: Catalogue
  base: BaseProduct[]
  password: string
  share: number | undefined
  gifts: boolean
  onProgress: DemoOptions['onProgress']
  signal?: AbortSignal | undefined
}

function shareOf(shopId: number, shop: DemoShop, share: number | undefined): number {
  if (share === undefined) return shop.share ?? USUAL_SHARE
  return shopId === 1 ? 1 : Math.min(shop.share ?? share, share)
}

/** Everything of a shop but its row, which is there and closed; opens it. */
async function loadOneShop(
  client: pg.ClientBase,
  shopId: number,
  { catalogue, base, password, share, gifts, onProgress, signal }: Load,
): Promise<void> {
  const { taxonomy } = catalogue
  const shop = taxonomy.shops[shopId - 1]
  if (!shop) return
  const next = (step: 0 | 1, label: string) => {
    signal?.throwIfAborted()
    onProgress?.((shopId - 1) * 2 + step, taxonomy.shops.length * 2, `${shop.NAME}: ${label}`)
  }
  const products = shopProducts(base, shop, shopId, shareOf(shopId, shop, share))
  next(0, `магазин и ${products.length.toLocaleString('ru-RU')} товаров`)
  await loadFrame(client, shopId, catalogue)
  await loadGoods(client, shopId, catalogue, products)
  await loadPhotos(client, shopId, products)
  await loadOffers(client, shopId, shop, { taxonomy, gifts })
  // Without it the statements below are planned for a shop of no products: they would take minutes.
  await client.query(`analyze ${LARGE_TABLES}`)
  next(1, 'поиск и клиенты')
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
  await client.query('analyze listing, listing_stock, facet_values')
  await client.query('update shops set maintenance = $2 where id = $1', [shopId, shop.maintenance ?? false])
  await client.query('insert into demo_loads (version) values ($1)', [`${VERSION}/${shopId}`])
}
