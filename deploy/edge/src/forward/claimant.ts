import type { FastifyRequest } from 'fastify'
import { parseCookies } from '../session/cookies'

/**
 * Whom a request counts for where connections are shared: its shop, its address, its visitor. An office shares one address,
 * so an address has room for many visitors; a visitor is told by the token, which each browser has its own of.
 */
export function claimGroups(request: FastifyRequest, domain: string): string[] {
  const { ip, url } = request
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const token = query.get('access_token') ?? parseCookies(request.headers.cookie).access_token ?? ''
  return [`shop ${domain}`, `address ${ip}`, `visitor ${ip} ${token}`]
}
