import type { LoyaltyOperationCode } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { ClientOwner } from '../../platform/session/session'

/** An order, and whose it is. */
export interface OrderOwner extends ClientOwner {
  orderId: number
}

/** Points of one order. */
export interface OrderPoints extends OrderOwner {
  /** Whole points, not below zero; zero writes nothing. */
  points: number
}

/** Points that an order brings. A second call for the same order changes nothing. */
export const earnPoints = (db: Database, order: OrderPoints): Promise<void> =>
  addOperation(db, { ...order, type: 'loyalty-plus' })

/**
 * Points that an order is paid with, or that are taken back with what brought them. A second
 * call for the same order changes nothing.
 * @throws a violation of `clients_loyalty_balance_check` when the balance would fall below zero
 */
export const spendPoints = (db: Database, order: OrderPoints): Promise<void> =>
  addOperation(db, { ...order, type: 'loyalty-minus', points: -order.points })

/** Points that come back with a cancelled order. A second call for the same order changes nothing. */
export const returnPoints = (db: Database, order: OrderPoints): Promise<void> =>
  addOperation(db, { ...order, type: 'loyalty-return-order' })

/** A line of the ledger. */
export interface LedgerEntry extends ClientOwner {
  orderId: number | null
  type: LoyaltyOperationCode
  /** Signed whole points; zero writes nothing. */
  points: number
  comment?: string
}

/**
 * Writes a line of the ledger and brings the balance in step, in one statement: whatever runs at the same time waits for
 * the client's row and sees the balance as it is then.
 * @throws a violation of `clients_loyalty_balance_check` when the balance would fall below zero: nothing is written
 */
export async function addOperation(db: Database, entry: LedgerEntry): Promise<void> {
  if (entry.points === 0) return
  const { shopId, clientId, type, points, orderId, comment = '' } = entry
  await sql`
    with line as (
      insert into loyalty_operations (shop_id, client_id, type, points, order_id, comment)
      values (${shopId}, ${clientId}, ${type}, ${points}, ${orderId}, ${comment})
      on conflict (shop_id, order_id, type) do nothing
      returning points)
    update clients set loyalty_balance = loyalty_balance + line.points
    from line
    where clients.shop_id = ${shopId} and clients.id = ${clientId}`.execute(db)
}
