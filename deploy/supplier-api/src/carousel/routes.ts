import type { ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection'
import { loadProducts } from '../product/load-products'
import type { Session } from '../session/session'

const Query = Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 36, default: 12 }) })
type Query = Static<typeof Query>

const Params = Type.Object({ type: Type.String({ pattern: '^[A-Za-z0-9_-]{1,50}$' }) })
type Params = Static<typeof Params>

/** Kinds of the home page (AMB-52); each has an index of its own. */
const FLAGS: Record<string, RawBuilder<boolean>> = {
  new: sql`p.is_new`,
  hot: sql`p.is_hot`,
  sale: sql`p.is_sale`,
}

/** Carousels of products that can be bought now, the most popular first (000 §7). */
export async function carousel(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Query }>(
    '/v3/api/catalog/marks/carousel/',
    { schema: { querystring: Query, summary: 'Carousel of the best-selling products', tags: ['catalogue'] } },
    async ({ session, query }) => pick(app.db, session, sql`p.is_hot`, query.limit),
  )
  app.get<{ Querystring: Query; Params: Params }>(
    '/v3/api/catalog/marks/:type/carousel/',
    {
      schema: {
        querystring: Query,
        params: Params,
        summary: 'Carousel of a kind or a mark',
        tags: ['catalogue'],
      },
    },
    async ({ session, query, params: { type } }) =>
      pick(app.db, session, FLAGS[type] ?? sql<boolean>`${type} = any(p.marks)`, query.limit),
  )
}

async function pick(
  db: Database,
  session: Session,
  kind: RawBuilder<boolean>,
  limit: number,
): Promise<ProductsAnswer> {
  const rows = await db
    .selectFrom('products as p')
    .where('p.shop_id', '=', session.shopId)
    .where(kind)
    .where('p.assortment', '=', true)
    .where('p.price', '>', 0)
    .where((eb) => eb.or([eb('p.remain', '>', 0), eb('p.to_order', '=', true)]))
    .select('p.id')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  const ids = rows.map((row) => row.id)
  return { ITEMS: await loadProducts(db, session, ids) }
}
