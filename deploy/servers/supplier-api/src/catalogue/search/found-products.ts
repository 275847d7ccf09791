import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { versionedAnswer } from '../scope/versioned-cache'
import { type Band, bandOf, bandsOf } from './bands'
import { type ReadQuery, readQuery } from './query/read-query'
import { type SearchVersion, searchVersion } from './query/search-version'

/** Products of one section that a query finds. */
export interface FoundSection {
  sectionId: number
  /** Whose names have what was typed, of those also what is meant, of the next, of all. */
  exact: number
  best: number
  good: number
  products: number
}

/** What a query finds, without the products themselves. */
export interface FoundProducts {
  query: ReadQuery | null
  count: number
  /** Best first. */
  bands: Band[]
  sections: FoundSection[]
  /** Products of the shop, about. */
  documents: number
}

/** Everything is counted once for each state of the shop's documents, and kept: a common word has a large part of them. */
export async function findProducts(db: Database, shopId: number, query: string): Promise<FoundProducts> {
  const state = await searchVersion(db, shopId)
  const key = JSON.stringify(['found', query.trim().toLowerCase()])
  // Counted exactly at every change: the size that lets other answers live on is not told.
  return versionedAnswer(db, {
    shopId,
    key,
    version: state.version,
    size: () => 0,
    make: () => count(db, shopId, query, state),
  })
}

async function count(
  db: Database,
  shopId: number,
  text: string,
  { synonyms, documents }: SearchVersion,
): Promise<FoundProducts> {
  const query = await readQuery(db, shopId, text, synonyms)
  if (!query) return { query, count: 0, bands: [], sections: [], documents }
  const bands = bandsOf(query).map((condition) => ({ condition, count: 0 }))
  const sections = new Map<number, FoundSection>()
  for (const { section_id, band, products } of await countByBand(db, shopId, query)) {
    const section = sections.get(section_id) ?? {
      sectionId: section_id,
      exact: 0,
      best: 0,
      good: 0,
      products: 0,
    }
    sections.set(section_id, section)
    section.products += products
    if (band <= 1) section.exact += products
    if (band <= 3) section.best += products
    if (band === 4) section.good += products
    const own = bands[band]
    if (own) own.count += products
  }
  return {
    query,
    count: bands.reduce((sum, band) => sum + band.count, 0),
    bands: bands.filter((band) => band.count > 0),
    sections: [...sections.values()],
    documents,
  }
}

/** Products of one section and one band (`bandsOf`). */
interface Counted {
  section_id: number
  band: number
  products: number
}

async function countByBand(db: Database, shopId: number, query: ReadQuery): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select section_id, ${bandOf(query)} as band, count(*) as products
    from search_documents document where shop_id = ${shopId} and words @@ ${query.found}::tsquery
    group by 1, 2`.execute(db)
  return rows
}
