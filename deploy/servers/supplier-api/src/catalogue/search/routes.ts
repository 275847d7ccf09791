import type { SearchAnswer, SuggestsAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { Query as QueryText } from '../../platform/http/schemas'
import { correct } from './correction/suggest-query'
import { findProducts } from './found-products'
import { loadFoundSections } from './found-sections'
import { loadNearestSections } from './nearest-sections'
import { suggestPhrases } from './suggest/suggest-phrases'

const Query = Type.Object({ q: Type.String({ ...QueryText, default: '' }) })

/** Search and its suggestions (AMB-28). Products come from the list call for catalog/search. */
export async function search(app: Api): Promise<void> {
  app.get(
    '/v1/search/catalog/',
    { schema: { querystring: Query, summary: 'Sections that a query finds, or what it was meant to be' } },
    async ({ session, query }): Promise<SearchAnswer> => {
      const { shopId } = session
      const found = await findProducts(app.db, shopId, query.q)
      return {
        SUGGEST: await correct(app.db, shopId, query.q, found),
        SECTIONS: await (found.count > 0 ? loadFoundSections : loadNearestSections)(app.db, shopId, query.q),
        CNT: found.count,
      }
    },
  )
  app.get(
    '/v3/api/catalog/search/suggests/',
    { schema: { querystring: Query, summary: 'Queries and sections that complete what is being typed' } },
    async ({ session, query }): Promise<SuggestsAnswer> => ({
      SUGGESTS: await suggestPhrases(app.db, session.shopId, query.q),
    }),
  )
}
