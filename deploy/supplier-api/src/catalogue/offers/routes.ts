import type { OfferAnswer, OfferListAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import { IdParams, knownId } from '../../platform/http/schemas'
import { listOffers, OfferQuery, OffersQuery, readOffer } from './list-offers'

const tags = ['offers']
const schemas = {
  list: { summary: 'Offers: special prices and gifts', tags, querystring: OffersQuery },
  one: { summary: 'One offer with its gifts and goods', tags, params: IdParams, querystring: OfferQuery },
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
}
