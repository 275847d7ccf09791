import { CHANGING_METHODS, isOfOtherSite } from '@prilavok/edge/http/other-site'
import type { FastifyInstance } from 'fastify'
import { ConsoleError } from './errors'

/** Rejects what another site makes a browser send, whatever cookies came along. */
export function rejectOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (CHANGING_METHODS.test(request.method) && isOfOtherSite(request))
      throw new ConsoleError('OTHER_ORIGIN')
  })
}
