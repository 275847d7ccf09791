import type { PersonalAnswer, ProfileSavedAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { checkDomain } from '../../content/shop/check-domain'
import type { Api } from '../../platform/http/api'
import { formText } from '../../platform/http/schemas'
import { requireOwner } from '../../platform/session/require-client'
import { loadPersonal } from './load-personal'
import { PersonalBody, savePersonal } from './save-personal'

const Query = Type.Object({
  domain_name: formText(253, 'Domain of the shop: another one than that of the token is rejected'),
})

/** /v3/api/personal/info/ (000 §7, 001 §7). */
export async function personal(app: Api): Promise<void> {
  app.get(
    '/v3/api/personal/info/',
    { schema: { querystring: Query, summary: 'Who is asking: the client, or a visitor' } },
    async (request): Promise<PersonalAnswer> => {
      await checkDomain(app.db, request.session, request.query.domain_name)
      return { ITEM: await loadPersonal(app.db, request.session) }
    },
  )

  app.post(
    '/v3/api/personal/info/',
    { schema: { body: PersonalBody, summary: 'Saves names and phones of the profile', tags: ['client'] } },
    async ({ session, body }): Promise<ProfileSavedAnswer> =>
      savePersonal(app.db, requireOwner(session), body),
  )
}
