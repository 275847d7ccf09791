import type { Updateable } from 'kysely'
import type { Database } from './connection'
import type { Clients } from './schema.generated'

/** One client, for its columns to be selected. */
export const clientRow = (db: Database, shopId: number, clientId: number) =>
  db.selectFrom('clients').where('shop_id', '=', shopId).where('id', '=', clientId)

/** Writes those columns of one client that are given. */
export async function updateClient(
  db: Database,
  shopId: number,
  clientId: number,
  columns: Updateable<Clients>,
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return
  await db
    .updateTable('clients')
    .set(columns)
    .where((eb) => eb.and({ shop_id: shopId, id: clientId }))
    .execute()
}
