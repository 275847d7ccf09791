import type {
  LoyaltyBalanceAnswer,
  LoyaltyInfoAnswer,
  LoyaltyOperationsAnswer,
  LoyaltyStatusAnswer,
} from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { Id } from '../../platform/http/schemas'
import { listOperations, OperationsQuery } from './list-operations'
import { loadLoyaltyInfo } from './load-info'
import { requireParticipant } from './require-participant'
import { setLevel } from './set-level'

const StatusBody = Type.Object({
  status_id: Type.Optional(
    Type.Integer({ ...Id, description: 'ID of the level wanted: the one with NEXT Y; needed' }),
  ),
})
type StatusBody = Static<typeof StatusBody>

/** Whatever is passed along changes nothing. */
const NoParameters = Type.Object({})

const tags = ['loyalty']
const schemas = {
  info: {
    summary: 'The loyalty programme and the place of the client in it',
    tags,
    querystring: NoParameters,
  },
  operations: { summary: 'Points added and taken away', tags, querystring: OperationsQuery },
  balance: { summary: 'Points that can be spent', tags, querystring: NoParameters },
  setStatus: { summary: 'Take the next level once its threshold is reached', tags, body: StatusBody },
}

/** The loyalty programme of a participant (001 §7, AMB-45). */
export async function loyalty(app: FastifyInstance): Promise<void> {
  app.get(
    '/v3/api/client/loyalty_info/',
    { schema: schemas.info },
    async ({ session }): Promise<LoyaltyInfoAnswer> =>
      loadLoyaltyInfo(app.db, session.shopId, requireParticipant(session).id),
  )

  app.get<{ Querystring: OperationsQuery }>(
    '/v3/api/client/loyalty/operations/',
    { schema: schemas.operations },
    async ({ session, query }): Promise<LoyaltyOperationsAnswer> =>
      listOperations(app.db, session.shopId, requireParticipant(session).id, query),
  )

  app.get(
    '/v3/api/client/loyalty/balance/',
    { schema: schemas.balance },
    async ({ session }): Promise<LoyaltyBalanceAnswer> => {
      const { id } = requireParticipant(session)
      const client = await app.db
        .selectFrom('clients')
        .where('shop_id', '=', session.shopId)
        .where('id', '=', id)
        .select('loyalty_balance as BALANCE')
        .executeTakeFirstOrThrow()
      return client
    },
  )

  app.post<{ Body: StatusBody }>(
    '/v3/api/client/loyalty/set_status/',
    { schema: schemas.setStatus },
    async ({ session, body }): Promise<LoyaltyStatusAnswer> =>
      setLevel(app.db, session, requireParticipant(session).id, body.status_id),
  )
}
