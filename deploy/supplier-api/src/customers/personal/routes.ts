import type { PersonalAnswer, ProfileSavedAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { checkDomain } from '../../content/shop/check-domain'
import { formText } from '../../platform/http/schemas'
import { requireClient } from '../../platform/session/require-client'
import { loadPersonal } from './load-personal'
import { PersonalBody, savePersonal } from './save-personal'

const Query = Type.Object({
  domain_name: formText(253, 'Domain of the shop: another one than that of the token is rejected'),
})
type Query = Static<typeof Query>

/** /v3/api/personal/info/ (000 §7, 001 §7). */
export async function personal(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Query }>(
    '/v3/api/personal/info/',
    { schema: { querystring: Query, summary: 'Who is asking: the client, or a guest', tags: ['account'] } },
    async (request): Promise<PersonalAnswer> => {
      await checkDomain(app.db, request.session, request.query.domain_name)
      return { ITEM: await loadPersonal(app.db, request.session) }
    },
  )

  app.post<{ Body: PersonalBody }>(
    '/v3/api/personal/info/',
    { schema: { body: PersonalBody, summary: 'Saves names and phones of the profile', tags: ['client'] } },
    async ({ session, body }): Promise<ProfileSavedAnswer> =>
      savePersonal(app.db, { shopId: session.shopId, clientId: requireClient(session).id }, body),
  )
}
