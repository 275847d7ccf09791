import { deliversNothing } from '@prilavok/supplier-api/content/shop/delivers-nothing'
import type pg from 'pg'
import { copyRows } from './copy-rows'
import { cityOf } from './load-shop'
import { buyerPages } from './pages/buyer-pages'
import { companyPages } from './pages/company-pages'
import { inCity, type LegalDetails, type ShopFacts } from './pages/facts'

const FEEDBACK_TYPES: [xmlId: string, value: string][] = [
  ['order', 'Вопрос по заказу'],
  ['delivery', 'Доставка и самовывоз'],
  ['payment', 'Оплата и документы'],
  ['product', 'Ассортимент и наличие'],
  ['return', 'Возврат и брак'],
  ['loyalty', 'Бонусная программа'],
  ['access', 'Доступ к отправке заказов'],
  ['other', 'Другое'],
]

/** Content pages and feedback types, written with the shop's own figures. */
export async function loadContent(client: pg.ClientBase, shopId: number): Promise<void> {
  const facts = await readFacts(client, shopId)
  const pages = [...buyerPages(facts), ...companyPages(facts)]
  await copyRows(
    client,
    'content_pages',
    ['shop_id', 'code', 'type', 'title', 'sort', 'blocks'],
    pages.map(({ code, type, title, blocks }, index) => [
      ...[shopId, code, type, title, (index + 1) * 10],
      JSON.stringify(blocks),
    ]),
  )
  await copyRows(
    client,
    'feedback_types',
    ['shop_id', 'xml_id', 'value', 'sort'],
    FEEDBACK_TYPES.map(([xmlId, value], index) => [shopId, xmlId, value, (index + 1) * 10]),
  )
}

async function readFacts(client: pg.ClientBase, shopId: number): Promise<ShopFacts> {
  const { rows } = await client.query<Omit<ShopFacts, 'city' | 'inCity' | 'zones' | 'points' | 'legal'>>(
    `select shop.id, name, domain, email, phones, (min_order_sum / 100)::float8 as "minOrderSum",
       (min_sum / 100)::float8 as "freeFrom", selfdelivery_only as "selfDeliveryOnly",
       allow_physical as "allowPhysical"
     from shops shop join shop_domains domain on domain.shop_id = shop.id
     where shop.id = $1 order by domain.sort limit 1`,
    [shopId],
  )
  const [shop] = rows
  if (!shop) throw new Error(`The demonstration shop ${shopId} is not loaded`)
  const zones = await client.query<ShopFacts['zones'][number]>(
    `select name, (delivery_price / 100)::float8 as price, (min_sum / 100)::float8 as "minSum", description
     from delivery_zones where shop_id = $1 order by sort`,
    [shopId],
  )
  const points = await client.query<ShopFacts['points'][number]>(
    `select name, address from trade_points where shop_id = $1 order by sort`,
    [shopId],
  )
  const legal = await client.query<LegalDetails>(
    `select full_name as "fullName", inn, kpp, ogrn, address, bank_name as "bankName", bank_code as "bankCode",
       payment_account as "paymentAccount", correspond_account as "correspondAccount"
     from shop_requisites where shop_id = $1`,
    [shopId],
  )
  if (!legal.rows[0]) throw new Error(`The demonstration shop ${shopId} has no legal details`)
  const city = cityOf(shopId)
  return {
    ...shop,
    selfDeliveryOnly: deliversNothing(shop.selfDeliveryOnly, points.rows),
    ...{ city, inCity: inCity(city), zones: zones.rows, points: points.rows, legal: legal.rows[0] },
  }
}
