import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'
import { anyOf, type Condition, stemIs } from './tsquery'

/** Sections below one that are asked for by name. */
const SECTIONS = 200

/** The products of the section whose whole name was typed, with all sections below it; null when none is called so. */
export async function sectionNamed(db: Database, shopId: number, query: string): Promise<Condition | null> {
  const { rows } = await sql<{ id: number }>`
    ${preparedStatement} select id from search_sections_named(${shopId}, ${query}, ${SECTIONS})`.execute(db)
  return rows.length > 0 ? anyOf(rows.map(({ id }) => stemIs(`$${id}`))) : null
}
