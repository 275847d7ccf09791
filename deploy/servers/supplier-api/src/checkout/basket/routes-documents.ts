import type { BasketSentAnswer, FilenameAnswer, V4Answer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { renderDocument } from '../../documents/rendering/render-document'
import { offerDownload } from '../../platform/files/offer-download'
import type { Api } from '../../platform/http/api'
import { formText, oneOf } from '../../platform/http/schemas'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { requireClient } from '../../platform/session/require-client'
import { makeBasketDocument } from './make-document'
import { BasketParams, ChoiceQuery, SortQuery } from './schemas'
import { sendBasket } from './send-basket'

const Query = Type.Object({
  ...SortQuery,
  format: Type.Optional(
    oneOf(['xlsx', 'pdf'], {
      description: 'Kind of the file; without it basket_file is xlsx, the others are pdf',
    }),
  ),
  ...ChoiceQuery,
})

const SendQuery = Type.Object({ email: formText(254, 'Where to; without it to the e-mail of the client') })

/** The basket as files and as an e-mail. */
export async function basketDocumentRoutes(app: Api): Promise<void> {
  /** GET /v4/api/client/order_basket/{basketType}/{tender_invoice|basket_file|commercial_offer}/ (AMB-19). */
  for (const kind of ['tender_invoice', 'basket_file', 'commercial_offer'] as const) {
    const schema = {
      ...{ params: BasketParams, querystring: Query },
      summary: `The basket as a file: ${kind}`,
    }
    app.get(
      `/v4/api/client/order_basket/:basketType/${kind}/`,
      { schema },
      async (request): Promise<V4Answer<FilenameAnswer>> => {
        const { session, params, query } = request
        await countCall(app.db, session.shopId, rules.documentsOfVisitor, session.buyerId)
        await countCall(app.db, session.shopId, rules.documentsOfAddress, addressOf(request))
        const { document, name, format } = await makeBasketDocument(
          app.db,
          session,
          params.basketType,
          kind,
          query,
        )
        const file = await renderDocument(session, document, query.format ?? format, name)
        return { response: { FILENAME: await offerDownload(app, session, file) } }
      },
    )
  }

  app.get(
    '/v3/api/client/basket/send/',
    { schema: { querystring: SendQuery, summary: 'Sends the main basket by e-mail' } },
    async ({ session, query }): Promise<BasketSentAnswer> => ({
      SUCCESS: 'Y',
      EMAIL: await sendBasket(app, session, requireClient(session).id, query.email),
    }),
  )
}
