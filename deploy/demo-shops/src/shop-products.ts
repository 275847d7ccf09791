import { kopecks, roundPrice } from '@prilavok/supplier-api/platform/money'
import { Random } from '@prilavok/supplier-api/platform/random'
import type { BaseProduct } from './base-products'
import type { DemoShop } from './taxonomy'

/** A product as one shop sells it. Prices are kopecks. */
export interface ShopProduct {
  base: BaseProduct
  price: number
  oldPrice: number | null
  specialPercent: number | null
  loyaltyPrice: number | null
  assortment: boolean
  popularity: number
  delay: number
  remain: number
  toOrder: boolean
  isNew: boolean
  isHot: boolean
  isStock: boolean
  isSale: boolean
  deliveryExclude: boolean
  marks: string[]
}

/** What `shop` sells of the base: about `share` of it, with its own prices, stock and flags. */
export function shopProducts(
  base: BaseProduct[],
  shop: DemoShop,
  shopId: number,
  share: number,
): ShopProduct[] {
  const sold = base.filter(({ id }) => share >= 1 || new Random(11, shopId, id).chance(share))
  return sold.map((product) => shopProduct(product, shop, new Random(13, shopId, product.id)))
}

function shopProduct(base: BaseProduct, shop: DemoShop, random: Random): ShopProduct {
  const price = priceOf(base, shop, random)
  const special = price > 0 && random.chance(0.05) ? random.whole(1, 6) * 5 : null
  const reduced = special === null ? price : roundPrice(price * (1 - special / 100), shop.PRICE_TYPE)
  const isSpecial = special !== null && reduced < price
  const flags = {
    isNew: random.chance(0.05),
    isHot: random.chance(0.04),
    isStock: random.chance(0.06),
    isSale: random.chance(0.05),
    deliveryExclude: random.chance(0.02),
  }
  const gift = random.chance(0.02)
  const marks = [
    ...(isSpecial ? ['special_price'] : []),
    ...(flags.isNew ? ['new'] : []),
    ...(flags.isHot ? ['hot'] : []),
    ...(flags.isSale ? ['sale'] : []),
    ...(gift ? ['gift_sum'] : []),
    ...(flags.deliveryExclude ? ['delivery-exclude'] : []),
  ]
  return {
    base,
    price: reduced,
    oldPrice: isSpecial ? price : null,
    specialPercent: isSpecial ? special : null,
    loyaltyPrice: reduced >= 100 && random.chance(0.2) ? Math.ceil(reduced / 100) : null,
    assortment: !random.chance(0.01),
    popularity: popularityOf(base, random.next(), flags.isHot),
    ...stockOf(base, random),
    ...flags,
    marks,
  }
}

/** Pieces sold: what is bought everywhere, in this shop somewhat less than in others; of a hit more. */
const popularityOf = ({ demand }: BaseProduct, chance: number, isHot: boolean): number =>
  Math.ceil(10_000 * demand * (0.6 + 0.4 * chance) * (isHot ? 1.2 : 1))

function priceOf(base: BaseProduct, shop: DemoShop, random: Random): number {
  if (random.chance(0.005)) return 0
  return roundPrice(kopecks(base.price * shop.price_coef), shop.PRICE_TYPE)
}

/** meta.stock_model: 82 % in stock (lognormal, 180 on average), 7 % low, 5 % none, 6 % to order. */
function stockOf(base: BaseProduct, random: Random): Pick<ShopProduct, 'remain' | 'toOrder' | 'delay'> {
  const draw = random.next()
  if (draw < 0.06) return { remain: 0, toOrder: true, delay: random.whole(3, 14) }
  if (draw < 0.11) return { remain: 0, toOrder: false, delay: 0 }
  if (draw < 0.18) return { remain: random.whole(1, Math.max(4, base.minimum - 1)), toOrder: false, delay: 0 }
  // exp(μ + σ²/2) = 180 with σ = 1
  const units = Math.exp(Math.log(180) - 0.5 + random.normal())
  return { remain: Math.max(5, Math.ceil(units / base.step) * base.step), toOrder: false, delay: 0 }
}
