import { clientRow, updateClient } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import type { ClientOwner } from '../../platform/session/session'

/** A point of the variant post is where the client's documents go (AMB-58): POINTS.POST of the client info says the same. */
export async function keepPostAddress(
  db: Database,
  { shopId, clientId }: ClientOwner,
  address: string,
): Promise<void> {
  const ofCompany = await db
    .updateTable('companies')
    .set({ post_address: address })
    .where('shop_id', '=', shopId)
    .where('id', '=', clientRow(db, shopId, clientId).select('company_id'))
    .executeTakeFirst()
  if (ofCompany.numUpdatedRows > 0n) return
  await updateClient(db, shopId, clientId, { post_address: address })
}
