import type { ColumnType, Generated } from 'kysely'

export interface SearchTables {
  search_documents: SearchDocumentsTable
  search_versions: {
    shop_id: number
    version: number
    vocabulary: Generated<number>
    documents: Generated<number>
    synonyms: Generated<number>
  }
  search_synonyms: SearchSynonymsTable
  search_stems: { shop_id: number; stem: string; products: number }
  search_words: SearchWordsTable
  search_misspellings: { shop_id: number; variant: string; word: string }
  search_phrases: SearchPhrasesTable
  search_phrase_starts: { shop_id: number; start: string; phrase_id: number }
}

export interface SearchDocumentsTable {
  shop_id: number
  product_id: number
  section_id: number
  ready: boolean
  popularity: number
  /** `tsvector`: compared in SQL, never read. */
  words: ColumnType<never, string, string>
}

/** Words that mean the same goods; described in migration 0095. */
export interface SearchSynonymsTable {
  shop_id: number
  id: Generated<number>
  same: string[]
  also: Generated<string[]>
  otherwise: Generated<string[]>
  beside: Generated<string[]>
}

export interface SearchWordsTable {
  shop_id: number
  word: string
  uses: number
  stem: string
  sound: string
  brand: boolean
  named: boolean
  mistaken: boolean
}

export interface SearchPhrasesTable {
  shop_id: number
  id: number
  title: string
  plain: string
  section_id: number | null
  weight: number
}
