import type { ShopClient } from './shop-client'

/** What a test needs to know of a product. */
export interface ListedProduct {
  ID: number
  NAME: string
  UP_CODE_1C: string
  PRICE: number
  REMAIN: number
  MARKS: { CODE: string }[]
}

/** Products of a shop that can be bought singly, ten of each at least, as its own list call answers them. */
export async function listProducts(client: ShopClient, limit = 200): Promise<ListedProduct[]> {
  const { ITEMS } = await client.get<{
    ITEMS: (ListedProduct & { ASSORTMENT: string; UP_MULTIPLICITY: { MIN: number; STEP: number } })[]
  }>(`/v3/api/catalog/list/?sort=POPULARITY&limit=${limit}`)
  return ITEMS.filter(
    ({ REMAIN, PRICE, ASSORTMENT, UP_MULTIPLICITY: { MIN, STEP } }) =>
      REMAIN > 9 && PRICE > 0 && ASSORTMENT === 'Y' && MIN <= 1 && STEP <= 1,
  )
}

/** Puts products into the main basket of the client, by ID. */
export const putIntoBasket = (client: ShopClient, counts: Record<number, number>): Promise<unknown> =>
  client.post(
    '/v4/api/client/basket/main/add/',
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [`products[${id}]`, String(count)])),
  )
