import type pg from 'pg'
import type { Catalogue } from './catalogue'
import { type Cell, copyRows } from './copy-rows'
import { describe } from './describe'
import type { PropertyBook } from './properties'
import { keywordsOf } from './search-terms'
import type { ShopProduct } from './shop-products'
import { familiesOf } from './taxonomy'

const COLUMNS =
  'shop_id id code1c name section_id section_ord brand_id kind_id analog_parts ruler price old_price special_percent loyalty_price assortment popularity delay remain to_order pack min_quantity step_quantity is_new is_hot is_stock is_sale delivery_exclude marks picture preview detail_text keywords'.split(
    ' ',
  )

/** Products with their properties. What they are searched by is made by the database, as they come. */
export async function loadGoods(
  client: pg.ClientBase,
  shopId: number,
  catalogue: Catalogue,
  products: ShopProduct[],
): Promise<void> {
  const kinds = new Map(familiesOf(catalogue.taxonomy).map((family, index) => [family.id, index + 1]))
  await copyRows(
    client,
    'products',
    COLUMNS,
    mapRows(products, (product) => [
      ...productCells(shopId, product, kinds.get(product.base.family.id) ?? null),
      keywordsOf(product.base),
    ]),
  )
  await copyRows(
    client,
    'product_properties',
    ['shop_id', 'product_id', 'property_id', 'value'],
    propertyRows(shopId, catalogue.properties, products),
  )
}

function productCells(shopId: number, product: ShopProduct, kindId: number | null): Cell[] {
  const { base } = product
  return [
    ...[shopId, base.id, base.code1c, base.name, base.section.id, base.section.ord, base.brand.id, kindId],
    ...[
      base.analogParts,
      base.ruler,
      product.price,
      product.oldPrice,
      product.specialPercent,
      product.loyaltyPrice,
    ],
    ...[
      product.assortment,
      product.popularity,
      product.delay,
      product.remain,
      product.toOrder,
      base.family.PACK === 'Y',
    ],
    ...[
      base.minimum,
      base.step,
      product.isNew,
      product.isHot,
      product.isStock,
      product.isSale,
      product.deliveryExclude,
    ],
    ...[product.marks, base.picture, base.picture, describe(base)],
  ]
}

function* propertyRows(shopId: number, book: PropertyBook, products: ShopProduct[]): Generator<Cell[]> {
  for (const { base } of products) {
    for (const [id, value] of book.of(base.family, base.values)) yield [shopId, base.id, id, value]
  }
}

function* mapRows<Item>(items: Item[], map: (item: Item) => Cell[]): Generator<Cell[]> {
  for (const item of items) yield map(item)
}
