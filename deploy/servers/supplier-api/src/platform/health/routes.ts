import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process answers. `/readyz`: it can also do its work. The edge forwards neither. */
export async function health(app: FastifyInstance): Promise<void> {
  app.get(
    '/healthz',
    { schema: { summary: 'Whether the process is alive', tags: ['operations'] } },
    async () => ({ status: 'ok' }),
  )
  app.get(
    '/readyz',
    { schema: { summary: 'Whether the process should get requests', tags: ['operations'] } },
    async (_request, reply) => {
      const why = await app.readiness.check()
      return why === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', why })
    },
  )
}
