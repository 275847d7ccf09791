import { type RawBuilder, sql } from 'kysely'

/** Whether the offer that a query reads as `offer` is valid now: from its first moment up to, not including, its end. */
export const isRunning: RawBuilder<boolean> = sql`(
  offer.active_from <= now() and (offer.active_to is null or offer.active_to > now()))`
