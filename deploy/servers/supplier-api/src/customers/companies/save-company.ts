import type { Updateable } from 'kysely'
import { updateClient } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import type { Companies } from '../../platform/database/schema.generated'
import type { ClientOwner } from '../../platform/session/session'

/** Saves the company of a client, or makes it: from then on the client is a legal entity for good (001 §5). */
export async function saveCompany(
  db: Database,
  { shopId, clientId }: ClientOwner,
  companyId: number | null,
  values: Updateable<Companies>,
): Promise<void> {
  if (companyId !== null) {
    await db
      .updateTable('companies')
      .set({ ...values, legal_entity: true })
      .where((eb) => eb.and({ shop_id: shopId, id: companyId }))
      .execute()
    return
  }
  const { id } = await db
    .insertInto('companies')
    .values({ ...values, shop_id: shopId, name: values.name ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await updateClient(db, shopId, clientId, { company_id: id })
}
