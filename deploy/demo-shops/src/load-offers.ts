import type pg from 'pg'
import { type Cell, copyRows } from './copy-rows'
import { type DemoOffer, GIFT_OFFERS, OTHER_OFFERS, SECTION_OFFERS } from './offer-texts'
import type { DemoShop, Taxonomy } from './taxonomy'

const DAY_MS = 86_400_000
const COLUMNS = [
  ...['shop_id', 'id', 'type', 'title', 'preview_text', 'detail_text', 'picture'],
  ...['active_from', 'active_to', 'min_sum', 'first_order', 'sort', 'applied'],
]

interface PlacedOffer extends DemoOffer {
  id: number
}

/**
 * Offers of both types that were, are and will be. The reduced prices that the goods were loaded with are those of the
 * current ones; goods that come as gifts carry the mark of it.
 */
export async function loadOffers(
  client: pg.ClientBase,
  shopId: number,
  shop: DemoShop,
  { taxonomy, gifts }: { taxonomy: Taxonomy; gifts: boolean },
): Promise<void> {
  const link = shop.DOMAIN_NAME.replace(/\..*$/, '')
  const placed = [...SECTION_OFFERS, ...OTHER_OFFERS, ...(gifts ? GIFT_OFFERS : [])].map((offer, index) => ({
    ...offer,
    id: index + 1,
  }))
  await copyRows(
    client,
    'offers',
    COLUMNS,
    placed.map((offer) => cellsOf(offer, shopId, link)),
  )
  // The loader names the ids; what comes later takes the next ones.
  await client.query(
    `select setval(pg_get_serial_sequence('offers', 'id'), greatest(nextval(pg_get_serial_sequence('offers', 'id')), $1))`,
    [placed.length],
  )
  await placeReducedGoods(client, shopId, placed, taxonomy)
  for (const offer of placed.filter(({ percent }) => percent)) await placeGoods(client, shopId, offer)
  await placeGifts(
    client,
    shopId,
    placed.filter(({ minSum }) => minSum),
  )
}

function cellsOf(offer: PlacedOffer, shopId: number, link: string): Cell[] {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS)
  return [
    ...[shopId, offer.id, offer.minSum ? 'gift_sum' : 'special_price', offer.title, offer.preview],
    ...[offer.detail, `/upload/banners/${link}-${offer.theme}-card.svg`, at(offer.from)],
    ...[offer.to === null ? null : at(offer.to), offer.minSum ? offer.minSum * 100 : null],
    ...[offer.firstOrder ?? false, offer.id * 10, offer.section !== undefined],
  ]
}

/** Goods with a reduced price belong to the offer of their main section. */
async function placeReducedGoods(
  client: pg.ClientBase,
  shopId: number,
  offers: readonly PlacedOffer[],
  taxonomy: Taxonomy,
): Promise<void> {
  for (const offer of offers) {
    const name = taxonomy.sections.find(({ id }) => id === offer.section)?.name
    if (name === undefined) continue
    await client.query(
      `with own as (
         update products p set base_price = p.old_price, base_old_price = null, special_offer_id = $2, offer_percent = p.special_percent
         from sections s
         where s.shop_id = $1 and s.depth = 1 and s.name = $3 and p.shop_id = $1 and p.old_price is not null
           and p.section_ord between s.ord and s.ord_end
         returning p.id, p.special_percent)
       insert into offer_items (shop_id, offer_id, product_id, percent) select $1, $2, id, special_percent from own`,
      [shopId, offer.id, name],
    )
  }
}

/** Goods of an offer that is not valid now: at their usual price. */
async function placeGoods(client: pg.ClientBase, shopId: number, offer: PlacedOffer): Promise<void> {
  await client.query(
    `insert into offer_items (shop_id, offer_id, product_id, percent)
     select shop_id, $2, id, $3 from products
     where shop_id = $1 and old_price is null and price > 10000 and assortment
     order by md5(id || '-' || $2::int) limit 14`,
    [shopId, offer.id, offer.percent],
  )
}

/** Gifts are worth a twentieth of the order that brings them, and there are enough of them. */
async function placeGifts(
  client: pg.ClientBase,
  shopId: number,
  offers: readonly PlacedOffer[],
): Promise<void> {
  await client.query(
    `update products set marks = array_remove(marks, 'gift_sum') where shop_id = $1 and 'gift_sum' = any(marks)`,
    [shopId],
  )
  for (const offer of offers) {
    await client.query(
      `insert into offer_gifts (shop_id, offer_id, product_id, quantity, sort)
       select shop_id, $2, id, 1, row_number() over ()
       from (
         select shop_id, id from products p
         where shop_id = $1 and assortment and old_price is null and ($4 or remain >= 100) and price > 0 and min_quantity = 1
           and not exists (select from offer_gifts known where known.shop_id = $1 and known.product_id = p.id)
         order by abs(price - $3::int8 * 5), id limit $5) as chosen`,
      [shopId, offer.id, offer.minSum, offer.ended ?? false, offer.gifts ?? 1],
    )
    if (offer.ended)
      await client.query(
        `update products p set remain = 0, to_order = false from offer_gifts gift
         where gift.shop_id = $1 and gift.offer_id = $2 and p.shop_id = $1 and p.id = gift.product_id`,
        [shopId, offer.id],
      )
  }
  await client.query(
    `update products p set marks = array_append(p.marks, 'gift_sum')
     from (select distinct product_id from offer_gifts join offers on offers.shop_id = offer_gifts.shop_id
         and offers.id = offer_gifts.offer_id and offers.active_from <= now()
         and (offers.active_to is null or offers.active_to > now())
       where offers.shop_id = $1) as gift
     where p.shop_id = $1 and p.id = gift.product_id`,
    [shopId],
  )
}

/** The gifts that past orders got: those of the offers that were valid then. */
export async function loadGivenGifts(client: pg.ClientBase, shopId: number): Promise<void> {
  await client.query(
    `with given as (
     insert into order_rows (shop_id, order_id, position, product_id, code1c, name, price, quantity, sum, pack, to_order,
       picture, preview, offer_id)
     select o.shop_id, o.id, o.position_count + row_number() over (partition by o.id order by gift.product_id), p.id,
       p.code1c, p.name, 0, gift.quantity, 0, p.pack, false, p.picture, p.preview, offer.id
     from orders o
     join offers offer on offer.shop_id = o.shop_id and offer.type = 'gift_sum' and not offer.first_order
       and o.created_at >= offer.active_from and (offer.active_to is null or o.created_at < offer.active_to)
       and o.products_sum >= offer.min_sum
     join offer_gifts gift on gift.shop_id = offer.shop_id and gift.offer_id = offer.id
     join products p on p.shop_id = gift.shop_id and p.id = gift.product_id and p.remain > 0
     where o.shop_id = $1 and not o.is_loyalty
     returning shop_id, order_id, offer_id)
     insert into offer_takers (shop_id, client_id, offer_id, order_id)
     select distinct given.shop_id, taken.client_id, given.offer_id, given.order_id
     from given join orders taken on taken.shop_id = given.shop_id and taken.id = given.order_id`,
    [shopId],
  )
}
