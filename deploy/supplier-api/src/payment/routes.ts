import type { PaymentTypeAnswer, PaymentUrlAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { refusals } from '../errors'
import { knownId, PathId } from '../http/schemas'
import { requireClient } from '../session/require-client'
import { changePaymentType } from './change-payment-type'
import { paymentTools } from './payment-tools'
import { paymentUrl } from './payment-url'
import { returnAddress } from './return-address'

const UrlParams = Type.Object({ orderId: PathId })
type UrlParams = Static<typeof UrlParams>
const UrlQuery = Type.Object({ success_url: Type.Optional(Type.String({ maxLength: 2000 })) })
type UrlQuery = Static<typeof UrlQuery>
const TypeParams = Type.Object({ orderId: PathId, paymentType: Type.String({ maxLength: 50 }) })
type TypeParams = Static<typeof TypeParams>

/** How orders are paid (001 §7). */
export async function payment(app: FastifyInstance): Promise<void> {
  app.post<{ Params: TypeParams }>(
    '/v3/api/client/payment/type/:orderId/:paymentType/',
    { schema: { summary: 'Change how an order is paid', tags: ['payment'], params: TypeParams } },
    async ({ session, params }): Promise<PaymentTypeAnswer> => {
      const { id } = requireClient(session)
      return changePaymentType(app.db, session, id, knownId(params.orderId), params.paymentType)
    },
  )

  app.get<{ Params: UrlParams; Querystring: UrlQuery }>(
    '/v3/api/payment/:orderId/url/',
    {
      schema: {
        summary: 'Where an order is paid online',
        tags: ['payment'],
        params: UrlParams,
        querystring: UrlQuery,
      },
    },
    async (request): Promise<PaymentUrlAnswer> => {
      const { session, params, query } = request
      const clientId = requireClient(session).id
      const orderId = knownId(params.orderId)
      const { shopId } = session
      const returnUrl = await returnAddress(app.db, shopId, request, query.success_url, orderId)
      const url = await paymentUrl(paymentTools(app), { shopId, clientId, orderId }, returnUrl)
      if (url === null) throw refusals.notFound()
      return { url }
    },
  )
}
