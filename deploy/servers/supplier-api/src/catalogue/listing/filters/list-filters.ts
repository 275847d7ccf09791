import type { FilterState, FiltersAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import type { Scope } from '../../scope/scope'
import { versionedAnswer } from '../../scope/versioned-cache'
import type { FilterQuery } from '../list-query'
import { findPlace, insideSection, type Place } from '../section-range'
import { composeFilters } from './compose-filters'
import { countValues, type ValueCounts } from './count-values'
import { resolveGroups } from './groups'
import { loadPanel, type Panel } from './panel'
import { readApplied, sectionOf } from './read-applied'
import { loadSectionOptions, type SectionOption } from './section-options'

/** What can be chosen for the products of a scope, with counts under the choices of the call. */
export async function listFilters(
  db: Database,
  shopId: number,
  query: FilterQuery,
  scope: Scope,
): Promise<FiltersAnswer> {
  const state = readApplied(query)
  const asked: Asked = { shopId, scope, place: await findPlace(db, shopId, sectionOf(query)) }
  const [options, counts] = await Promise.all([loadOptions(db, asked), loadCounts(db, asked, state)])
  return composeFilters({ ...options, counts, state })
}

interface Asked {
  shopId: number
  scope: Scope
  /** null: a section that does not exist; nothing is in it. */
  place: Place | null
}

export interface Options {
  panel: Panel
  sections: SectionOption[]
}

/** The lines of the panel do not depend on what is chosen. */
function loadOptions(db: Database, asked: Asked): Promise<Options> {
  const { shopId, place } = asked
  return versionedAnswer(db, {
    shopId,
    key: keyOf(asked, 'options', {}),
    version: place?.version ?? '',
    size: ({ total }) => total,
    make: async () => {
      const counts = await loadCounts(db, asked, {})
      const holding = [...counts.ofSections('').keys()]
      const [panel, sections] = await Promise.all([
        loadPanel(db, shopId, counts),
        loadSectionOptions(db, shopId, place?.section ?? null, holding),
      ])
      return { panel, sections, total: counts.totals('').count }
    },
  })
}

function loadCounts(db: Database, asked: Asked, state: FilterState): Promise<ValueCounts> {
  const { shopId, scope, place } = asked
  return versionedAnswer(db, {
    shopId,
    key: keyOf(asked, 'values', state),
    version: place?.version ?? '',
    size: (counts) => (place && !scope.where ? place.total : counts.seen),
    make: async () => {
      const groups = await resolveGroups(db, shopId, state)
      return countValues(
        db,
        shopId,
        scope,
        place ? insideSection(place.section) : [sql<boolean>`false`],
        groups,
      )
    },
  })
}

const keyOf = ({ scope, place }: Asked, what: string, state: FilterState): string | null =>
  scope.key && JSON.stringify([what, scope.key, place ? (place.section?.id ?? 0) : -1, state])
