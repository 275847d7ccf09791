import { type TObject, Type } from '@sinclair/typebox'
import type { Database } from '../../platform/database/connection'
import { PathId } from '../../platform/http/schemas'
import type { Session } from '../../platform/session/session'
import { EVERYTHING, NOTHING, type Scope } from '../scope/scope'
import { brandScope, markScope } from './facet-scope'
import type { FilterQuery } from './list-query'
import { savedScope } from './saved-products'

/** What stands in the path of a list. */
export interface ListParams {
  code?: string
  id?: number
  section?: number
}

interface List {
  path: string
  about: string
  params: TObject
  /** What a query of the call then narrows. */
  scope(db: Database, session: Session, params: ListParams, query: FilterQuery): Promise<Scope>
}

const BrandId = Type.Integer({ ...PathId, description: 'ID of the brand' })
const SectionId = Type.Integer({ ...PathId, description: 'ID of the section' })
const Nothing = Type.Object({})
const Code = Type.Object({
  code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,50}$', description: 'CODE of the mark' }),
})
const Brand = Type.Object({ id: BrandId })
const BrandSection = Type.Object({ id: BrandId, section: SectionId })

/** Every kind of list (AMB-10). */
export const LISTS: readonly List[] = [
  {
    path: 'catalog',
    about: 'of the catalogue or of one section',
    params: Nothing,
    scope: async () => EVERYTHING,
  },
  {
    path: 'catalog/search',
    about: 'that a search finds',
    params: Nothing,
    scope: async (_db, _session, _params, { q }) => (q ? EVERYTHING : NOTHING),
  },
  {
    path: 'catalog/favorite',
    about: 'among the favourites',
    params: Nothing,
    scope: async (db, session) => savedScope(db, 'favourites', session),
  },
  {
    path: 'catalog/viewed',
    about: 'viewed by this visitor',
    params: Nothing,
    scope: async (db, session) => savedScope(db, 'viewed', session),
  },
  {
    path: 'catalog/marks/:code',
    about: 'that carry a mark',
    params: Code,
    scope: (db, { shopId }, { code = '' }) => markScope(db, shopId, code),
  },
  {
    path: 'catalog/brands/:id',
    about: 'of a brand',
    params: Brand,
    scope: (db, { shopId }, { id = 0 }) => brandScope(db, shopId, id),
  },
  {
    path: 'catalog/brands/:id/:section',
    about: 'of a brand within a section',
    params: BrandSection,
    scope: (db, { shopId }, { id = 0 }) => brandScope(db, shopId, id),
  },
]
