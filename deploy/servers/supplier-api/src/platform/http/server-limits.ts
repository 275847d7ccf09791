import type { FastifyInstance } from 'fastify'

/** How long and how large requests may be. */
export const SERVER_LIMITS = {
  bodyLimit: 1_048_576,
  /** Milliseconds for a request to arrive whole. */
  requestTimeout: 30_000,
  /** Milliseconds that an idle connection is kept for the next request; longer than the edge keeps its own. */
  keepAliveTimeout: 72_000,
}

/** Milliseconds for the headers to arrive: whoever dribbles them holds no connection for long. */
const HEADERS_MS = 10_000
/** Connections at once; further ones are closed. */
const CONNECTIONS = 5000

export function limitConnections(app: FastifyInstance): void {
  app.server.headersTimeout = HEADERS_MS
  app.server.maxConnections = CONNECTIONS
  app.server.maxHeadersCount = 100
  app.addHook('preClose', async () => app.readiness.stopping())
  // A process that stops lets go of its connections with their last answers.
  app.addHook('onSend', async (_request, reply) => {
    if (app.readiness.isStopping()) reply.header('connection', 'close')
  })
}
