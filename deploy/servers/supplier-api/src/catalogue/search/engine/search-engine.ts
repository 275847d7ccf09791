import type { ReadQuery } from '../query/read-query'
import type { Band } from './bands'

/** Products of one section and one band (`bandsOf`). */
export interface Counted {
  section_id: number
  band: number
  products: number
}

export interface Page {
  limit: number
  offset: number
}

/** What was counted of a query: which way to a page is the shorter one. */
export interface Ranked {
  query: ReadQuery
  bands: readonly Band[]
  /** Products of the shop, about. */
  documents: number
}

/**
 * Counts and orders what a query finds in `search_documents`. Reading the query, correcting it and narrowing a list by filters is
 * work of the database, whichever engine it is.
 */
export interface SearchEngine {
  /** What a count is kept for, besides the state of the documents in the database. */
  state(): string
  count(shopId: number, query: ReadQuery): Promise<Counted[]>
  /** Ids of one page, best first: by bands, then those with all words in the name, what can be had, and what is bought most. */
  page(shopId: number, ranked: Ranked, page: Page): Promise<number[]>
}
