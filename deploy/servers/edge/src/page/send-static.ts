import type { FastifyReply } from 'fastify'
import { makeNonce } from '../http/security-headers'
import { pageHeaders, RETRY_SECONDS } from './page-headers'
import { type StaticPage, staticPage } from './static-page'

/** Answers with a page that needs neither the supplier API nor a release. */
export function sendStatic(reply: FastifyReply, status: number, page: StaticPage): FastifyReply {
  const nonce = makeNonce()
  if (status === 503) reply.header('retry-after', RETRY_SECONDS)
  return pageHeaders(reply, nonce)
    .code(status)
    .header('cache-control', 'no-store')
    .send(staticPage(page, nonce))
}
