import type { FastifyRequest } from 'fastify'

/** Methods of calls that may change something. */
export const CHANGING_METHODS = /^(POST|PUT|PATCH|DELETE)$/

/** Whether a header that no page can forge says that another site asks. No browser: neither is there. */
export function isOfOtherSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { protocol, host: asking } = new URL(origin)
  // The scheme is not compared: a proxy that ends https need not say so. Its default port is.
  return !URL.canParse(`${protocol}//${host}`) || new URL(`${protocol}//${host}`).host !== asking
}
