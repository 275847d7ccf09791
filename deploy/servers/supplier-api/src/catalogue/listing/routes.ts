import type { FiltersAnswer, ProductListAnswer } from '@prilavok/shared-kernel/contract'
import type { Api } from '../../platform/http/api'
import type { Session } from '../../platform/session/session'
import { listFilters } from './filters/list-filters'
import { appliedText, sectionOf } from './filters/read-applied'
import { listProducts } from './list-products'
import { FilterQuery, ListQuery } from './list-query'
import { LISTS, type ListParams } from './lists'
import { searched } from './searched-scope'

/**
 * GET /v3/api/{url}/list/ and GET /v3/api/{section}/property/ (000 §7, AMB-10): the same calls, with the same parameters, for
 * every kind of list.
 */
export async function listing(app: Api): Promise<void> {
  for (const { path, about, params, scope } of LISTS) {
    const scopeOf = async (session: Session, given: ListParams, query: FilterQuery) =>
      searched(app.db, session.shopId, await scope(app.db, session, given, query), query.q)
    app.get(
      `/v3/api/${path}/list/`,
      { schema: { params, querystring: ListQuery, summary: `Products ${about}` } },
      async ({ session, query, params }): Promise<ProductListAnswer> =>
        listProducts(app.db, session, inSection(query, params), await scopeOf(session, params, query)),
    )
    app.get(
      `/v3/api/${path}/property/`,
      { schema: { params, querystring: FilterQuery, summary: `Filters of products ${about}` } },
      async ({ session, query, params }): Promise<FiltersAnswer> =>
        listFilters(app.db, session.shopId, inSection(query, params), await scopeOf(session, params, query)),
    )
  }
}

/** A section of the path counts as one of the query. */
function inSection<Query extends FilterQuery>(query: Query, { section }: ListParams): Query {
  if (section === undefined) return query
  return {
    ...query,
    filters: appliedText(query),
    filter: { SECTION_ID: sectionOf(query) ?? section },
  }
}
