import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'

export interface SearchVersion {
  /** Changes with the documents, the vocabulary and the synonyms of the shop. */
  version: string
  /** Changes with its synonyms alone. */
  synonyms: string
  /** Products of the shop, about. */
  documents: number
}

/** Before a vocabulary was made. */
const UNKNOWN = 100_000

/** What the answers of a shop's search depend on. */
export async function searchVersion(db: Database, shopId: number): Promise<SearchVersion> {
  const row = await db
    .selectFrom('search_versions')
    .modifyFront(preparedStatement)
    .where('shop_id', '=', shopId)
    .select(['version', 'vocabulary', 'synonyms', 'documents'])
    .executeTakeFirst()
  const synonyms = String(row?.synonyms ?? 0)
  return {
    version: `${row?.version ?? 0}:${row?.vocabulary ?? 0}:${synonyms}`,
    synonyms,
    documents: row?.documents || UNKNOWN,
  }
}
