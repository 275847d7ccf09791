import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import { apiErrors } from '../../platform/errors'
import type { Session } from '../../platform/session/session'

/** @throws when the request names a domain that the shop of its token does not own */
export async function checkDomain(db: Database, session: Session, domain: string | undefined): Promise<void> {
  if (domain === undefined) return
  const own = await db
    .selectFrom('shop_domains')
    .modifyFront(preparedStatement)
    .where((eb) => eb.and({ shop_id: session.shopId, domain: domain.toLowerCase() }))
    .select('shop_id')
    .executeTakeFirst()
  if (!own) throw apiErrors.otherShop()
}
