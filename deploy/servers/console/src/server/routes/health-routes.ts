import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { readHealth } from '../read-health'
import { assertMay, requireOperator, visible } from '../require-operator'
import { Shop } from './registry-routes'

/** Reasons are told of so long. */
const REASONS_MS = 24 * 3_600_000

const Text = Type.String({ minLength: 1, maxLength: 100 })
const ReasonsQuery = Type.Object({ shop: Shop, part: Text, version: Text })

/** Figures of the last hour, the steps that wait because of them, and the reasons of failures. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  requireOperator(app)
  app.get('/health', async (request) => visible(request, await readHealth(app.world)))
  app.get('/waiting', async (request) => visible(request, await app.world.waiting()))
  app.get<{ Querystring: Static<typeof ReasonsQuery> }>(
    '/reasons',
    { schema: { querystring: ReasonsQuery } },
    async (request) => {
      const { shop, part, version } = request.query
      assertMay(request, 'read', shop)
      return app.world.reasons.read({ shop, part, version, from: new Date(Date.now() - REASONS_MS) })
    },
  )
}
