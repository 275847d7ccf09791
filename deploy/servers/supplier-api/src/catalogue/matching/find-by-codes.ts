import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { nearCodes } from './near-codes'

/** Products with nearly the same code that are offered. */
const OFFERED = 3

/** Products of a code: the one that has it, or those whose code is nearly the same. */
export interface CodeMatch {
  exact: boolean
  ids: number[]
}

async function idsByCode(
  db: Database,
  shopId: number,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .where('shop_id', '=', shopId)
    .where('code1c', '=', sql<string>`any(${codes}::text[])`)
    .select(['id', 'code1c'])
    .execute()
  return new Map(rows.map(({ id, code1c }) => [code1c, id]))
}

/** Products by codes in two questions to the database, however many codes there are. Codes that nothing is near to are left out. */
export async function findByCodes(
  db: Database,
  shopId: number,
  codes: readonly string[],
): Promise<Map<string, CodeMatch>> {
  const known = await idsByCode(db, shopId, codes)
  const unknown = codes.filter((code) => !known.has(code))
  const nearOf = new Map(unknown.map((code) => [code, nearCodes(code)]))
  const near = await idsByCode(db, shopId, [...new Set([...nearOf.values()].flat())])
  const matches = new Map<string, CodeMatch>()
  for (const [code, id] of known) matches.set(code, { exact: true, ids: [id] })
  for (const [code, candidates] of nearOf) {
    const ids = candidates.flatMap((candidate) => near.get(candidate) ?? []).slice(0, OFFERED)
    if (ids.length > 0) matches.set(code, { exact: false, ids })
  }
  return matches
}
