import { phoneText } from '@prilavok/shared-kernel/contract/phone-number'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { ReadSetting } from '../../platform/settings/read-setting'
import { shopSign } from './shop-sign'

/** Address of a shop's pages; `{domain}` stands for the shop's domain. */
export interface PageSettings {
  address: string
}

export function readPageSettings(read: ReadSetting): PageSettings {
  const address = read.text('SHOP_ADDRESS') || 'https://{domain}'
  if (!/^https?:\/\/\{domain\}(:\d{1,5})?$/.test(address))
    read.error('SHOP_ADDRESS must be like https://{domain} or http://{domain}:3000')
  return { address }
}

/** What a shop signs its e-mails with. */
export interface Letterhead {
  name: string
  email: string
  /** Its name and how it is reached, in lines. */
  contacts: string[]
  /** Colour of the shop for what is pressed, `#047F4C`, and of the text on it. */
  accent: string
  ink: string
  /**
   * Address of a page of the shop, on its own first domain, whatever host was asked.
   * @param path `/confirm`
   */
  page(path: string, query?: Record<string, string>): string
}

export async function loadLetterhead(
  db: Database,
  { address }: PageSettings,
  shopId: number,
): Promise<Letterhead> {
  const shop = await db
    .selectFrom('shops as shop')
    .modifyFront(preparedStatement)
    .innerJoin('shop_domains as domain', 'domain.shop_id', 'shop.id')
    .where('shop.id', '=', shopId)
    .select(['shop.name', 'shop.email', 'shop.phones', 'shop.color_scheme', 'domain.domain'])
    .orderBy('domain.sort')
    .orderBy('domain.domain')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { accent, ink } = shopSign(shopId, shop.color_scheme)
  return {
    ...{ accent, ink },
    name: shop.name,
    email: shop.email,
    contacts: [shop.name, ...shop.phones.map(phoneText), shop.email].filter(Boolean),
    page: (path, query = {}) => {
      const search = new URLSearchParams(query).toString()
      return `${address.replace('{domain}', shop.domain)}${path}${search && `?${search}`}`
    },
  }
}
