import type { PaymentTypeAnswer, PaymentUrlAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { formText, knownId, PathId } from '../../platform/http/schemas'
import { requireClient } from '../../platform/session/require-client'
import { changePaymentType } from './change-payment-type'
import { paymentTools } from './check-payment'
import { paymentUrl } from './payment-url'
import { returnAddress } from './return-address'

const OrderId = Type.Integer({ ...PathId, description: 'ID of the order' })
const UrlParams = Type.Object({ orderId: OrderId })
const UrlQuery = Type.Object({
  success_url: formText(
    2000,
    'Where the buyer comes back to after the payment: a page of the shop; without it the page of the order',
  ),
})
const TypeParams = Type.Object({
  orderId: OrderId,
  paymentType: Type.String({ maxLength: 50, description: 'CODE of a payment type of the shop' }),
})

/** How orders are paid (001 §7). */
export async function payment(app: Api): Promise<void> {
  app.post(
    '/v3/api/client/payment/type/:orderId/:paymentType/',
    { schema: { summary: 'Change how an order is paid', params: TypeParams } },
    async ({ session, params }): Promise<PaymentTypeAnswer> => {
      const { id } = requireClient(session)
      return changePaymentType(app.db, session, id, knownId(params.orderId), params.paymentType)
    },
  )

  app.get(
    '/v3/api/payment/:orderId/url/',
    { schema: { summary: 'Where an order is paid online', params: UrlParams, querystring: UrlQuery } },
    async (request): Promise<PaymentUrlAnswer> => {
      const { session, params, query } = request
      const clientId = requireClient(session).id
      const orderId = knownId(params.orderId)
      const { shopId } = session
      const returnUrl = await returnAddress(app.db, shopId, request, query.success_url, orderId)
      const url = await paymentUrl(paymentTools(app), { shopId, clientId, orderId }, returnUrl)
      if (url === null) throw apiErrors.notFound()
      return { url }
    },
  )
}
