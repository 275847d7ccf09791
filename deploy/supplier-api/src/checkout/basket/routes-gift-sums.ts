import type { GiftSumAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { kopecks } from '../../platform/money'
import { giftSums } from './gift-sums'

/** Roubles, up to more than any order can come to. */
const GiftQuery = Type.Object({
  sum: Type.Optional(
    Type.Number({
      ...{ minimum: 0, maximum: 1e11 },
      description: 'Roubles that REST is counted from; without it the sum of the main basket',
    }),
  ),
})
type GiftQuery = Static<typeof GiftQuery>

const schema = { summary: 'Gifts and the sums that they need', tags: ['offers'], querystring: GiftQuery }

/** Gifts of the running offers, open to every visitor (AMB-61). */
export async function gifts(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: GiftQuery }>(
    '/v3/api/client/giftsum/',
    { schema },
    async ({ session, query }): Promise<GiftSumAnswer> =>
      giftSums(app.db, session, query.sum === undefined ? undefined : kopecks(query.sum)),
  )
}
