import type {
  LoyaltyBalanceAnswer,
  LoyaltyInfoAnswer,
  LoyaltyOperationsAnswer,
  LoyaltyStatusAnswer,
} from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { clientRow } from '../../platform/database/client-row'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { Id } from '../../platform/http/schemas'
import { requireClient } from '../../platform/session/require-client'
import type { Session, SessionClient } from '../../platform/session/session'
import { listOperations, OperationsQuery } from './list-operations'
import { loadLoyaltyInfo } from './load-info'
import { setLevel } from './set-level'

const StatusBody = Type.Object({
  status_id: Type.Optional(
    Type.Integer({ ...Id, description: 'ID of the level wanted: the one with NEXT Y; needed' }),
  ),
})

/** Whatever is passed along changes nothing. */
const NoParameters = Type.Object({})

/** The loyalty programme of a participant (001 §7, AMB-45). */
export async function loyalty(app: Api): Promise<void> {
  app.get(
    '/v3/api/client/loyalty_info/',
    {
      schema: {
        summary: 'The loyalty programme and the place of the client in it',
        querystring: NoParameters,
      },
    },
    async ({ session }): Promise<LoyaltyInfoAnswer> =>
      loadLoyaltyInfo(app.db, session.shopId, requireParticipant(session).id),
  )

  app.get(
    '/v3/api/client/loyalty/operations/',
    { schema: { summary: 'Points added and taken away', querystring: OperationsQuery } },
    async ({ session, query }): Promise<LoyaltyOperationsAnswer> =>
      listOperations(app.db, session.shopId, requireParticipant(session).id, query),
  )

  app.get(
    '/v3/api/client/loyalty/balance/',
    { schema: { summary: 'Points that can be spent', querystring: NoParameters } },
    async ({ session }): Promise<LoyaltyBalanceAnswer> =>
      clientRow(app.db, session.shopId, requireParticipant(session).id)
        .select('loyalty_balance as BALANCE')
        .executeTakeFirstOrThrow(),
  )

  app.post(
    '/v3/api/client/loyalty/set_status/',
    { schema: { summary: 'Take the next level once its threshold is reached', body: StatusBody } },
    async ({ session, body }): Promise<LoyaltyStatusAnswer> =>
      setLevel(app.db, session, requireParticipant(session).id, body.status_id),
  )
}

/**
 * The participant of the loyalty programme whose session it is (AMB-45).
 * @throws login_required for visitors, loyalty_participants for other clients (403)
 */
function requireParticipant(session: Session): SessionClient {
  const client = requireClient(session)
  if (!client.loyalty) throw apiErrors.loyaltyParticipants()
  return client
}
