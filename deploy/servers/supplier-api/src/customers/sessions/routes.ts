import type { SessionEndedAnswer, SessionsAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { requireOwner } from '../../platform/session/require-client'
import { forgetDevices } from '../token/device'
import { revokeSessions } from '../token/revoke'
import { endSession, listSessions } from './customer-sessions'

const Params = Type.Object({ id: Type.String({ description: 'ID of the session' }) })

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where a client is logged in, and the end of it. */
export async function sessions(app: Api): Promise<void> {
  app.get(
    '/v3/api/client/sessions/',
    { schema: { summary: 'Browsers in which the client is logged in' } },
    async ({ session, query }): Promise<SessionsAnswer> => {
      const { access_token: token } = query as { access_token: string }
      return { ITEMS: await listSessions(app.db, requireOwner(session), token) }
    },
  )

  app.delete(
    '/v3/api/client/sessions/',
    { schema: { summary: 'Ends all sessions of the client, this one too' } },
    async ({ session }): Promise<SessionEndedAnswer> => {
      const { shopId, clientId } = requireOwner(session)
      await app.db.transaction().execute(async (trx) => {
        await forgetDevices(trx, shopId, clientId)
        await revokeSessions(trx, shopId, clientId)
      })
      return { SUCCESS: 'Y' }
    },
  )

  app.delete(
    '/v3/api/client/sessions/:id/',
    { schema: { params: Params, summary: 'Ends one session of the client' } },
    async ({ session, params }): Promise<SessionEndedAnswer> => {
      const owner = requireOwner(session)
      if (!UUID.test(params.id) || !(await endSession(app.db, owner, params.id))) throw apiErrors.notFound()
      return { SUCCESS: 'Y' }
    },
  )
}
