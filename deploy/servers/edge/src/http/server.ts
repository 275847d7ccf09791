import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { longestTime } from '../body/receive-body'
import { loggableError, loggableTarget } from '../log'
import type { EdgeSettings } from '../settings'
import { limitConnections, limitRequests } from './connection-limit'
import { type EarlyRequests, earlyServer } from './early-requests'
import { decodableTarget, isPathTarget, pathTarget } from './request-target'

const MAX_TARGET = 8192
/** Bodies above this never reach the API: twice its largest upload (000 §9), with room for the form. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024
/** How often connections are looked at. A late head of a request is noticed so late. */
const CHECK_MS = 1000

function addLog(app: FastifyInstance): void {
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
}

/** Only paths are answered, and who has not sent all of a body that nobody reads cannot send on. */
function addTargetRules(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPathTarget(request.url)) return reply.code(400).type('text/plain').send('Bad request')
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close')
  })
}

/**
 * The bare HTTP server: its log, its limits, its answer to failures.
 * @param logTo where the log goes. @default standard output
 * @param early requests that it answers before all others; more can be added later
 */
export function createServer(
  settings: EdgeSettings,
  logTo: Writable | undefined,
  early: EarlyRequests = new Map(),
): FastifyInstance {
  const { headersTimeout, bodyTimeout, uploadMinRate, trustProxy, connectionsPerAddress } = settings
  const bodyLimits = { timeout: bodyTimeout, minimumRate: uploadMinRate }
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { err: loggableError },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    http: { headersTimeout, connectionsCheckingInterval: CHECK_MS },
    serverFactory: earlyServer(early),
    requestTimeout: headersTimeout + Math.ceil(longestTime(bodyLimits, MAX_BODY_BYTES)),
    trustProxy,
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => decodableTarget(pathTarget(request)),
    routerOptions: { maxParamLength: MAX_TARGET },
    frameworkErrors(_error, _request, reply) {
      reply.hijack()
      reply.raw.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request')
    },
  })
  if (trustProxy === false) limitConnections(app.server, connectionsPerAddress)
  else limitRequests(app, connectionsPerAddress)
  addLog(app)
  addTargetRules(app)
  return app
}
