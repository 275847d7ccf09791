import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyRequest } from 'fastify'

/** The access token of a call: in the query (AMB-78), as a bearer, or the cookie of the session. */
export function tokenOfCall({ url, headers }: FastifyRequest): string | undefined {
  const query = new URLSearchParams(url.split('?').slice(1).join('?')).get('access_token')
  const bearer = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1]
  return query ?? bearer ?? parseCookies(headers.cookie).access_token
}

/**
 * Whom a request counts for where connections are shared: its shop, its address, its visitor. An office shares one address,
 * so an address has room for many visitors; a visitor is told by the token, which each browser has its own of.
 */
export function claimGroups(request: FastifyRequest, domain: string): string[] {
  const { ip } = request
  return [`shop ${domain}`, `address ${ip}`, `visitor ${ip} ${tokenOfCall(request) ?? ''}`]
}
