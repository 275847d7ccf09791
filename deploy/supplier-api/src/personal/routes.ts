import type { PersonalAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { checkDomain } from '../shop/check-domain'
import { loadPersonal } from './load-personal'

const Query = Type.Object({ domain_name: Type.Optional(Type.String({ maxLength: 253 })) })
type Query = Static<typeof Query>

/** GET /v3/api/personal/info/ (000 §7). */
export async function personal(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Query }>(
    '/v3/api/personal/info/',
    { schema: { querystring: Query } },
    async (request): Promise<PersonalAnswer> => {
      await checkDomain(app.db, request.session, request.query.domain_name)
      return { ITEM: await loadPersonal(app.db, request.session) }
    },
  )
}
