import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { versionedAnswer } from '../scope/versioned-cache'
import { type ReadQuery, readQuery } from './query/read-query'
import { type SearchVersion, searchVersion } from './query/search-version'
import { allOf, type Condition, not } from './query/tsquery'

/** Goods of one section that a query finds. */
export interface FoundSection {
  sectionId: number
  /** Whose names have what was typed, of those also what is meant, of the next, of all. */
  exact: number
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
): Promise<FoundGoods> {
  const query = await readQuery(db, shopId, text, synonyms)
  if (!query) return { query, count: 0, bands: [], sections: [], documents }
  const { rows } = await sql<{ section_id: number; band: number; goods: number }>`
    select section_id, ${bandOf(query)} as band, count(*) as goods
    from search_documents document where shop_id = ${shopId} and words @@ ${query.found}::tsquery
    group by 1, 2`.execute(db)
  const bands = bandsOf(query).map((condition) => ({ condition, count: 0 }))
  const sections = new Map<number, FoundSection>()
  for (const { section_id, band, goods } of rows) {
    const section = sections.get(section_id) ?? {
      sectionId: section_id,
      exact: 0,
      best: 0,
      good: 0,
      goods: 0,
    }
    sections.set(section_id, section)
    section.goods += goods
    if (band <= 1) section.exact += goods
    if (band <= 3) section.best += goods
    if (band === 4) section.good += goods
    const own = bands[band]
    if (own) own.count += goods
  }
  return {
    query,
    count: bands.reduce((sum, band) => sum + band.count, 0),
    bands: bands.filter((band) => band.count > 0),
    sections: [...sections.values()],
    documents,
  }
}

/** Number of the band, from 0, of a found `document`. */
export const bandOf = ({ exact, firm, head, keyHead, named }: ReadQuery): RawBuilder<number> =>
  sql<number>`case when document.words @@ ${head}::tsquery then
      case when document.words @@ ${exact}::tsquery then
          case when document.words @@ ${firm}::tsquery then 0 else 1 end
        when document.words @@ ${named}::tsquery then 2 else 3 end
    when document.words @@ ${keyHead}::tsquery then 4 else 5 end`

/**
 * What a thing is comes before what it is called too, and that before what it has to do with; first of all where its name has
 * every word as it was typed, then where it has every word or its synonym. In the order of the numbers of `bandOf`.
 */
export const bandsOf = ({ found, exact, firm, head, keyHead, named }: ReadQuery): Condition[] => [
  allOf([found, head, exact, firm]),
  allOf([found, head, exact, not(firm)]),
  allOf([found, head, not(exact), named]),
  allOf([found, head, not(exact), not(named)]),
  allOf([found, keyHead, not(head)]),
  allOf([found, not(head), not(keyHead)]),
]
