import type { BoughtAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { requireClient } from '../../platform/session/require-client'
import { loadBought } from './load-bought'

const Query = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Products at most' }),
})

/** What a client buys again and again. A call of our own. */
export async function bought(app: Api): Promise<void> {
  app.get(
    '/v3/api/client/bought/',
    { schema: { summary: 'Products of past orders, the most frequent first', querystring: Query } },
    async ({ session, query }): Promise<BoughtAnswer> => ({
      ITEMS: await loadBought(app.db, session, requireClient(session).id, query.limit),
    }),
  )
}
