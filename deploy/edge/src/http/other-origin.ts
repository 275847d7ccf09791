import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rejectCall } from '../forward/api-error'

/** Calls of the API that may change something. */
const CHANGES = /^(POST|PUT|PATCH|DELETE)$/
const CALL = /^\/v[1-4](\/|$)/i
/** The embedded acquirer's page may run nothing and has no origin; its address cannot be guessed. */
const ACQUIRER_PAGE = /^\/v3\/payment\/sandbox\/\d+\/[\w-]+\/(\?|$)/

/** Whether a header that no page can forge says that another site asks. No browser: neither is there. */
export function isOfOtherSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { protocol, host: asking } = new URL(origin)
  // The scheme is not compared: a proxy that ends https need not say so. Its default port is.
  return !URL.canParse(`${protocol}//${host}`) || new URL(`${protocol}//${host}`).host !== asking
}

/** Rejects calls that another site makes a browser send: the cookies that come along are not its own. */
export function rejectOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, routeOptions } = request
    // By the route that answers: an address may be spelt in many ways.
    if (!CHANGES.test(method) || !CALL.test(routeOptions.url ?? '') || ACQUIRER_PAGE.test(url)) return
    if (isOfOtherSite(request)) return rejectCall(reply, 'other_origin')
  })
}
