import { domainToASCII } from 'node:url'
import type { SupplierChosenAnswer } from '@prilavok/shared-kernel/contract'
import { plainLink } from '@prilavok/shared-kernel/contract/shop-link'
import { updateClient } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import type { ClientOwner } from '../../platform/session/session'

/** 000 §5 */
export const UNKNOWN_LINK =
  'Данной ссылки не существует. Проверьте правильность данных или уточните ссылку у Поставщика.'

/**
 * Remembers the supplier whose link or domain was entered (AMB-59). The client stays one of this shop; the page goes on to
 * the domain of the answer.
 */
export async function chooseSupplier(
  db: Database,
  owner: ClientOwner,
  text: string,
): Promise<SupplierChosenAnswer> {
  const link = plainLink(text)
  const domain = domainToASCII(link)
  const found = await db
    .selectFrom('shops as shop')
    .innerJoin('shop_domains as domain', 'domain.shop_id', 'shop.id')
    .where((eb) =>
      eb.or([
        eb('shop.link', '=', link),
        eb('shop.id', 'in', (sub) =>
          sub
            .selectFrom('shop_domains')
            .where('domain', 'in', [domain, `www.${domain}`])
            .select('shop_id'),
        ),
      ]),
    )
    .select(['shop.id', 'shop.name', 'shop.link', 'domain.domain'])
    .orderBy('domain.sort')
    .limit(1)
    .executeTakeFirst()
  if (!found) return { SUCCESS: 'N', errors: { query_error: UNKNOWN_LINK, selected_shop: UNKNOWN_LINK } }
  await updateClient(db, owner.shopId, owner.clientId, {
    selected_shop: found.id === owner.shopId ? null : found.link,
  })
  return { SUCCESS: 'Y', ITEM: { NAME: found.name, LINK: found.link, DOMAIN_NAME: found.domain } }
}
