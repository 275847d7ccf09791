import type pg from 'pg'
import { type Cell, copyRows } from './copy-rows'
import { illustrationOf } from './illustration'
import type { ShopProduct } from './shop-products'

/** Colours of further pictures; each illustration has them all. */
const TINTS = ['blue', 'green', 'red', 'grey'] as const

/** Further pictures of every fourth product: one, two or three; the same illustration in other colours. */
export async function loadPhotos(
  client: pg.ClientBase,
  shopId: number,
  products: ShopProduct[],
): Promise<void> {
  await copyRows(
    client,
    'product_photos',
    ['shop_id', 'product_id', 'id', 'path'],
    photoRows(shopId, products),
  )
}

function* photoRows(shopId: number, products: ShopProduct[]): Generator<Cell[]> {
  for (const { base } of products) {
    if (!base.picture || base.id % 4 !== 0) continue
    const name = `/upload/illustrations/${illustrationOf(base.family.id, base.values)}`
    const others = TINTS.map((tint) => `${name}-${tint}.svg`).filter((path) => path !== base.picture)
    const count = 1 + ((base.id / 4) % 3)
    for (const [index, path] of others.slice(0, count).entries()) yield [shopId, base.id, index + 2, path]
  }
}
