import type { FoundBank, FoundCompany } from '@prilavok/shared-kernel/contract'

/** Where companies and banks are looked up. */
export interface CompanyLookUp {
  /** @param query beginning of an INN, or of words of the name; at least two signs, trimmed */
  companies(query: string): Promise<FoundCompany[]>
  /** @param query beginning of a БИК, or of words of the name; at least two signs, trimmed */
  banks(query: string): Promise<FoundBank[]>
}

/** Companies or banks of one answer. */
export const FOUND_AT_MOST = 10
