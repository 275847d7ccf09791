import type { GiftSumAnswer, OfferAnswer, OfferListAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { giftSums } from '../../checkout/gifts/gift-sums'
import { IdParams, knownId } from '../../platform/http/schemas'
import { kopecks } from '../../platform/money'
import { listOffers, OfferQuery, OffersQuery, readOffer } from './list-offers'

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

const tags = ['offers']
const schemas = {
  list: { summary: 'Offers: special prices and gifts', tags, querystring: OffersQuery },
  one: { summary: 'One offer with its gifts and goods', tags, params: IdParams, querystring: OfferQuery },
  gifts: { summary: 'Gifts and the sums that they need', tags, querystring: GiftQuery },
}

/** Offers, open to every visitor (AMB-61). */
export async function offers(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: OffersQuery }>(
    '/v3/api/client/offer/',
    { schema: schemas.list },
    async ({ session, query }): Promise<OfferListAnswer> => listOffers(app.db, session, query),
  )

  app.get<{ Params: IdParams; Querystring: OfferQuery }>(
    '/v3/api/client/offer/:id/',
    { schema: schemas.one },
    async ({ session, params, query }): Promise<OfferAnswer> =>
      readOffer(app.db, session, knownId(params.id), query),
  )

  app.get<{ Querystring: GiftQuery }>(
    '/v3/api/client/giftsum/',
    { schema: schemas.gifts },
    async ({ session, query }): Promise<GiftSumAnswer> =>
      giftSums(app.db, session, query.sum === undefined ? undefined : kopecks(query.sum)),
  )
}
