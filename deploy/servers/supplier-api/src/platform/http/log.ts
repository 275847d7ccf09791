import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DestinationStream, LoggerOptions } from 'pino'

/** A part of a path that has a signature or a token, however the rest of the path is spelled. */
const SECRET_SEGMENT = /[^/]*[\w-]{43}[^/]*/g

/** The URL without the secrets that the client puts into it (AMB-78), in whatever spelling; links to files are secrets. */
export const withoutToken = (url: string): string => {
  const start = url.indexOf('?')
  const path = (start < 0 ? url : url.slice(0, start))
    .replace(/^(\/+upload\/+files\/+)[^/]+/, '$1*')
    .replace(SECRET_SEGMENT, '*')
  if (start < 0) return path
  const safe = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const name = pair.split('=', 1)[0] ?? ''
      return SHOWN.has(name) || /^property%?/.test(name) ? pair : `${name.replace(/[^\w-]/g, '.')}=*`
    })
  return `${path}?${safe.join('&')}`
}

/** Parameters that are worth reading in a log and name no person. */
const SHOWN = new Set(
  'q limit offset page sort order action depth brand section_id product_id order_id code1c domain_name format'.split(
    ' ',
  ),
)

/** What is logged of an error: values of rows (`detail`, `where`, parameters) are left out. */
function errorOf(error: Error & { code?: unknown; constraint?: unknown; table?: unknown }) {
  const { name, message, stack, code, constraint, table } = error
  return { type: name, message, stack, code, constraint, table }
}

/** Structured logs without secrets: no headers and no bodies, no values of the query that could be one. */
export const logOptions = (
  level: string,
  stream?: DestinationStream,
): LoggerOptions & { stream?: DestinationStream } => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: withoutToken(request.url) }),
    err: errorOf,
  },
})

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply
    const line = {
      req: request,
      status,
      milliseconds: Math.round(elapsedTime * 10) / 10,
      shop: request.session?.shopId,
      client: request.session?.client?.id,
    }
    request.log.info(line, 'answered')
  })
}
