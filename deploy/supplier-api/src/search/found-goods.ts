import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { keptAnswer } from '../listing/kept-answers'
import { type ReadQuery, readQuery } from './query/read-query'
import { searchVersion } from './query/search-version'
import { allOf, type Condition, not } from './query/tsquery'

/** Goods of one section that a query finds. */
export interface FoundSection {
  sectionId: number
  /** Of the best band, of the next, of all. */
  best: number
  good: number
  goods: number
}

/** Goods that fit equally well. */
export interface Band {
  condition: Condition
  count: number
}

/** What a query finds, without the goods themselves. */
export interface FoundGoods {
  query: ReadQuery | null
  count: number
  /** Best first. */
  bands: Band[]
  sections: FoundSection[]
  /** Goods of the shop, about. */
  documents: number
}

/** Everything is counted once for each state of the shop's documents, and kept: a common word has a large part of them. */
export async function findGoods(db: Database, shopId: number, query: string): Promise<FoundGoods> {
  const { version, documents } = await searchVersion(db, shopId)
  const key = JSON.stringify(['found', query.trim().toLowerCase()])
  // Counted exactly at every change: the size that lets other answers live on is not told.
  return keptAnswer(db, {
    shopId,
    key,
    version,
    size: () => 0,
    make: () => count(db, shopId, query, documents),
  })
}

async function count(db: Database, shopId: number, text: string, documents: number): Promise<FoundGoods> {
  const query = await readQuery(db, shopId, text)
  if (!query) return { query, count: 0, bands: [], sections: [], documents }
  const bands = bandsOf(query)
  const { rows } = await sql<{ section_id: number; goods: number; counts: number[] }>`
    select section_id, count(*) as goods, array[${sql.join(
      bands.map((band) => sql`count(*) filter (where words @@ ${band}::tsquery)`),
    )}]::integer[] as counts
    from search_documents where shop_id = ${shopId} and words @@ ${query.found}::tsquery
    group by section_id`.execute(db)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    query,
    count: sum(rows.map(({ goods }) => goods)),
    bands: bands
      .map((condition, index) => ({ condition, count: sum(rows.map(({ counts }) => counts[index] ?? 0)) }))
      .filter((band) => band.count > 0),
    sections: rows.map(({ section_id, goods, counts: [named = 0, best = 0, good = 0] }) => ({
      sectionId: section_id,
      best: named + best,
      good,
      goods,
    })),
    documents,
  }
}

/**
 * What a thing is comes before what it is called too, and that before what it has to do with; first of all where its name has
 * every word.
 */
const bandsOf = ({ found, head, keyHead, named }: ReadQuery): Condition[] => [
  allOf([found, head, named]),
  allOf([found, head, not(named)]),
  allOf([found, keyHead, not(head)]),
  allOf([found, not(head), not(keyHead)]),
]
