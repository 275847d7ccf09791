import { phoneText } from '@prilavok/shared-kernel/contract/phone-number'
import { shopSign } from '../../content/shop/shop-sign'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import type { Bank, Party, TableDocument } from './document'

/** What documents of a shop have in common. */
export interface ShopOfDocuments extends Pick<TableDocument, 'shop' | 'seller' | 'bank' | 'signers'> {
  taxType: string
  currency: string
  commercialOffer: boolean
  /** Documents are dated by it; null: Moscow's. */
  timeZone: string | null
}

/** The shop of a session as its documents name it. */
export async function loadShopOfDocuments(db: Database, shopId: number): Promise<ShopOfDocuments> {
  const shop = await db
    .selectFrom('shops as shop')
    .leftJoin('shop_requisites as own', 'own.shop_id', 'shop.id')
    .where('shop.id', '=', shopId)
    .select(['shop.name', 'shop.email', 'shop.phones', 'shop.color_scheme'])
    .select(['shop.currency', 'shop.tax_type', 'shop.commercial_offer', 'shop.time_zone'])
    .select([
      'own.full_name',
      'own.inn',
      'own.kpp',
      'own.ogrn',
      'own.address',
      'own.director',
      'own.accountant',
    ])
    .select(['own.bank_name', 'own.bank_code', 'own.payment_account', 'own.correspond_account'])
    .executeTakeFirstOrThrow()
  const bank: Bank | null = shop.payment_account
    ? {
        name: shop.bank_name ?? '',
        code: shop.bank_code ?? '',
        account: shop.payment_account,
        correspondAccount: shop.correspond_account ?? '',
      }
    : null
  return {
    shop: {
      ...shopSign(shopId, shop.color_scheme),
      ...{ name: shop.name, email: shop.email, phones: shop.phones.map(phoneText) },
    },
    seller: {
      ...{
        name: shop.full_name || shop.name,
        inn: shop.inn ?? '',
        kpp: shop.kpp ?? '',
        ogrn: shop.ogrn ?? '',
      },
      ...{ address: shop.address ?? '', phone: phoneText(shop.phones[0] ?? ''), email: shop.email },
    },
    bank,
    signers: shop.director ? { director: shop.director, accountant: shop.accountant || shop.director } : null,
    taxType: shop.tax_type,
    currency: shop.currency,
    commercialOffer: shop.commercial_offer,
    timeZone: shop.time_zone,
  }
}

/** The client of a session as a buyer: its company, else the person. @returns null for a visitor */
export async function loadBuyer(db: Database, session: Session): Promise<Party | null> {
  if (!session.client) return null
  const row = await db
    .selectFrom('clients as client')
    .leftJoin('companies as company', (join) =>
      join.onRef('company.shop_id', '=', 'client.shop_id').onRef('company.id', '=', 'client.company_id'),
    )
    .where('client.shop_id', '=', session.shopId)
    .where('client.id', '=', session.client.id)
    .select(['client.surname', 'client.name', 'client.middle_name', 'client.email', 'client.phones'])
    .select(['client.main_address as own_address', 'company.name as company', 'company.inn', 'company.kpp'])
    .select(['company.ogrn', 'company.main_address', 'company.phone'])
    .executeTakeFirst()
  if (!row) return null
  const person = [row.surname, row.name, row.middle_name].filter(Boolean).join(' ')
  return {
    ...{ name: row.company || person, inn: row.inn ?? '', kpp: row.kpp ?? '', ogrn: row.ogrn ?? '' },
    address: row.main_address || row.own_address,
    phone: phoneText(row.phone || row.phones[0] || ''),
    email: row.email,
  }
}
