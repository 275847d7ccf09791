import type { FollowerStatus } from '@prilavok/rollouts/model/registry-state'
import type { FastifyInstance } from 'fastify'

/** What must hold before the edge takes visitors, by name. */
export type ReadyChecks = Record<string, () => boolean>

/**
 * `/healthz`: the process lives; says whether the registry of rollouts answers, and which revision is in force. `/readyz`: it can answer
 * pages; says what is missing. An edge that is cut off from the registry goes on with what it has, so it is ready.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  checks: ReadyChecks,
  registry: () => FollowerStatus,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', registry: registry() }),
  )
  app.get('/readyz', async (_request, reply) => {
    const missing = Object.keys(checks).filter((name) => !checks[name]?.())
    return reply
      .code(missing.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: missing.length > 0 ? 'not ready' : 'ok', missing })
  })
}
