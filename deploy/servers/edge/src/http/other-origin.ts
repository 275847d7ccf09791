import type { FastifyInstance } from 'fastify'
import { rejectCall } from '../forward/api-error'
import { CHANGING_METHODS, isOfOtherSite } from './other-site'

const CALL = /^\/v[1-4](\/|$)/i
/** The embedded acquirer's page may run nothing and has no origin; its address cannot be guessed. */
const ACQUIRER_PAGE = /^\/v3\/payment\/sandbox\/\d+\/[\w-]+\/(\?|$)/

/** Rejects calls that another site makes a browser send: the cookies that come along are not its own. */
export function rejectOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, routeOptions } = request
    // By the route that answers: an address may be spelt in many ways.
    if (!CHANGING_METHODS.test(method) || !CALL.test(routeOptions.url ?? '') || ACQUIRER_PAGE.test(url))
      return
    if (isOfOtherSite(request)) return rejectCall(reply, 'other_origin')
  })
}
