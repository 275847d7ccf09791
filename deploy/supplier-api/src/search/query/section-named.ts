import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { anyOf, type Condition, stemIs } from './tsquery'

/** Sections below one that are asked for by name. */
const SECTIONS = 200

/** The goods of the section whose whole name was typed, with all sections below it; null when none is called so. */
export async function sectionNamed(db: Database, shopId: number, query: string): Promise<Condition | null> {
  const { rows } = await sql<{ id: number }>`
    select below.id
    from search_phrase_starts start
    join search_phrases phrase on phrase.shop_id = start.shop_id and phrase.id = start.phrase_id and phrase.plain = start.start
    join sections named on named.shop_id = start.shop_id and named.id = phrase.section_id
    join sections below on below.shop_id = named.shop_id and below.ord between named.ord and named.ord_end
    where start.shop_id = ${shopId} and start.start = plain_text(${query}) order by below.ord limit ${SECTIONS}`.execute(
    db,
  )
  return rows.length > 0 ? anyOf(rows.map(({ id }) => stemIs(`$${id}`))) : null
}
