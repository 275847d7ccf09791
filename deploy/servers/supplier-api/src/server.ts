import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { Tracing } from '@prilavok/tracing/span'
import { traceRequests } from '@prilavok/tracing/trace-requests'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import { workInBackground } from './background'
import { paymentNotices } from './checkout/payment/notices'
import { revocation } from './customers/token/revoke-routes'
import { token } from './customers/token/routes'
import type { Demonstration } from './demonstration'
import { downloads } from './documents/client-files/download-routes'
import { connect, type Database } from './platform/database/connection'
import { health } from './platform/health/routes'
import { type Readiness, readiness } from './platform/health/state'
import { answerErrors, rejectAddress } from './platform/http/answer-errors'
import { acceptForms, parseNames } from './platform/http/forms'
import { logAnswers, logOptions, withoutToken } from './platform/http/log'
import { answerRequestId, requestIdOf } from './platform/http/request-id'
import { limitConnections, SERVER_LIMITS } from './platform/http/server-limits'
import { limitRates, NO_LIMITS, type Rates } from './platform/limits/rates'
import { createMetrics, type Metrics } from './platform/metrics/metrics'
import { observeRequests } from './platform/metrics/observe'
import { metricsRoute } from './platform/metrics/routes'
import { describeRoutes, requireToken, underTag } from './platform/openapi/describe'
import { apiDocument } from './platform/openapi/routes'
import { readFromReplica } from './platform/session/read-from-replica'
import { createSessionReader } from './platform/session/read-session'
import type { Session } from './platform/session/session'
import { subjects } from './routes'
import { openServices, type ServiceSettings, type Services } from './services'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
    /** Mail, files and what else lies outside. */
    services: Services
    metrics: Metrics
    readiness: Readiness
  }
  interface FastifyRequest {
    /** Who asks; present in every route of `subjects` (`routes.ts`). */
    session: Session
  }
}

export interface ApiOptions {
  databaseUrl: string
  /** Where the outside services are (`servicesOf`). */
  services: ServiceSettings
  /** Connections to the database at once. @default 10 */
  connections?: number
  /** postgres://… of a replica, which answers reads that may be a moment behind. @default none */
  replicaUrl?: string
  /** How often one session or address may ask. @default any number */
  rates?: Rates
  /** pino level. @default 'warn' */
  logLevel?: string
  /** Where the log goes. @default standard output */
  logStream?: DestinationStream
  /** Whether this server answers `/metrics` itself. @default true */
  serveMetrics?: boolean
  /** Whether this server also does what no call asks for (`workInBackground`). @default true */
  background?: boolean
  /** What demonstration shops have in place of something real. @default none of it */
  demonstration?: Demonstration | undefined
  /** Traces of its calls, which go on with those of the edge. @default nothing is traced */
  tracing?: Tracing | undefined
}

/** Passes an error on once `work` is done. */
const afterwards = (work: () => Promise<void>) => async (cause: unknown) => {
  await work()
  throw cause
}

/** The whole API, not yet listening. The schema must exist (`migrate`). Closing it closes its connections. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(options.logLevel ?? 'warn', options.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIdOf,
    frameworkErrors: rejectAddress,
    ...SERVER_LIMITS,
    // `documented` is for the reader of the OpenAPI document alone (`tidySchema`).
    ajv: { customOptions: { keywords: ['documented'] } },
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the process stops is still answered.
    return503OnClosing: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      querystringParser: parseNames,
      maxParamLength: 200,
    },
  })
  const { db, pool, close } = connect(options.databaseUrl, options.connections, options.replicaUrl)
  app.decorate('db', db)
  app.decorate('metrics', createMetrics(pool))
  app.decorate('readiness', readiness(pool))
  app.decorate(
    'services',
    await openServices(options.services, db, options.demonstration).catch(afterwards(close)),
  )
  const endBackground =
    options.background === false
      ? null
      : workInBackground(app, options.databaseUrl, options.services.mail.sender)
  app.addHook('onClose', async () => {
    await endBackground?.()
    await app.services.mail.close()
    await close()
  })

  limitConnections(app)
  answerRequestId(app)
  if (options.tracing) traceRequests(app, options.tracing, { continues: true, loggableTarget: withoutToken })
  logAnswers(app)
  observeRequests(app)
  const { countSession } = limitRates(app, db, options.rates ?? NO_LIMITS)
  answerErrors(app)
  await acceptForms(app)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })

  await describeRoutes(app)
  await app.register(health)
  if (options.serveMetrics ?? true) await app.register(metricsRoute(app.metrics))
  await app.register(apiDocument)
  if (options.demonstration) await app.register(options.demonstration.routes)
  await app.register(downloads)
  await app.register(token)
  await app.register(revocation)
  await app.register(paymentNotices)
  await app.register(async (guarded) => {
    requireToken(guarded)
    guarded.decorateRequest('session')
    const readSession = createSessionReader(guarded.db, app.services.acquirers.current.serves)
    guarded.addHook('onRequest', async (request) => {
      const { access_token: accessToken } = request.query as { access_token?: unknown }
      request.session = await readSession(accessToken)
      countSession(request)
    })
    if (options.replicaUrl) readFromReplica(guarded, db)
    for (const [tag, routes] of Object.entries(subjects)) await guarded.register(underTag(tag, routes))
  })
  return app
}
