import type { TokenCheckAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'

/** Token check: reaching the handler says that the token is valid (001 §7). */
export async function check(app: FastifyInstance): Promise<void> {
  app.get(
    '/v3/api/utils/check/',
    { schema: { summary: 'Whether the access token is valid' } },
    async (): Promise<TokenCheckAnswer> => ({ SUCCESS: 'Y' }),
  )
}
