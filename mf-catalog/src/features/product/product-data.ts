import type { ProductDetail, Shop, StructuredData } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { productProperties } from '../../model/product-properties'

const availability = ({ REMAIN, TO_ORDER, ASSORTMENT }: ProductDetail) => {
  if (!isYes(ASSORTMENT)) return 'https://schema.org/Discontinued'
  if (REMAIN > 0) return 'https://schema.org/InStock'
  return isYes(TO_ORDER) ? 'https://schema.org/BackOrder' : 'https://schema.org/OutOfStock'
}

/** A product with its price as search engines and price comparisons read it (schema.org Product). Without a price no offer. */
export function productData(
  product: ProductDetail,
  photos: readonly string[],
  { NAME }: Pick<Shop, 'NAME'>,
): StructuredData {
  const { ID, PRICE, CURRENCY, UP_MULTIPLICITY, UP_TM, SECTION_PATH, DETAIL_TEXT } = product
  const url = `/product/${ID}`
  return {
    '@type': 'Product',
    name: product.NAME,
    url,
    sku: product.UP_CODE_1C,
    image: photos,
    description: DETAIL_TEXT || undefined,
    category: SECTION_PATH.at(-1)?.NAME,
    brand: UP_TM ? { '@type': 'Brand', name: UP_TM.TITLE } : undefined,
    additionalProperty: productProperties(product).map(({ TITLE, VALUE }) => ({
      '@type': 'PropertyValue',
      name: TITLE,
      value: VALUE,
    })),
    offers:
      PRICE > 0
        ? {
            '@type': 'Offer',
            url,
            availability: availability(product),
            itemCondition: 'https://schema.org/NewCondition',
            price: PRICE,
            priceCurrency: CURRENCY,
            eligibleQuantity: { '@type': 'QuantitativeValue', minValue: UP_MULTIPLICITY.MIN },
            seller: { '@type': 'Organization', name: NAME },
          }
        : undefined,
  }
}
