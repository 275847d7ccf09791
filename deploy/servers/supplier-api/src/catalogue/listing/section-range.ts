import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import { knownId } from '../../platform/http/schemas'
import { listingVersion, versionedAnswer, versionOf } from '../scope/versioned-cache'
import type { SectionRow } from '../section-tree/to-section'

export type ListedSection = Pick<SectionRow, 'id' | 'parent_id' | 'ord' | 'ord_end' | 'product_count'>

export interface Place {
  /** null: no section was asked for. */
  section: ListedSection | null
  /** Products of the section with all below it, or of the shop. */
  total: number
  /** Where they lie. */
  spread: Spread
  /** Of the listing, as it was read with the section (`listingVersion`). */
  version: string
}

/** Products by the number (`ord`) of the section that holds them itself; sections without any are left out. */
export type Spread = ReadonlyMap<number, number>

/** @returns null when the shop has no such section */
export async function findPlace(
  db: Database,
  shopId: number,
  sectionId: number | undefined,
): Promise<Place | null> {
  if (sectionId === undefined) return findWholeShop(db, shopId)
  const id = knownId(sectionId)
  const { rows } = await sql<ListedSection & { version: string }>`
    ${preparedStatement} select below.id, below.parent_id, below.ord, below.ord_end, below.product_count,
      ${versionOf(shopId)} as version
    from sections self
    join sections below on below.shop_id = self.shop_id and below.ord between self.ord and self.ord_end
    where self.shop_id = ${shopId} and self.id = ${id}`.execute(db)
  const section = rows.find((row) => row.id === id)
  if (!section) return null
  return { section, total: section.product_count, spread: spreadOf(rows), version: section.version }
}

/** All sections, read once for each change of the listing. */
async function findWholeShop(db: Database, shopId: number): Promise<Place> {
  const version = await listingVersion(db, shopId)
  const counted = await versionedAnswer(db, {
    ...{ shopId, key: 'whole shop', version },
    size: () => 0,
    make: async () => {
      const { rows } = await sql<ListedSection>`
        select id, parent_id, ord, ord_end, product_count from sections where shop_id = ${shopId}`.execute(db)
      const tops = rows.filter((row) => row.parent_id === null)
      return { total: sumOf(tops), spread: spreadOf(rows) }
    },
  })
  return { section: null, ...counted, version }
}

const sumOf = (rows: readonly ListedSection[]): number =>
  rows.reduce((sum, { product_count }) => sum + product_count, 0)

/** A section's count is of all below it, too. */
function spreadOf(rows: readonly ListedSection[]): Spread {
  const own = new Map(rows.map((row) => [row.id, row.product_count]))
  for (const { parent_id, product_count } of rows) {
    const above = parent_id === null ? undefined : own.get(parent_id)
    if (parent_id !== null && above !== undefined) own.set(parent_id, above - product_count)
  }
  return new Map(
    rows.flatMap(({ id, ord }): [number, number][] => {
      const count = own.get(id) ?? 0
      return count > 0 ? [[ord, count]] : []
    }),
  )
}

/** The section with all below it, as a condition over `listing l`. */
export const insideSection = (section: ListedSection | null): RawBuilder<boolean>[] =>
  section ? [sql<boolean>`l.section_ord between ${section.ord} and ${section.ord_end}`] : []
