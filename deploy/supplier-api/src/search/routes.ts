import type { SearchAnswer, SuggestsAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { ShortText } from '../http/schemas'
import { loadFoundSections } from './found-sections'
import { countMatches } from './matches'
import { suggestPhrases } from './suggest-phrases'
import { suggestQuery } from './suggest-query'

const Query = Type.Object({ q: Type.String({ ...ShortText, default: '' }) })
type Query = Static<typeof Query>

/** Search and its suggestions (AMB-28). Products come from the list call for catalog/search. */
export async function search(app: FastifyInstance): Promise<void> {
  const schema = { querystring: Query }
  app.get<{ Querystring: Query }>(
    '/v1/search/catalog/',
    { schema },
    async (request): Promise<SearchAnswer> => {
      const { shopId } = request.session
      const { q } = request.query
      const count = await countMatches(app.db, shopId, q)
      return {
        SUGGEST: count > 0 ? null : await suggestQuery(app.db, shopId, q),
        SECTIONS: count > 0 ? await loadFoundSections(app.db, shopId, q) : [],
        CNT: count,
      }
    },
  )
  app.get<{ Querystring: Query }>(
    '/v3/api/catalog/search/suggests/',
    { schema },
    async (request): Promise<SuggestsAnswer> => {
      const titles = await suggestPhrases(app.db, request.session.shopId, request.query.q)
      return { SUGGESTS: titles.map((TITLE) => ({ TITLE })) }
    },
  )
}
