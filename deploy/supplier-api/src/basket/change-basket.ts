import type { BasketMethodResponse } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import type { BasketKind } from '../database/schema-buying'
import { flag } from '../flag'
import type { Session } from '../session/session'
import { addOnce } from './addition-keys'
import { type Applied, applyChange, type ChangeKind } from './apply-change'
import { lockBasket, requireBasket } from './buyer'
import { countBasket } from './count-basket'
import { removeRows } from './rows'

/**
 * One change of the session's basket and its new counts, in one transaction.
 * @throws loyalty_only (403)
 */
async function changed(
  db: Database,
  session: Session,
  basket: BasketKind,
  change: (trx: Database) => Promise<Applied>,
): Promise<BasketMethodResponse> {
  requireBasket(session, basket)
  return db.transaction().execute(async (trx) => {
    await lockBasket(trx, session, basket)
    const { applied, remarks } = await change(trx)
    const counts = await countBasket(trx, session, basket)
    // Nothing was done and there is a reason why: that is a failure (contract, BasketMethodResponse).
    return {
      METHOD_SUCCESS: { SUCCESS: flag(applied > 0 || remarks.length === 0) },
      ...counts,
      CHECK: remarks,
    }
  })
}

/** Adds to, or sets, the counts of products. */
export const changeBasket = (
  db: Database,
  session: Session,
  basket: BasketKind,
  kind: ChangeKind,
  quantities: ReadonlyMap<number, number>,
): Promise<BasketMethodResponse> =>
  changed(db, session, basket, (trx) => applyChange(trx, session, basket, kind, quantities))

/**
 * Adds to the counts of products.
 * @param key a call that is repeated with it adds nothing more
 */
export const addToBasket = (
  db: Database,
  session: Session,
  basket: BasketKind,
  quantities: ReadonlyMap<number, number>,
  key: string | undefined,
): Promise<BasketMethodResponse> =>
  changed(db, session, basket, (trx) => {
    const add = () => applyChange(trx, session, basket, 'add', quantities)
    return key === undefined ? add() : addOnce(trx, session, { basket, key, quantities }, add)
  })

/** @param ids without it everything is removed */
export const removeFromBasket = (
  db: Database,
  session: Session,
  basket: BasketKind,
  ids?: readonly number[],
): Promise<BasketMethodResponse> =>
  changed(db, session, basket, async (trx) => {
    await removeRows(trx, session, basket, ids)
    return { applied: 0, remarks: [] }
  })
