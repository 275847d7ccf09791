import type { Product } from '@prilavok/shared-kernel/contract'
import { roubles, roublesOrNull } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { flag } from '../../platform/yes-no'
import type { ProductRow } from './product-query'

/** Entries of the mini property table of a list (AMB-29): more would only travel. */
const MINI_TABLE = 3

/** A product as lists and baskets answer it (000 §3): `PROPERTY` stays empty. */
export function toProduct(row: ProductRow, session: Session): Product {
  return {
    ID: row.id,
    NAME: row.name,
    UP_CODE_1C: row.code1c,
    PRICE: roubles(row.price),
    OLD_PRICE: roublesOrNull(row.old_price),
    LOYALTY_PRICE: session.client?.loyalty ? row.loyalty_price : null,
    CURRENCY: session.currency,
    QUANTITY: null,
    ASSORTMENT: flag(row.assortment),
    SORT: row.sort,
    SECTION_ID: row.section_id,
    BASKET: row.basket_quantity ?? 0,
    FAVORITE: flag(row.favourite_id !== null),
    DELAY: row.delay,
    REMAIN: row.remain,
    TO_ORDER: flag(row.to_order),
    PACK: flag(row.pack),
    UP_MULTIPLICITY: { MIN: row.min_quantity, STEP: row.step_quantity },
    UP_TM: row.brand_id === null ? null : { ID: row.brand_id, TITLE: row.brand_name ?? '' },
    UP_COUNTRY: row.brand_country ? { TITLE: row.brand_country } : null,
    UP_RULER: row.ruler ? { TITLE: row.ruler } : null,
    PROPERTIES: (row.property_list ?? [])
      .filter((value) => value.SHOWN)
      .slice(0, MINI_TABLE)
      .map(withoutShown),
    PROPERTY: [],
    MARKS: row.mark_list ?? [],
    SPECIAL_PERCENT: row.special_percent,
    DETAIL_PICTURE_PATH: row.picture,
    PREVIEW_PICTURE_PATH: row.preview,
  }
}

/** All properties of a product, for its page. */
export const allProperties = (row: ProductRow): Product['PROPERTY'] =>
  (row.property_list ?? []).map(withoutShown)

const withoutShown = ({ CODE, TITLE, VALUE }: Product['PROPERTY'][number]) => ({ CODE, TITLE, VALUE })
