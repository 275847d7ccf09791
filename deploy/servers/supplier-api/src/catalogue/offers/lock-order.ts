import { type RawBuilder, sql } from 'kysely'

/** Whether product `p` is, was or will be a gift of an offer. */
export const isGiftProduct: RawBuilder<boolean> = sql`exists (
  select from offer_gifts known where known.shop_id = p.shop_id and known.product_id = p.id)`

/**
 * The order in which rows of products, read as `p`, are locked wherever several are locked in one transaction: gifts last.
 * Many orders want the same gift, so they lock it when everything else is done, and never wait for each other in a circle.
 */
export const inLockOrder: RawBuilder<unknown> = sql`${isGiftProduct}, p.id`
