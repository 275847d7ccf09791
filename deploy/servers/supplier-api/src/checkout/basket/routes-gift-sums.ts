import type { GiftSumAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
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

const schema = { summary: 'Gifts and the sums that they need', querystring: GiftQuery }

/** Gifts of the running offers, open to every visitor (AMB-61). */
export async function gifts(app: Api): Promise<void> {
  app.get(
    '/v3/api/client/giftsum/',
    { schema },
    async ({ session, query }): Promise<GiftSumAnswer> =>
      giftSums(app.db, session, query.sum === undefined ? undefined : kopecks(query.sum)),
  )
}
