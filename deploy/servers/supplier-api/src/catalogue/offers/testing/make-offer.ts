import type { TestApi } from '../../../testing/start-test-api'

/** Days from now; sums in kopecks. With `minSum` it gives gifts, else it reduces prices. */
interface OfferOf {
  title?: string
  from?: number
  to?: number
  minSum?: number
  /** Count by product. */
  gifts?: Record<number, number>
  /** Percent by product. */
  items?: Record<number, number>
  once?: boolean
  firstOrder?: boolean
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000)

/** Makes an offer of the first shop. @returns its id */
export async function makeOffer(api: TestApi, offer: OfferOf): Promise<number> {
  const { id } = await api.db
    .insertInto('offers')
    .values({
      shop_id: 1,
      type: offer.minSum === undefined ? 'special_price' : 'gift_sum',
      title: offer.title ?? 'Акция',
      active_from: day(offer.from ?? -1),
      active_to: day(offer.to ?? 1),
      min_sum: offer.minSum ?? null,
      once_per_client: offer.once ?? false,
      first_order: offer.firstOrder ?? false,
      picture: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = { shop_id: 1, offer_id: id }
  // The greatest id first, as someProducts answers them.
  const gifts = Object.entries(offer.gifts ?? {}).map(([product, quantity], sort) => ({
    ...owner,
    product_id: Number(product),
    quantity,
    sort: -sort,
  }))
  const items = Object.entries(offer.items ?? {}).map(([product, percent]) => ({
    ...owner,
    product_id: Number(product),
    percent,
  }))
  if (gifts.length > 0) await api.db.insertInto('offer_gifts').values(gifts).execute()
  if (items.length > 0) await api.db.insertInto('offer_items').values(items).execute()
  return id
}

/** Moves an offer to other days from now. */
export const setPeriod = (api: TestApi, id: number, from: number, to: number) =>
  api.db
    .updateTable('offers')
    .set({ active_from: day(from), active_to: day(to) })
    .where('shop_id', '=', 1)
    .where('id', '=', id)
    .execute()
