import { type RawBuilder, sql } from 'kysely'

/** Whether product `p` can be bought now. */
export const canBeBought: RawBuilder<boolean> = sql`(p.assortment and p.price > 0 and (p.remain > 0 or p.to_order))`
