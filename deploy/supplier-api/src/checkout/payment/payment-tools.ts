import type { FastifyInstance } from 'fastify'
import type { PaymentTools } from './check-payment'

/** What payments are settled with, and the log for what goes wrong with them. */
export const paymentTools = (app: Pick<FastifyInstance, 'db' | 'services' | 'log'>): PaymentTools => ({
  db: app.db,
  acquirers: app.services.acquirers,
  onFailure: ({ shopId, paymentId }, cause) =>
    app.log.warn({ shop: shopId, payment: paymentId, err: cause }, 'a payment could not be settled'),
})
