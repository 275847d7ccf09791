import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics'

/** GET /metrics for Prometheus. The edge forwards no such path, so buyers never reach it. */
export const metricsRoute = (metrics: Metrics) => async (app: FastifyInstance) => {
  app.get(
    '/metrics',
    { schema: { summary: 'Metrics for Prometheus', tags: ['operations'] } },
    async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()),
  )
}
