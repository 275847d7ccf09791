import { join } from 'node:path'
import { type BegunDemo, beginDemo } from '@prilavok/demo-shops/load-demo'
import { connect, type Database } from '@prilavok/supplier-api/platform/database/connection'
import { migrate } from '@prilavok/supplier-api/platform/database/migrate'
import { writeCredentials } from '@prilavok/supplier-api/write-credentials'
import type { OpenDatabase } from './open-database'
import type { Shop } from './shop-list'

export type DemonstrationSize = keyof typeof PRODUCTS

export interface PreparedData {
  shops: Shop[]
  /** Whether these are the demonstration shops, with their accounts. */
  demonstration: boolean
  /** Fills the shops that are closed until then; closes what it needs. Missing when all are there. */
  finish?: (signal: AbortSignal) => Promise<void>
}

interface Preparation {
  dataDir: string
  size: DemonstrationSize
  /** Whether to return when the first shop of the demonstration is there. */
  firstShopOnly: boolean
  onProgress: (line: string) => void
}

/** A few shelves are enough for tests, few products for those that look at none. */
const PRODUCTS = { full: {}, small: { products: 3000, share: 0.5 }, few: { products: 60, share: 0.5 } }

/**
 * Brings the schema up to date, loads the demonstration shops once, and writes the edge's credentials of every shop.
 * A database of somebody else's that has shops already is left as it is.
 */
export async function prepareData(database: OpenDatabase, preparation: Preparation): Promise<PreparedData> {
  const { dataDir, size, firstShopOnly, onProgress } = preparation
  const { db, pool, close } = connect(database.url, 4)
  let begun: BegunDemo | undefined
  try {
    const migrations = await migrate(pool)
    if (migrations.length > 0) onProgress(`Database: ${migrations.length} migrations applied`)
    const demonstration = database.embedded || (await mayHoldDemonstration(db))
    if (demonstration) {
      begun = await beginDemo(pool, {
        ...PRODUCTS[size],
        onProgress: (done, total, label) => onProgress(`Demonstration data ${done}/${total}: ${label}`),
      })
    }
    if (!firstShopOnly) await begun?.finish()
    await writeCredentials(db, credentialsFile(dataDir))
    const shops = await readShops(db)
    if (!begun || !firstShopOnly) {
      await close()
      return { shops, demonstration }
    }
    const { waiting, finish } = begun
    return {
      shops: shops.map((shop) => (waiting.includes(shop.name) ? { ...shop, filling: true } : shop)),
      demonstration,
      finish: (signal) => finish(signal).finally(close),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Where the edge looks for the client id and secret of each domain. */
export const credentialsFile = (dataDir: string): string => join(dataDir, 'shop-credentials.json')

async function mayHoldDemonstration(db: Database): Promise<boolean> {
  const loads = await db.selectFrom('demo_loads').select('version').limit(1).execute()
  if (loads.length > 0) return true
  const shops = await db.selectFrom('shops').select('id').limit(1).execute()
  return shops.length === 0
}

async function readShops(db: Database): Promise<Shop[]> {
  const rows = await db
    .selectFrom('shops')
    .innerJoin('shop_domains', 'shop_domains.shop_id', 'shops.id')
    .select(['shops.id', 'shops.name', 'shops.maintenance', 'shop_domains.domain'])
    .orderBy('shops.id')
    .orderBy('shop_domains.sort')
    .execute()
  const first = new Map(rows.toReversed().map((row) => [row.id, row]))
  return rows
    .filter((row) => first.get(row.id) === row)
    .map(({ name, domain, maintenance }) => ({ name, domain, maintenance }))
}
