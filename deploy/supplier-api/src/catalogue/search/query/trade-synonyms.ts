import type { SynonymGroup } from './synonym-group'
import { DOCUMENTS } from './trade-synonyms/documents'
import { HOUSEHOLD } from './trade-synonyms/household'
import { MACHINES } from './trade-synonyms/machines'
import { QUALITIES } from './trade-synonyms/qualities'
import { STATIONERY } from './trade-synonyms/stationery'

/** What buyers of office goods call the same thing. */
export const TRADE_SYNONYMS: readonly SynonymGroup[] = [
  ...DOCUMENTS,
  ...STATIONERY,
  ...MACHINES,
  ...HOUSEHOLD,
  ...QUALITIES,
]
