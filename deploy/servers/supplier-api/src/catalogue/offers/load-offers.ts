import type { Mark, Nav, Offer, OfferItem, OfferPresent } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { roubles, roublesOrNull } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { flag } from '../../platform/yes-no'
import { loadProducts } from '../product/load-products'
import { isFirstOrder, isOpenTo } from './open-to'
import { isRunning } from './running'

/** Offers of the session's shop as `offer`. */
export const offersOf = (db: Database, session: Session) =>
  db
    .selectFrom('offers as offer')
    .where('offer.shop_id', '=', session.shopId)
    .select([
      'offer.id',
      'offer.type',
      'offer.title',
      'offer.preview_text',
      'offer.detail_text',
      'offer.picture',
      'offer.active_from',
      'offer.active_to',
      'offer.min_sum',
    ])
    .select([isRunning.as('active'), marks.as('marks'), closedFor(session.client?.id ?? null).as('closed')])

const closedFor = (clientId: number | null) => sql<Offer['CLOSED']>`case
  when not ${isFirstOrder(clientId)} then 'FIRST_ORDER'
  when not ${isOpenTo(clientId)} then 'ONCE' end`

const marks = sql<Mark[] | null>`(
  select json_agg(json_build_object('CODE', mark.code, 'TITLE', mark.title, 'COLOR', mark.color,
    'PREDEFINED', case when mark.predefined then 'Y' else 'N' end))
  from marks mark where mark.shop_id = offer.shop_id and mark.code = offer.type)`

type OfferRow = Awaited<ReturnType<ReturnType<typeof offersOf>['executeTakeFirstOrThrow']>>

/** Which of an offer's products are answered with it. */
interface ItemPage {
  limit: number
  offset: number
}

/** Offers with their gifts and products: a few queries, however many they are. */
export async function loadOffers(
  db: Database,
  session: Session,
  rows: readonly OfferRow[],
  page: ItemPage,
): Promise<Offer[]> {
  const ids = rows.map(({ id }) => id)
  const [gifts, items, counts] = await Promise.all([
    giftsOf(db, session, ids),
    itemsOf(db, session, ids, page),
    countItems(db, session, ids),
  ])
  const productIds = new Set([...gifts, ...items].map((entry) => entry.product_id))
  const products = new Map(
    (await loadProducts(db, session, [...productIds])).map((product) => [product.ID, product]),
  )
  return rows.map((row) => {
    const PRESENTS = gifts.flatMap((gift): OfferPresent[] => {
      const product = products.get(gift.product_id)
      return gift.offer_id === row.id && product ? [{ ...product, QUANTITY: gift.quantity, GIFT: 'Y' }] : []
    })
    const own = items.filter((item) => item.offer_id === row.id)
    const ITEMS = own.flatMap((item): OfferItem[] => {
      const product = products.get(item.product_id)
      if (!product) return []
      return [{ ...product, OFFER_PRICE: roubles(item.offer_price), OFFER_PERCENT: item.percent }]
    })
    return toOffer(row, PRESENTS, ITEMS, {
      CNT: counts.get(row.id) ?? 0,
      LIMIT: page.limit,
      OFFSET: page.offset,
    })
  })
}

function toOffer(row: OfferRow, PRESENTS: OfferPresent[], ITEMS: OfferItem[], NAV: Nav): Offer {
  const shown = PRESENTS[0] ?? ITEMS[0]
  return {
    ID: row.id,
    TYPE: row.type === 'gift_sum' ? 'GIFT_SUM' : 'SPECIAL_PRICE',
    TITLE: row.title,
    PREVIEW_TEXT: row.preview_text,
    DETAIL_TEXT: row.detail_text,
    PICTURE: row.picture,
    DATE_START: row.active_from.toISOString(),
    DATE_END: row.active_to?.toISOString() ?? null,
    ACTIVE: flag(row.active),
    CLOSED: row.closed,
    SUM: roublesOrNull(row.min_sum),
    PRODUCT_ID: shown?.ID ?? null,
    PRODUCT_NAME: shown?.NAME ?? '',
    MARKS: row.marks ?? [],
    PRESENTS,
    ITEMS,
    NAV,
  }
}

const giftsOf = (db: Database, session: Session, ids: readonly number[]) =>
  db
    .selectFrom('offer_gifts')
    .where('shop_id', '=', session.shopId)
    .where('offer_id', '=', sql<number>`any(${ids}::int[])`)
    .select(['offer_id', 'product_id', 'quantity'])
    .orderBy('sort')
    .orderBy('product_id')
    .execute()

interface ItemRow {
  offer_id: number
  product_id: number
  percent: number
  /** Kopecks: what it costs while the offer runs, or would cost. */
  offer_price: number
}

/**
 * A page of the products of each offer, the most popular first. It is found in the narrow rows of the listing: an offer may have all products
 * of the shop.
 */
async function itemsOf(
  db: Database,
  session: Session,
  ids: readonly number[],
  { limit, offset }: ItemPage,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select item.offer_id, item.product_id, item.percent, coalesce(derived.price, p.price) as offer_price
    from unnest(${ids}::int[]) as wanted (id)
    cross join lateral (
      select item.offer_id, item.product_id, item.percent
      from offer_items item
      join listing l on l.shop_id = item.shop_id and l.product_id = item.product_id
      where item.shop_id = ${session.shopId} and item.offer_id = wanted.id
      order by l.popularity desc, l.product_id
      limit ${limit} offset ${offset}) as item
    join products p on p.shop_id = ${session.shopId} and p.id = item.product_id
    join shops shop on shop.id = p.shop_id
    cross join lateral unit_price(p.base_price, p.base_old_price, item.percent, shop.price_type) as derived
    order by p.popularity desc, p.id`.execute(db)
  return rows
}

/** How many products each offer has. */
async function countItems(
  db: Database,
  session: Session,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('offer_items')
    .where('shop_id', '=', session.shopId)
    .where('offer_id', '=', sql<number>`any(${ids}::int[])`)
    .select(['offer_id', sql<number>`count(*)`.as('count')])
    .groupBy('offer_id')
    .execute()
  return new Map(rows.map((row) => [row.offer_id, row.count]))
}
