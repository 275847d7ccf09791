import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Headers of one connection, not of the message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Of a trace (W3C Trace Context, Baggage): those of a browser end here. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage']

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)),
  )
}

/**
 * What the supplier API is sent: the browser's headers but those of a trace, who asked (the browser first, then the proxies on the way), and the
 * id that both logs name the request by.
 * @param traceparent of the call, where it is traced
 */
export function requestHeaders(request: FastifyRequest, traceparent?: string): OutgoingHttpHeaders {
  const { host: _own, expect: _answeredHere, ...headers } = endToEnd(request.headers)
  for (const name of OF_TRACES) delete headers[name]
  return {
    ...headers,
    'x-request-id': request.id,
    ...(traceparent && { traceparent }),
    'x-forwarded-for': [...(request.ips ?? [request.ip])].reverse().join(', '),
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  }
}

/**
 * What the browser is answered. Answers depend on the token: no cache keeps them, unless they are uploaded files.
 * @param setCookies further cookies, of the edge
 */
export function answerHeaders(
  headers: IncomingHttpHeaders,
  isUpload: boolean,
  setCookies: readonly string[],
): OutgoingHttpHeaders {
  const passed = endToEnd(headers)
  const cookies = setCookies.length > 0 && { 'set-cookie': [...(headers['set-cookie'] ?? []), ...setCookies] }
  return { ...passed, ...cookies, ...(!isUpload && { 'cache-control': 'no-store' }) }
}
