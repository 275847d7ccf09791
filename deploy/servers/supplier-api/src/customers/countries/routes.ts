import type { CountriesAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import { countries as list } from './countries'

/** Countries of companies and of addresses: the same (001 §7). */
export async function countries(app: FastifyInstance): Promise<void> {
  const schema = { summary: 'Countries with the lengths of their tax numbers' }
  const answer = async (): Promise<CountriesAnswer> => ({ ITEMS: [...list] })
  app.get('/v3/api/client/country/', { schema }, answer)
  app.get('/v3/api/client/address/country/', { schema }, answer)
}
