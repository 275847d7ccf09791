import type { FastifyInstance } from 'fastify'

/** What must hold before the edge takes visitors, by name. */
export type ReadyChecks = Record<string, () => boolean>

/** `/healthz`: the process lives. `/readyz`: it can answer pages; says what is missing. */
export function addHealthRoutes(app: FastifyInstance, checks: ReadyChecks): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const missing = Object.keys(checks).filter((name) => !checks[name]?.())
    return reply
      .code(missing.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: missing.length > 0 ? 'not ready' : 'ok', missing })
  })
}
