import type {
  AddressAnswer,
  PointSavedAnswer,
  PointsAnswer,
  TradePointsAnswer,
} from '@prilavok/shared-kernel/contract'
import { loadTradePoints } from '../../content/shop/load-trade-points'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { IdParams, knownId } from '../../platform/http/schemas'
import { requireOwner } from '../../platform/session/require-client'
import type { ClientOwner, Session } from '../../platform/session/session'
import { PointBody } from './address-body'
import { deletePoint, findPoint, insertPoint, listPoints, updatePoint } from './load-addresses'

/** Delivery addresses of the client and trade points of the shop (001 §7). */
export async function points(app: Api): Promise<void> {
  const ownerOf = (session: Session) => requireOwner(session, apiErrors.addressRequiresRegistration)
  const save = (owner: ClientOwner, id: number, body: PointBody) =>
    body.delete === 'Y'
      ? deletePoint(app.db, owner, knownId(id))
      : updatePoint(app.db, owner, knownId(id), body)

  app.get(
    '/v3/api/client/point',
    { schema: { summary: 'Delivery addresses of the client' } },
    async ({ session }): Promise<PointsAnswer> => ({
      ITEMS: await listPoints(app.db, requireOwner(session)),
    }),
  )

  app.post(
    '/v3/api/client/point',
    { schema: { body: PointBody, summary: 'Adds an address, or saves or deletes the one of the id' } },
    async ({ session, body }): Promise<PointSavedAnswer> =>
      body.id === undefined
        ? insertPoint(app.db, ownerOf(session), body)
        : save(ownerOf(session), body.id, body),
  )

  /** Saves the fields that are given; `delete=Y` deletes. */
  app.post(
    '/v3/api/client/point/:id',
    { schema: { params: IdParams, body: PointBody, summary: 'Saves or deletes an address' } },
    async ({ session, params, body }): Promise<PointSavedAnswer> => save(ownerOf(session), params.id, body),
  )

  app.get(
    '/v3/api/client/address/:id/',
    { schema: { params: IdParams, summary: 'One address of the client' } },
    async ({ session, params }): Promise<AddressAnswer> => ({
      ITEM: await findPoint(app.db, requireOwner(session), knownId(params.id)),
    }),
  )

  app.get(
    '/v3/api/client/tradepoint/',
    { schema: { summary: 'Pick-up points of the shop' } },
    async ({ session }): Promise<TradePointsAnswer> => ({
      ITEMS: await loadTradePoints(app.db, session.shopId),
    }),
  )
}
