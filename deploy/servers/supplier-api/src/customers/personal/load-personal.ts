import type { Personal } from '@prilavok/shared-kernel/contract'
import { countSaved } from '../../catalogue/listing/saved-products'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import { userCodeOf } from '../../platform/session/visitor'
import { flag } from '../../platform/yes-no'

/** Who the session belongs to; a visitor has an ID of null and no rights (000 §3, 001 §3). */
export async function loadPersonal(db: Database, session: Session): Promise<Personal> {
  const [client, favourites, userCode] = await Promise.all([
    loadClient(db, session),
    countSaved(db, 'favourites', session),
    userCodeOf(db, session),
  ])
  return {
    ID: client?.id ?? null,
    NAME: client?.name ?? '',
    SURNAME: client?.surname ?? '',
    MIDDLE_NAME: client?.middle_name ?? '',
    EMAIL: client?.email ?? '',
    PHONE: client?.phones ?? [],
    LOYALTY: flag(client?.loyalty ?? false),
    SHOP_LINK: client?.selected_shop ?? client?.link ?? '',
    FAVORITE_CNT: favourites,
    // Who is on the blacklist is told before the form is filled in, not after it (AMB-06).
    CLIENT_ALLOW_TO_ORDER: flag(Boolean(client?.allow_to_order && !session.client?.blacklisted)),
    COMPANY_NAME: client?.company_name ?? null,
    ORDER_DATE: { MIN_DATE: client?.first_order?.toISOString() ?? null },
    USER_CODE: userCode,
  }
}

async function loadClient(db: Database, { shopId, client }: Session) {
  if (!client) return undefined
  return db
    .selectFrom('clients as client')
    .innerJoin('shops as shop', 'shop.id', 'client.shop_id')
    .leftJoin('companies as company', (join) =>
      join.onRef('company.shop_id', '=', 'client.shop_id').onRef('company.id', '=', 'client.company_id'),
    )
    .where((eb) => eb.and({ 'client.shop_id': shopId, 'client.id': client.id }))
    .select([
      'client.id',
      'client.name',
      'client.surname',
      'client.middle_name',
      'client.email',
      'client.phones',
    ])
    .select([
      'client.loyalty',
      'client.allow_to_order',
      'shop.link',
      'client.selected_shop',
      'company.name as company_name',
    ])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .whereRef('orders.shop_id', '=', 'client.shop_id')
        .whereRef('orders.client_id', '=', 'client.id')
        .select((order) => order.fn.min('orders.created_at').as('first'))
        .as('first_order'),
    )
    .executeTakeFirst()
}
