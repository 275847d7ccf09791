import type { Database } from '../../platform/database/connection'
import type { RegistrationDetails } from '../../platform/database/schema-types'
import { saveCompany } from '../companies/save-company'

/**
 * Makes a client of a confirmed registration, inside a transaction; one that has the address already stays as it is. A legal
 * entity gets a company of its own: knowing an INN does not make anybody a colleague.
 */
export async function insertClient(
  db: Database,
  shopId: number,
  email: string,
  details: RegistrationDetails,
): Promise<void> {
  const { company } = details
  const inserted = await db
    .insertInto('clients')
    .values({
      shop_id: shopId,
      email,
      surname: details.surname,
      name: details.name,
      middle_name: details.middleName,
      phones: [details.phone],
      country: details.country,
      consents_at: new Date(details.consentsAt),
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted || !company) return
  const { country, phone } = details
  await saveCompany(db, { shopId, clientId: inserted.id }, null, { ...company, country, phone, email })
}
