import Fastify, { type FastifyInstance } from 'fastify'
import { health } from '../health/routes'
import { metricsRoute } from './routes'

/** `/metrics`, `/healthz` and `/readyz` of `app` on a port of their own, not yet listening. */
export async function metricsServer(app: FastifyInstance): Promise<FastifyInstance> {
  const beside = Fastify({ forceCloseConnections: 'idle' })
  beside.decorate('readiness', app.readiness)
  await beside.register(health)
  await beside.register(metricsRoute(app.metrics))
  return beside
}
