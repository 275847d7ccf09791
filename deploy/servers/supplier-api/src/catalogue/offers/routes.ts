import type { OfferAnswer, OfferListAnswer } from '@prilavok/shared-kernel/contract'
import type { Api } from '../../platform/http/api'
import { IdParams, knownId } from '../../platform/http/schemas'
import { listOffers, OfferQuery, OffersQuery, readOffer } from './list-offers'

/** Offers, open to every visitor (AMB-61). */
export async function offers(app: Api): Promise<void> {
  app.get(
    '/v3/api/client/offer/',
    { schema: { summary: 'Offers: special prices and gifts', querystring: OffersQuery } },
    async ({ session, query }): Promise<OfferListAnswer> => listOffers(app.db, session, query),
  )

  app.get(
    '/v3/api/client/offer/:id/',
    {
      schema: { summary: 'One offer with its gifts and products', params: IdParams, querystring: OfferQuery },
    },
    async ({ session, params, query }): Promise<OfferAnswer> =>
      readOffer(app.db, session, knownId(params.id), query),
  )
}
