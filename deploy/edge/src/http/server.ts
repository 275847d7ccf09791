import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { loggableError, loggableTarget } from '../log'
import type { EdgeSettings } from '../settings'

const MAX_TARGET = 8192
/** A request that has not come whole by then is broken off: slow senders must not hold connections. */
const REQUEST_LIMIT_MS = 60_000

/**
 * The bare HTTP server: its log, its limits, its answer to failures.
 * @param logTo where the log goes. @default standard output
 */
export function createServer(settings: EdgeSettings, logTo: Writable | undefined): FastifyInstance {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { err: loggableError },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_TARGET },
    frameworkErrors(_error, _request, reply) {
      reply.hijack()
      reply.raw.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request')
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, host, page } = request
    const target = loggableTarget(request.url)
    request.log.info({
      method,
      host,
      target,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      page,
    })
  })
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, target: loggableTarget(request.url) }, 'unexpected')
    return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`Error ${status}`)
  })
  return app
}
