import { parseCookies, VISITOR_COOKIE } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyRequest } from 'fastify'
import { DEVICE_COOKIE, PATIENT_TIMEOUT_MS, type TokenCaller } from '../supplier/supplier-api'

/** Who makes a token call: all that the API is told of the browser. */
export function callerOf({ protocol: proto, headers, ip: address }: FastifyRequest): TokenCaller {
  const { [VISITOR_COOKIE]: visitor, [DEVICE_COOKIE]: device } = parseCookies(headers.cookie)
  return { proto, address, visitor, device, agent: headers['user-agent'], timeout: PATIENT_TIMEOUT_MS }
}

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
