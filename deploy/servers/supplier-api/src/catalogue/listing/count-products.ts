import type { FilterState } from '@prilavok/shared-kernel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { conditionsOf, type Scope } from '../scope/scope'
import { versionedAnswer } from '../scope/versioned-cache'
import { insideSection, type Place, type Spread } from './section-range'

interface Counted {
  count: number
  spread: Spread
}

interface Question {
  shopId: number
  scope: Scope
  place: Place
  state: FilterState
  /** The filters of the state. */
  chosen: readonly RawBuilder<boolean>[]
}

/** Sections keep their counts; everything else is counted, once for each change of the listing. */
export async function countProducts(
  db: Database,
  { shopId, scope, place, state, chosen }: Question,
): Promise<Counted> {
  if (!scope.where && chosen.length === 0) return { count: place.total, spread: place.spread }
  return versionedAnswer(db, {
    shopId,
    key: scope.key && JSON.stringify(['products', scope.key, place.section?.id ?? 0, state]),
    version: place.version,
    size: ({ count }) => count,
    make: async () => {
      const narrowed = [...insideSection(place.section), ...chosen]
      const { rows } = await sql<{ ord: number; own: number }>`
        select l.section_ord as ord, count(*) as own from listing l
        where ${conditionsOf(shopId, scope, narrowed)} group by l.section_ord`.execute(db)
      const count = rows.reduce((sum, { own }) => sum + own, 0)
      return { count, spread: new Map(rows.map(({ ord, own }) => [ord, own])) }
    },
  })
}
