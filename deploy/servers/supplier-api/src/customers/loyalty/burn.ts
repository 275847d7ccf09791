import { sql } from 'kysely'
import { clientRow } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import type { ClientOwner } from '../../platform/session/session'
import { addOperation } from './ledger'
import { operationTexts } from './texts'

/** Clients looked for at a time. */
const BATCH = 1000

/**
 * Points of a client that are older than the shop lets them live. What is spent counts as taken from the oldest, so these
 * are what the balance has beyond the points added since.
 * @param soon days that will pass before; 0: now
 */
const oldPoints = (soon = 0) => sql<number>`greatest(0, client.loyalty_balance - (
  select coalesce(sum(points), 0) from loyalty_operations added
  where added.shop_id = client.shop_id and added.client_id = client.id and added.points > 0
    and added.created_at > now() - make_interval(days => shop.loyalty_burn_days - ${soon})))::int8`

const clientsWithPoints = (db: Database) =>
  db
    .selectFrom('clients as client')
    .innerJoin('shops as shop', 'shop.id', 'client.shop_id')
    .where('client.loyalty_balance', '>', 0)
    .where('shop.loyalty_burn_days', 'is not', null)

/** Takes away points that were not spent in time (`shops.loyalty_burn_days`). Several processes may do it at once. */
export async function burnOldPoints(db: Database): Promise<void> {
  for (let after: Owner | null = null; ; ) {
    const owners: Owner[] = await nextOwners(db, after)
    for (const owner of owners) if (owner.old > 0) await burnOf(db, owner)
    if (owners.length < BATCH) return
    after = owners.at(-1) ?? null
  }
}

interface Owner extends ClientOwner {
  /** Points that are to go. */
  old: number
}

/** The next clients with points, whether or not they are old: however many clients there are, no statement takes long. */
const nextOwners = (db: Database, after: Owner | null): Promise<Owner[]> =>
  clientsWithPoints(db)
    .where(sql<boolean>`(client.shop_id, client.id) > (${after?.shopId ?? 0}, ${after?.clientId ?? 0})`)
    .select(['client.shop_id as shopId', 'client.id as clientId', oldPoints().as('old')])
    .orderBy('client.shop_id')
    .orderBy('client.id')
    .limit(BATCH)
    .execute()

/** Under the lock of the client's row, so that points that are spent or added meanwhile are counted. */
const burnOf = (db: Database, { shopId, clientId }: Owner): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await clientRow(trx, shopId, clientId).select('id').forNoKeyUpdate().executeTakeFirst()
    const points = await burningPoints(trx, shopId, clientId)
    await addOperation(trx, {
      shopId,
      clientId,
      orderId: null,
      type: 'loyalty-burn',
      points: -points,
      comment: operationTexts.burnt,
    })
  })

/** @param soon points that will be gone within so many days @returns whole points; 0 where points live for ever */
export async function burningPoints(
  db: Database,
  shopId: number,
  clientId: number,
  soon = 0,
): Promise<number> {
  const row = await clientsWithPoints(db)
    .where((eb) => eb.and({ 'client.shop_id': shopId, 'client.id': clientId }))
    .select(oldPoints(soon).as('points'))
    .executeTakeFirst()
  return row?.points ?? 0
}
