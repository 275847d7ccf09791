import type { Database } from '../../platform/database/connection'
import type { RegistrationDetails } from '../../platform/database/schema-types'
import type { RegistrationRules } from './registration-form'
import { texts } from './texts'

/** Whether and for whom registration is open (AMB-12). */
export async function loadRegistrationRules(
  db: Database,
  shopId: number,
): Promise<RegistrationRules & { open: boolean }> {
  const shop = await db
    .selectFrom('shops')
    .where('id', '=', shopId)
    .select(['registration', 'allow_physical'])
    .executeTakeFirstOrThrow()
  return { open: shop.registration, allowPhysical: shop.allow_physical }
}

/** Why a registration that waits for its confirmation cannot become a client any more; null: it can. */
export async function ruleAgainst(
  db: Database,
  shopId: number,
  { company }: RegistrationDetails,
): Promise<string | null> {
  const { open, allowPhysical } = await loadRegistrationRules(db, shopId)
  if (!open) return texts.closed
  return company || allowPhysical ? null : texts.legalOnly
}
