import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { readWords } from '../search/query/read-words'
import { anyOf, stemBegins, stemIs } from '../search/query/tsquery'

/** Emails from which on the beginning of a word stands for it: «шарик. ручка». */
const BEGINNING = 4

/** A name that somebody wrote beside the code of a product. */
export interface CodedName {
  id: number
  name: string
}

/**
 * Names that have no word of the product whose code stands beside them: lists of other suppliers have articles of six digits, too.
 * Names without any word that means something contradict nothing, nor do foreign ones that no product of the shop has («label», «Paper»).
 */
export async function findContradictions<Coded extends CodedName>(
  db: Database,
  shopId: number,
  lines: readonly Coded[],
): Promise<Set<Coded>> {
  const words = await readWords(
    db,
    shopId,
    lines.map(({ name }) => name),
  )
  const asked = lines.flatMap((line, at) => {
    const parts = (words[at] ?? []).flatMap(({ stem, rawStem }) => [
      stemIs(stem),
      ...(rawStem.length >= BEGINNING ? [stemBegins(rawStem)] : [stemIs(rawStem)]),
    ])
    return parts.length > 0 ? [{ line, query: anyOf(parts), isForeign: !/[а-яё]/i.test(line.name) }] : []
  })
  if (asked.length === 0) return new Set()
  const { rows } = await sql<{ n: number }>`
    select asked.n::integer as n
    from unnest(${asked.map(({ line }) => line.id)}::integer[], ${asked.map(({ query }) => query)}::text[],
        ${asked.map(({ isForeign }) => isForeign)}::boolean[])
      with ordinality as asked (id, query, is_foreign, n)
    join search_documents document on document.shop_id = ${shopId} and document.product_id = asked.id
    where not document.words @@ asked.query::tsquery
      and (not asked.is_foreign or exists (
        select from search_documents other where other.shop_id = ${shopId} and other.words @@ asked.query::tsquery
      ))`.execute(db)
  return new Set(rows.flatMap(({ n }) => asked[n - 1]?.line ?? []))
}
