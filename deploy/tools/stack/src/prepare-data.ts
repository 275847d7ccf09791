import { join } from 'node:path'
import { loadDemo } from '@prilavok/demo-shops/load-demo'
import { connect, type Database } from '@prilavok/supplier-api/platform/database/connection'
import { migrate } from '@prilavok/supplier-api/platform/database/migrate'
import { writeCredentials } from '@prilavok/supplier-api/write-credentials'
import type { OpenDatabase } from './open-database'
import type { Shop } from './shop-list'

export type DemonstrationSize = 'full' | 'small'

export interface PreparedData {
  shops: Shop[]
  /** Whether these are the demonstration shops, with their accounts. */
  demonstration: boolean
}

interface Preparation {
  dataDir: string
  size: DemonstrationSize
  onProgress: (line: string) => void
}

/** A few shelves are enough for tests. */
const PRODUCTS = { full: {}, small: { products: 3000, share: 0.5 } }

/**
 * Brings the schema up to date, loads the demonstration shops once, and writes the edge's credentials of every shop.
 * A database of somebody else's that has shops already is left as it is.
 */
export async function prepareData(database: OpenDatabase, preparation: Preparation): Promise<PreparedData> {
  const { dataDir, size, onProgress } = preparation
  const { db, pool, close } = connect(database.url, 4)
  try {
    const migrations = await migrate(pool)
    if (migrations.length > 0) onProgress(`Database: ${migrations.length} migrations applied`)
    const demonstration = database.embedded || (await mayHoldDemonstration(db))
    if (demonstration) {
      await loadDemo(pool, {
        ...PRODUCTS[size],
        onProgress: (done, total, label) => onProgress(`Demonstration data ${done}/${total}: ${label}`),
      })
    }
    await writeCredentials(db, credentialsFile(dataDir))
    return { shops: await readShops(db), demonstration }
  } finally {
    await close()
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
