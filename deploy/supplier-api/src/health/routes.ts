import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. */
export async function health(app: FastifyInstance): Promise<void> {
  app.get(
    '/healthz',
    { schema: { summary: 'Whether the process is alive', tags: ['operations'] } },
    async () => ({ status: 'ok' }),
  )
  app.get('/readyz', async () => {
    await sql`select 1`.execute(app.db)
    return { status: 'ready' }
  })
}
