import type { BasketMethodResponse } from '@prilavok/shared-kernel/contract'
import { type GroupCode, groupOf } from '../../catalogue/product/product-terms'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session } from '../../platform/session/session'
import { flag } from '../../platform/yes-no'
import { addOnce } from './addition-keys'
import { type Applied, applyChange, type ChangeKind } from './apply-change'
import { lockBasket, requireBasket } from './buyer'
import { countBasket } from './count-basket'
import { readLines } from './lines'
import { overwrittenCounts } from './overwritten'
import { takeRowsOut } from './removed-rows'

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
    const { applied, warnings, overwritten = [] } = await change(trx)
    const counts = await countBasket(trx, session, basket)
    // Nothing was done and there is a reason why: that is a failure (contract, BasketMethodResponse).
    return {
      METHOD_SUCCESS: { SUCCESS: flag(applied > 0 || warnings.length === 0) },
      ...counts,
      CHECK: warnings,
      ...(overwritten.length > 0 && { OVERWRITTEN: overwritten }),
    }
  })
}

/** Counts by product that a call asks for. */
interface AskedCounts {
  quantities: ReadonlyMap<number, number>
  /** What the caller takes the basket to hold. @default it does not say */
  expected?: ReadonlyMap<number, number>
}

const applied = async (
  trx: Database,
  session: Session,
  basket: BasketKind,
  kind: ChangeKind,
  { quantities, expected = new Map() }: AskedCounts,
): Promise<Applied> => ({
  overwritten: await overwrittenCounts(trx, session, basket, expected),
  ...(await applyChange(trx, session, basket, kind, quantities)),
})

/** Sets the counts of products; 0 removes. */
export const setCounts = (
  db: Database,
  session: Session,
  basket: BasketKind,
  asked: AskedCounts,
): Promise<BasketMethodResponse> =>
  changed(db, session, basket, (trx) => applied(trx, session, basket, 'set', asked))

/**
 * Adds to the counts of products.
 * @param key a call that is repeated with it adds nothing more
 */
export const addToBasket = (
  db: Database,
  session: Session,
  basket: BasketKind,
  asked: AskedCounts,
  key?: string,
): Promise<BasketMethodResponse> =>
  changed(db, session, basket, (trx) => {
    const add = () => applied(trx, session, basket, 'add', asked)
    const { quantities } = asked
    return key === undefined ? add() : addOnce(trx, session, { basket, key, quantities }, add)
  })

/** @param ids without it everything is removed */
export const removeFromBasket = (
  db: Database,
  session: Session,
  basket: BasketKind,
  expected: ReadonlyMap<number, number>,
  ids?: readonly number[],
): Promise<BasketMethodResponse> =>
  changed(db, session, basket, async (trx) => {
    const overwritten = await overwrittenCounts(trx, session, basket, expected, ids === undefined)
    await takeRowsOut(trx, session, basket, ids)
    return { applied: 0, warnings: [], overwritten }
  })

/** Removes whole groups with one call (BAS-008). Unknown codes name nothing. */
export const removeGroups = (
  db: Database,
  session: Session,
  basket: BasketKind,
  codes: readonly string[],
): Promise<BasketMethodResponse> =>
  changed(db, session, basket, async (trx) => {
    const lines = await readLines(trx, session, basket)
    const isMeant = (code: GroupCode) => codes.includes(code)
    const meant = lines.filter((line) => isMeant(groupOf(line, basket)))
    await takeRowsOut(
      trx,
      session,
      basket,
      meant.map(({ id }) => id),
    )
    return { applied: 0, warnings: [] }
  })
