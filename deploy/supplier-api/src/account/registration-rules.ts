import type { Database } from '../database/connection'
import type { RegistrationRules } from './registration-form'

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
