/** A query as a buyer types it, and what must come back. */
export interface JudgedQuery {
  q: string
  /** Fits the names of the first products; missing: the query is hopeless, and nothing may come back, no suggestion either. */
  top?: RegExp
  /** The correction that must be said. */
  says?: string
}

/** By what they are about. */
export type JudgedQueries = Record<string, JudgedQuery[]>

export const finds = (top: RegExp, ...queries: string[]): JudgedQuery[] => queries.map((q) => ({ q, top }))
export const says = (top: RegExp, ...pairs: [q: string, meant: string][]): JudgedQuery[] =>
  pairs.map(([q, meant]) => ({ q, top, says: meant }))
export const hopeless = (...queries: string[]): JudgedQuery[] => queries.map((q) => ({ q }))
