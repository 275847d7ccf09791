import { ShopClient } from './shop-client'

interface Product {
  ID: number
  NAME: string
  UP_CODE_1C: string
  PRICE: number
  CURRENCY: string
  REMAIN: number
}

export interface RichProduct {
  product: Product
  photos: { ITEMS: { PATH: string }[] }
  analogs: Product[]
}

/** Words of goods that every demonstration shop has. */
const WORDS = ['ручка', 'бумага', 'папка', 'тетрадь', 'карандаш', 'клей']

/** A product of a shop in stock that has several photos and full analogs. @throws when there is none */
export async function richProduct(shop: { domain: string }): Promise<RichProduct> {
  const client = new ShopClient(shop)
  await client.page('/')
  for (const word of WORDS) {
    const list = await client.get<{ ITEMS: Product[] }>(
      `/v3/api/catalog/search/list/?q=${encodeURIComponent(word)}&limit=100&offset=0`,
    )
    for (const product of list.ITEMS.filter(({ PRICE, REMAIN }) => PRICE > 0 && REMAIN > 0)) {
      const path = `/v3/api/catalog/product/${product.ID}`
      const photos = await client.get<RichProduct['photos']>(`${path}/photo/`)
      if (photos.ITEMS.length < 2) continue
      const { ITEMS: analogs } = await client.get<{ ITEMS: Product[] }>(`${path}/absoluteAnalogs/`)
      if (analogs.length > 0) return { product, photos, analogs }
    }
  }
  throw new Error(`No product with photos and analogs in ${shop.domain}`)
}
