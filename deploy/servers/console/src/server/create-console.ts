import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import { answerErrors } from './answer-errors'
import { appFiles } from './app-files'
import { changeRoutes } from './routes/change-routes'
import { eventRoutes } from './routes/event-routes'
import { healthRoutes } from './routes/health-routes'
import { overrideRoutes } from './routes/override-routes'
import { registryRoutes } from './routes/registry-routes'
import { accountRoutes, loginRoutes } from './routes/session-routes'
import { rejectOtherOrigins } from './same-origin'
import type { ConsoleWorld } from './world'

export interface ConsoleOptions {
  world: ConsoleWorld
  /** Folder of the built page; without it only calls are answered. */
  appFolder?: string
  /** Settles when the page has been built. @default it has been */
  appBuilt?: Promise<unknown>
  /** pino level. @default 'warn' */
  logLevel?: string
  /** Where the log goes. @default standard output */
  logStream?: DestinationStream
  /** Proxies whose X-Forwarded-* are believed. @default none */
  trustProxy?: false | string[]
  /** Milliseconds after which pages ask for the figures anew. @default 5000 */
  beatEvery?: number
}

const MAX_BODY_BYTES = 64 * 1024

/** The console's server, not yet listening. */
export async function createConsole(options: ConsoleOptions): Promise<FastifyInstance> {
  const { world, appFolder, logLevel = 'warn', logStream, trustProxy = false, beatEvery = 5000 } = options
  const app = Fastify({
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    // What is too much is rejected, not dropped: in a union of shapes it would drop what another shape needs.
    ajv: { customOptions: { removeAdditional: false } },
    bodyLimit: MAX_BODY_BYTES,
    trustProxy,
    forceCloseConnections: true,
  })
  app.decorate('world', world)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
  })
  rejectOtherOrigins(app)
  answerErrors(app)
  await app.register(
    async (api) => {
      await api.register(loginRoutes)
      for (const routes of [accountRoutes, registryRoutes, changeRoutes, overrideRoutes, healthRoutes])
        await api.register(routes)
      await api.register(eventRoutes, { every: beatEvery })
      api.all('/*', async (_request, reply) => reply.callNotFound())
    },
    { prefix: '/api' },
  )
  if (appFolder)
    await app.register(appFiles, { folder: appFolder, ...(options.appBuilt && { built: options.appBuilt }) })
  return app
}
