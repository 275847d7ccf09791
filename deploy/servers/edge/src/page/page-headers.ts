import type { FastifyReply } from 'fastify'
import { type OtherOrigins, pagePolicy } from '../http/security-headers'

/** After so many seconds a page that could not be had is worth another try. */
export const RETRY_SECONDS = '5'

/** What every page is sent with. @param origins that the shop's pages may use besides their own */
export function pageHeaders(reply: FastifyReply, nonce: string, origins?: OtherOrigins): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, origins))
    .header('vary', 'Host, Accept-Encoding, Cookie')
}
