import Fastify, { type FastifyInstance } from 'fastify'
import type { EdgeMetrics } from './metrics'

/** GET /metrics on a port of its own, not yet listening: the port of the shops is everybody's. */
export function createMetricsServer(metrics: EdgeMetrics): FastifyInstance {
  const server = Fastify({ forceCloseConnections: 'idle' })
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
  return server
}
