import { clientRow } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import type { ClientOwner } from '../../platform/session/session'
import { earnPoints, type OrderOwner, returnPoints, spendPoints } from './ledger'

/**
 * The points of an order that is completed, or paid (AMB-45): whoever brings an order into such a state calls this in the
 * same transaction. An order that earns nothing, or has earned already, changes nothing.
 */
export async function earnForOrder(db: Database, shopId: number, orderId: number): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .where((eb) => eb.and({ shop_id: shopId, id: orderId, is_loyalty: false }))
    .select(['client_id', 'loyalty_sum'])
    .executeTakeFirst()
  if (order) await earnPoints(db, { shopId, clientId: order.client_id, orderId, points: order.loyalty_sum })
}

/**
 * Whether the points that an order has brought can still be taken back whole: a buyer who has spent them cannot cancel what
 * they came from, else every order that is paid and paid back would bring something for nothing. In the transaction that
 * cancels; the client is locked.
 */
export async function canUndoForOrder(db: Database, owner: OrderOwner): Promise<boolean> {
  const earned = await db
    .selectFrom('loyalty_operations')
    .where((eb) => eb.and({ shop_id: owner.shopId, order_id: owner.orderId, type: 'loyalty-plus' }))
    .select('points')
    .executeTakeFirst()
  return !earned || (await lockBalance(db, owner)) >= earned.points
}

/**
 * Undoes what a cancelled order did to the points: those it was paid with come back; those it brought are taken back, as
 * far as they are not spent yet. To be called in the transaction that cancels.
 */
export async function undoForOrder(db: Database, owner: OrderOwner): Promise<void> {
  const done = await db
    .selectFrom('loyalty_operations')
    .where((eb) => eb.and({ shop_id: owner.shopId, client_id: owner.clientId, order_id: owner.orderId }))
    .select(['type', 'points'])
    .execute()
  const spent = done.find(({ type }) => type === 'loyalty-minus')
  const earned = done.find(({ type }) => type === 'loyalty-plus')
  if (earned) await takeBack(db, owner, earned.points)
  else if (spent) await returnPoints(db, { ...owner, points: -spent.points })
}

async function takeBack(db: Database, owner: OrderOwner, earned: number): Promise<void> {
  await spendPoints(db, { ...owner, points: Math.min(earned, await lockBalance(db, owner)) })
}

async function lockBalance(db: Database, owner: ClientOwner): Promise<number> {
  const client = await clientRow(db, owner.shopId, owner.clientId)
    .select('loyalty_balance')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return client.loyalty_balance
}
