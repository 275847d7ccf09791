import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ConsoleError } from './errors'

const CHANGES = /^(POST|PUT|PATCH|DELETE)$/

/** Whether a header that no page can forge says that another site asks. */
function isOfOtherSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Rejects what another site makes a browser send, whatever cookies came along. */
export function rejectOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (CHANGES.test(request.method) && isOfOtherSite(request)) throw new ConsoleError('OTHER_ORIGIN')
  })
}
