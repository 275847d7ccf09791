import { type RawBuilder, sql } from 'kysely'

/**
 * Points that 100 roubles bring to a client of the shop that a query reads as `shop`: by the client's level, else by the
 * level without a threshold, else as the shop says.
 */
export const rateOf = (clientId: number | null): RawBuilder<number> => sql<number>`coalesce((
  select level.rate from clients client
  join loyalty_levels level on level.shop_id = client.shop_id
    and (level.id = client.loyalty_level_id or client.loyalty_level_id is null and level.threshold = 0)
  where client.shop_id = shop.id and client.id = ${clientId}), shop.loyalty_rate)`
