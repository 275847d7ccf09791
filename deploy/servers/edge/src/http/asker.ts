import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Asker } from './early-requests'

/** The last of several values: the one that the nearest proxy has added. */
const lastOf = (value: string | string[]) =>
  String(value)
    .slice(String(value).lastIndexOf(',') + 1)
    .trim()

/**
 * Who sends a request that fastify does not see, by the rules that it has for the others.
 * @param trusted proxies whose X-Forwarded-* are believed (`TRUST_PROXY`)
 */
export function createAskers(trusted: false | string[]): (request: IncomingMessage) => Asker {
  const isProxy = proxyAddress.compile(trusted || [])
  return (request) => {
    const { headers, socket } = request
    const direct = socket.remoteAddress ?? ''
    const host = headers.host ?? ''
    if (trusted === false || !isProxy(direct, 0)) return { headers, host, ip: direct, protocol: 'http' }
    const { 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': proto = '' } = headers
    return {
      headers,
      host: forwardedHost ? lastOf(forwardedHost) : host,
      ip: proxyAddress(request, isProxy),
      protocol: lastOf(proto) === 'https' ? 'https' : 'http',
    }
  }
}
