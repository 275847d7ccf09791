import type { TestApi } from '../start-test-api'
import type { Actor } from './cast'

/** What an id names. */
export type Kind =
  | 'order'
  | 'order key'
  | 'addition key'
  | 'order number'
  | 'point'
  | 'product'
  | 'product code'
  | 'section'
  | 'brand'
  | 'offer'
  | 'zone'
  | 'trade point'
  | 'level'
  | 'visitor'
  | 'page'
  | 'info'
  | 'mark'
  | 'feedback type'

/** Ids that nobody has. */
export const MISSING: Record<Kind, string> = {
  order: '2000000011',
  'order key': 'key-that-nobody-has-used',
  'addition key': 'key-that-nobody-has-used',
  'order number': '9-999999',
  point: '2000000011',
  product: '8999999',
  brand: '2000000011',
  'product code': '999999',
  section: '2000000011',
  offer: '2000000011',
  zone: '2000000011',
  'trade point': '2000000011',
  level: '32011',
  visitor: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  page: 'no-such-page',
  info: 'no_such_text',
  mark: 'no-such-mark',
  'feedback type': 'no-such-type',
}

/** One id of each kind that is the actor's own, or his shop's, and nobody else's. */
export type Ids = Record<Kind, string>

export async function idsOf(api: TestApi, actor: Actor): Promise<Ids> {
  const { shopId, clientId } = actor
  const one = async (text: string, values: unknown[] = [shopId]): Promise<string> => {
    const { rows } = await api.pool.query<{ id: unknown }>(text, values)
    if (rows[0] === undefined) throw new Error(`${actor.name} has nothing for: ${text}`)
    return String(rows[0].id)
  }
  const own = [shopId, clientId]
  const number = 900 + shopId
  return {
    order: await one(
      "select id from orders where shop_id = $1 and client_id = $2 and status = 'sent' order by id limit 1",
      own,
    ),
    'order number': await one(
      'select number as id from orders where shop_id = $1 and client_id = $2 order by id limit 1',
      own,
    ),
    'order key': await one(
      `insert into order_keys (shop_id, client_id, key, order_id)
       select shop_id, client_id, 'key-of-' || shop_id || '-' || client_id, max(id) from orders
       where shop_id = $1 and client_id = $2 group by 1, 2 returning key as id`,
      own,
    ),
    'addition key': await one(
      `insert into basket_keys (shop_id, buyer_id, key, fingerprint, applied, warnings)
       values ($1::integer, $2::integer, 'addition-of-' || $1::integer || '-' || $2::integer, sha256($3::bytea), 1, '[]') returning key as id`,
      [shopId, actor.buyerId, `["main",[[${MISSING.product},1]]]`],
    ),
    point: await one(
      `insert into points (shop_id, client_id, address) values ($1::integer, $2::integer, 'Владимир, ул. Своя, д. ' || $2::integer) returning id`,
      own,
    ),
    ...(await productOf(api, shopId)),
    section: await one(
      `insert into sections (shop_id, id, depth, name, ord, ord_end)
       select $1::integer, $2::integer, 1, 'Раздел', max(ord_end) + 1, max(ord_end) + 1 from sections where shop_id = $1
       on conflict (shop_id, id) do update set name = excluded.name returning id`,
      [shopId, number],
    ),
    brand: await one(
      `insert into brands (shop_id, id, name) values ($1, $2, 'Марка')
       on conflict (shop_id, id) do update set name = excluded.name returning id`,
      [shopId, number],
    ),
    offer: await one(
      `insert into offers (shop_id, id, type, title) values ($1, $2, 'special_price', 'Акция')
       on conflict (shop_id, id) do update set title = excluded.title returning id`,
      [shopId, number],
    ),
    zone: await one(
      `insert into delivery_zones (shop_id, id, name) values ($1, $2, 'Зона')
       on conflict (shop_id, id) do update set name = excluded.name returning id`,
      [shopId, number],
    ),
    'trade point': await one(
      `insert into trade_points (shop_id, id, name, address, latitude, longitude) values ($1, $2, 'Пункт', 'Адрес', 1, 1)
       on conflict (shop_id, id) do update set name = excluded.name returning id`,
      [shopId, number],
    ),
    level: await one(
      `insert into loyalty_levels (shop_id, id, name, threshold, rate) values ($1, $2, 'Уровень', 987654321, 1)
       on conflict (shop_id, id) do update set name = excluded.name returning id`,
      [shopId, number],
    ),
    visitor: await one(
      `with visitor as (
         insert into visitors (shop_id, code_hash) values ($1, sha256(gen_random_uuid()::text::bytea))
         returning shop_id, buyer_id, user_code),
       saved as (
         insert into basket_rows (shop_id, buyer_id, basket, product_id, quantity)
         select visitor.shop_id, visitor.buyer_id, 'main', max(product.id), 7
         from visitor join products product using (shop_id) where product.price > 0 group by 1, 2)
       select user_code as id from visitor`,
    ),
    page: await one(
      `insert into content_pages (shop_id, code, type, title) values ($1::integer, 'page-of-' || $1::integer, 'own', 'Страница')
       on conflict (shop_id, code) do update set title = excluded.title returning code as id`,
    ),
    info: 'own',
    mark: await one(
      `insert into marks (shop_id, code, title, color) values ($1::integer, 'mark-of-' || $1::integer, 'Метка', 'red')
       on conflict (shop_id, code) do update set title = excluded.title returning code as id`,
    ),
    'feedback type': await one(
      `insert into feedback_types (shop_id, xml_id, value) values ($1::integer, 'type-of-' || $1::integer, 'Вопрос')
       on conflict (shop_id, xml_id) do update set value = excluded.value returning xml_id as id`,
    ),
  }
}

/** A product that this shop alone of the two sells, in stock. */
async function productOf(api: TestApi, shopId: number): Promise<Pick<Ids, 'product' | 'product code'>> {
  const { rows } = await api.pool.query<{ id: number; code1c: string }>(
    `select id, code1c from products own
     where shop_id = $1 and price > 0 and assortment and remain > 100 and min_quantity = 1 and step_quantity = 1
       and not exists (select from products other where other.shop_id = 3 - own.shop_id and other.id = own.id)
     order by id limit 1`,
    [shopId],
  )
  if (!rows[0]) throw new Error(`Shop ${shopId} has no product for itself`)
  return { product: String(rows[0].id), 'product code': rows[0].code1c }
}

/** Makes the two shops sell some products each alone. */
export async function separateProducts(api: TestApi): Promise<void> {
  await api.pool.query(
    `delete from products where shop_id in (1, 2) and id % 4 + 1 = shop_id
     and id in (select id from products where shop_id in (1, 2) group by id having count(*) = 2)`,
  )
  await api.pool.query(
    `update products own set base_price = 500000, base_old_price = null, remain = 1000, min_quantity = 1, step_quantity = 1, assortment = true
     where shop_id in (1, 2)
       and not exists (select from products other where other.shop_id = 3 - own.shop_id and other.id = own.id)`,
  )
}
