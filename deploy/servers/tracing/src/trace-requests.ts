import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Attributes, Span, Tracing } from './span'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the whole request; undefined where nothing is traced. */
    span?: Span
  }
}

interface TraceOptions {
  /** Whether the trace of whoever asks goes on here: he is no browser. */
  continues: boolean
  /** A target as it may be written down. */
  loggableTarget(target: string): string
  /** What is known of an answered request, and a name that says more than its route. @default nothing */
  told?(request: FastifyRequest): { name?: string; attributes: Attributes } | undefined
}

/** What nobody needs traces of: it comes every few seconds. */
const UNTRACED = /^\/(healthz|readyz|metrics|beacon)$/

/**
 * One span for each request, named by method and route; the id that logs name the request by (`X-Request-Id`) is an attribute of it,
 * and the id of its trace stands in the lines of the log.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, options: TraceOptions): void {
  const { continues, loggableTarget, told } = options
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, host, id, headers } = request
    const path = url.split('?', 1)[0] ?? ''
    if (UNTRACED.test(path)) return
    const { traceparent } = headers
    const span = tracing.beginRequest(method, {
      traceparent: continues && typeof traceparent === 'string' ? traceparent : undefined,
      attributes: {
        'http.request.method': method,
        'url.path': loggableTarget(path),
        'server.address': host,
        'prilavok.request.id': id,
      },
    })
    request.span = span
    request.log = request.log.child({ trace: span.traceId })
    const end = (attributes: Attributes, failure?: string) => {
      if (!request.span) return
      request.span = undefined
      const route = request.routeOptions.url ?? ''
      const { name = route, attributes: known } = told?.(request) ?? {}
      span.set({ 'http.route': route, ...attributes, ...known }, `${method} ${name}`.trim())
      span.end(failure)
    }
    reply.raw.once('finish', () => {
      const { statusCode } = reply.raw
      end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? `status ${statusCode}` : undefined)
    })
    // Whoever asked may go before: of this, fastify tells nobody.
    reply.raw.once('close', () => end({}, 'aborted'))
  })
  app.addHook('onClose', tracing.close)
}
