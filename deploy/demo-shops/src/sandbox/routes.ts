import type { Api } from '@prilavok/supplier-api/platform/http/api'
import { Id, oneOf } from '@prilavok/supplier-api/platform/http/schemas'
import { Type } from '@sinclair/typebox'
import { sandboxPath } from './acquirer'
import { decideSandboxPayment, readSandboxPayment } from './decide'
import { NO_PAYMENT, SANDBOX_HEADERS, sandboxPage } from './page'

const Params = Type.Object({
  shopId: Id,
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
})
const Body = Type.Object({
  action: oneOf(['pay', 'slow', 'twice', 'reject']),
})

const URL_PATTERN = '/v3/payment/sandbox/:shopId/:id/'

/** The page of the embedded acquirer. Whoever has its address, which cannot be guessed, decides the payment. */
export async function sandboxPages(app: Api): Promise<void> {
  if (app.services.acquirers.current.code !== 'sandbox') return
  const schema = { tags: ['payment'], params: Params, hide: true }

  app.get(
    URL_PATTERN,
    { schema: { ...schema, summary: 'Page of a sandbox payment' } },
    async ({ params: { shopId, id } }, reply) => {
      const view = await readSandboxPayment(app.db, shopId, id)
      return reply
        .code(view ? 200 : 404)
        .headers(SANDBOX_HEADERS)
        .send(view ? sandboxPage(view) : NO_PAYMENT)
    },
  )

  app.post(
    URL_PATTERN,
    { schema: { ...schema, body: Body, summary: 'Decide a sandbox payment' } },
    async ({ params: { shopId, id }, body: { action } }, reply) => {
      const isDecided = await decideSandboxPayment(app.db, shopId, id, action)
      // A bank would call from outside: the notifications take the same way.
      const notify = () =>
        app.inject({
          method: 'POST',
          url: `/v3/payment/notice/${shopId}/`,
          payload: { event: 'payment', payment_id: id },
        })
      if (isDecided && action !== 'slow') await notify()
      if (isDecided && action === 'twice') await notify()
      return reply.headers(SANDBOX_HEADERS).redirect(sandboxPath(shopId, id), 303)
    },
  )
}
