import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { matches, rank } from '../search/matches'
import { keptScope } from './kept-scope'
import { listProducts, type Scope } from './list-products'
import { ListQuery } from './list-query'

interface List {
  Querystring: ListQuery
}
const CodeParams = Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,50}$' }) })

/** GET /v3/api/{url}/list/ (000 §7, AMB-10): the same call for every kind of list. */
export async function listing(app: FastifyInstance): Promise<void> {
  const schema = { querystring: ListQuery }
  app.get<List>('/v3/api/catalog/list/', { schema }, async ({ session, query }) =>
    listProducts(app.db, session, query, query.q ? searchScope(query.q) : {}),
  )
  app.get<List>('/v3/api/catalog/search/list/', { schema }, async ({ session, query }) =>
    listProducts(app.db, session, query, searchScope(query.q ?? '')),
  )
  app.get<List>('/v3/api/catalog/favorite/list/', { schema }, async ({ session, query }) =>
    listProducts(app.db, session, query, keptScope('favourites', session)),
  )
  app.get<List>('/v3/api/catalog/viewed/list/', { schema }, async ({ session, query }) =>
    listProducts(app.db, session, query, keptScope('viewed', session)),
  )
  app.get<List & { Params: { code: string } }>(
    '/v3/api/catalog/marks/:code/list/',
    { schema: { ...schema, params: CodeParams } },
    async ({ session, query, params }) =>
      listProducts(app.db, session, query, { where: sql<boolean>`${params.code} = any(p.marks)` }),
  )
}

/** Sorted by how well a product fits, then by popularity. */
const searchScope = (query: string): Scope => ({ where: matches(query), best: rank(query) })
