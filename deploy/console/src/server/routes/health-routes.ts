import type { FastifyInstance } from 'fastify'
import { HEALTH_WINDOW, healthFigures } from '../health-figures'
import { requireOperator, visible } from '../require-operator'

/** Figures of the last hour, and the steps that wait because of them. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  requireOperator(app)
  app.get('/health', async (request) => {
    const to = new Date()
    const from = new Date(to.getTime() - HEALTH_WINDOW.pieces * HEALTH_WINDOW.pieceMs)
    const minutes = await app.world.health.read({ from, to })
    return healthFigures(visible(request, minutes), from)
  })
  app.get('/waiting', async (request) => visible(request, await app.world.waiting()))
}
