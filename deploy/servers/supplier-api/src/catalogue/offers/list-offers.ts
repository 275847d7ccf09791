import type { OfferAnswer, OfferListAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { choice, paging } from '../../platform/http/schemas'
import type { Session } from '../../platform/session/session'
import { loadOffers, offersOf } from './load-offers'
import { isRunning } from './running'

/** AMB-14: 20 offers a page. */
export const OffersQuery = Type.Object({
  ...paging(20),
  type: choice(['special_price', 'gift_sum'], 'Kind of the offers, without case; empty: all'),
  active: choice(['Y', 'N'], 'Y: only those valid now'),
})
export type OffersQuery = Static<typeof OffersQuery>

export const OfferQuery = Type.Object(paging(36))
export type OfferQuery = Static<typeof OfferQuery>

/** Products of each offer of a list: enough for a row of pictures. */
const LIST_ITEMS = 6

/** Valid ones first, those that end soonest foremost; then those to come, then what is over, the latest first. */
export async function listOffers(
  db: Database,
  session: Session,
  query: OffersQuery,
): Promise<OfferListAnswer> {
  const type = query.type?.toLowerCase()
  const found = offersOf(db, session)
    .$if(Boolean(type), (offers) => offers.where(sql<string>`offer.type`, '=', type ?? ''))
    .$if(query.active?.toUpperCase() === 'Y', (offers) => offers.where(isRunning))
  const [rows, { count }] = await Promise.all([
    found
      .orderBy(sql`case when ${isRunning} then 0 when offer.active_from > now() then 1 else 2 end`)
      .orderBy(sql`case when offer.active_to <= now() then offer.active_to end desc nulls last`)
      .orderBy(sql`case when offer.active_from > now() then offer.active_from end`)
      .orderBy(sql`offer.active_to nulls last`)
      .orderBy('offer.sort')
      .orderBy('offer.id')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    found.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ])
  return {
    ITEMS: await loadOffers(db, session, rows, { limit: LIST_ITEMS, offset: 0 }),
    NAV: { CNT: count, LIMIT: query.limit, OFFSET: query.offset },
  }
}

/** @throws not_found (404) */
export async function readOffer(
  db: Database,
  session: Session,
  id: number,
  page: OfferQuery,
): Promise<OfferAnswer> {
  const row = await offersOf(db, session).where('offer.id', '=', id).executeTakeFirst()
  if (!row) throw apiErrors.notFound()
  const [ITEM] = await loadOffers(db, session, [row], page)
  if (!ITEM) throw apiErrors.notFound()
  return { ITEM }
}
