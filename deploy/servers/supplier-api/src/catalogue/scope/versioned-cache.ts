import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'

/** Answers kept at once; the ones not asked for the longest go first. */
const ANSWERS = 500
/** Products beyond which an answer is kept for a while whatever changes: counting them anew for each change would cost too much. */
const LARGE = 20_000
const LARGE_MS = 60_000

interface CachedAnswer {
  version: string
  /** Until when it is used although something has changed. */
  until: number
  answer: Promise<unknown>
}

/** Of each database of this process. */
const caches = new WeakMap<Database, Map<string, CachedAnswer>>()

/**
 * Which changes of a shop's listing can be seen now, as a column. What was counted after a version was read is right as long as
 * the version is the same: any process may have made the change.
 */
export const versionOf = (shopId: number): RawBuilder<string> => sql`
  (select coalesce(string_agg(concat(slot, ':', changes), ' ' order by slot), '') from listing_versions
   where shop_id = ${shopId})`

/** See `versionOf`. */
export async function listingVersion(db: Database, shopId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    ${preparedStatement} select ${versionOf(shopId)} as version`.execute(db)
  return rows[0]?.version ?? ''
}

interface Question<Answer> {
  shopId: number
  /** Tells the question from all others of the shop; null: nobody else asks it, the answer is not kept. */
  key: string | null
  version: string
  make: () => Promise<Answer>
  /** Products that the answer is about. */
  size: (answer: Answer) => number
}

/** An answer that is made once for each version, for all who ask at the same time; of many products, at most once a minute. */
export function versionedAnswer<Answer>(db: Database, question: Question<Answer>): Promise<Answer> {
  const { shopId, version, make, size } = question
  if (question.key === null) return make()
  const key = `${shopId} ${question.key}`
  const cache = caches.get(db) ?? new Map<string, CachedAnswer>()
  caches.set(db, cache)
  const known = cache.get(key)
  cache.delete(key)
  if (known && (known.version === version || known.until > Date.now())) {
    cache.set(key, known)
    return known.answer as Promise<Answer>
  }
  const answer = make()
  const cached: CachedAnswer = { version, until: 0, answer }
  cache.set(key, cached)
  answer.then(
    (made) => {
      if (size(made) > LARGE) cached.until = Date.now() + LARGE_MS
    },
    () => {
      if (cache.get(key) === cached) cache.delete(key)
    },
  )
  const oldest = cache.size > ANSWERS ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return answer
}
