import { Type } from '@sinclair/typebox'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { Id } from '../../platform/http/schemas'
import { AcquirerError } from './acquirer/acquirer'
import { checkByProviderId, paymentTools } from './check-payment'

const Params = Type.Object({ shopId: Type.Integer({ ...Id, description: 'ID of the shop' }) })

/**
 * What the acquirer calls back: anybody may send anything here, as often as he likes. Only the name of a payment is taken
 * from it; the acquirer itself is asked for the rest.
 */
export async function paymentNotices(app: Api): Promise<void> {
  app.post(
    '/v3/payment/notice/:shopId/',
    {
      bodyLimit: 65_536,
      schema: { summary: "The acquirer's notification of a payment", tags: ['payment'], params: Params },
    },
    async ({ params, body }): Promise<Record<string, never>> => {
      const tools = paymentTools(app)
      const told = tools.acquirers.all.flatMap(({ code, paymentOfNotice }) => {
        const providerId = paymentOfNotice(body)
        return providerId === null ? [] : [{ code, providerId }]
      })
      if (told.length === 0) throw apiErrors.badField('запрос', 'Это не уведомление о платеже')
      try {
        let isKnown = false
        for (const { code, providerId } of told)
          isKnown = (await checkByProviderId(tools, params.shopId, code, providerId)) || isKnown
        if (!isKnown) throw apiErrors.notFound()
      } catch (cause) {
        if (!(cause instanceof AcquirerError)) throw cause
        // The acquirer calls again, and the payment is asked about anyway.
        tools.onFailure({ shopId: params.shopId, paymentId: 0 }, cause)
        throw apiErrors.paymentFailed()
      }
      return {}
    },
  )
}
