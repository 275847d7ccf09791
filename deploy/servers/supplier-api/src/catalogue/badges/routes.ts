import type { MarksAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { unused } from '../../platform/http/schemas'
import { flag } from '../../platform/yes-no'

const Query = Type.Object({ mode: unused, datereq: unused })

/** GET /v3/api/catalog/marks/ (001 §7): the marks of the shop. */
export async function marks(app: FastifyInstance): Promise<void> {
  app.get(
    '/v3/api/catalog/marks/',
    { schema: { querystring: Query, summary: 'Marks of the shop' } },
    async ({ session }): Promise<MarksAnswer> => {
      const rows = await app.db
        .selectFrom('marks')
        .where('shop_id', '=', session.shopId)
        .selectAll()
        .orderBy('sort')
        .orderBy('code')
        .execute()
      return {
        ITEMS: rows.map((row) => ({
          CODE: row.code,
          TITLE: row.title,
          COLOR: row.color,
          PREDEFINED: flag(row.predefined),
        })),
      }
    },
  )
}
