import { type Change, shownCount } from '@prilavok/shared-kernel/basket'
import type {
  BasketGroup,
  BasketOffer,
  BasketProduct,
  OrderBasketResponse,
} from '@prilavok/shared-kernel/contract'
import { countsForDelivery, isYes } from '@prilavok/shared-kernel/shop'

/** Group whose rows an order does not take. */
export const UNAVAILABLE = 'group_unavailable'

const kopecks = (roubles: number) => Math.round(roubles * 100)
const roubles = (sum: number) => sum / 100

export const rowsOf = ({ GROUPS }: OrderBasketResponse): BasketProduct[] =>
  GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS)

/** Price of one piece in the basket's own currency: roubles or points (AMB-35). */
export const unitPrice = ({ BASKET_TYPE }: Pick<OrderBasketResponse, 'BASKET_TYPE'>, row: BasketProduct) =>
  BASKET_TYPE === 'loyalty' ? (row.LOYALTY_PRICE ?? row.PRICE) : row.PRICE

const summed = (group: BasketGroup, PRODUCTS: BasketProduct[]): BasketGroup => ({
  ...group,
  PRODUCTS,
  CNT: PRODUCTS.length,
  SUM: roubles(PRODUCTS.reduce((sum, row) => sum + kopecks(row.SUM), 0)),
})

/**
 * Offers by a sum that has moved. One that falls below its sum says nothing until the server does: it may have had nothing left to give.
 * @param sum kopecks
 * @param moved kopecks since the server told the offers
 */
const movedOffers = (offers: readonly BasketOffer[], sum: number, moved: number): BasketOffer[] =>
  offers
    .filter(({ REST, GIFT_SUM = 0 }) => REST > 0 || kopecks(GIFT_SUM) <= sum)
    .map((offer) => ({
      ...offer,
      REST: offer.REST > 0 ? roubles(Math.max(0, kopecks(offer.REST) - moved)) : 0,
    }))

/** The basket with other rows in its groups; the sums follow as far as they can be known before the server says. */
function withRows(
  basket: OrderBasketResponse,
  change: (rows: BasketProduct[]) => BasketProduct[],
): OrderBasketResponse {
  const moved = { count: 0, sum: 0, deliverySum: 0 }
  const count = (rows: BasketProduct[], sign: 1 | -1) => {
    for (const row of rows) {
      moved.count += sign
      moved.sum += sign * kopecks(row.SUM)
      if (countsForDelivery(row)) moved.deliverySum += sign * kopecks(row.SUM)
    }
  }
  const GROUPS = basket.GROUPS.map((group) => {
    const next = summed(group, change(group.PRODUCTS))
    if (group.CODE !== UNAVAILABLE) {
      count(group.PRODUCTS, -1)
      count(next.PRODUCTS, 1)
    }
    return next
  }).filter(({ PRODUCTS }) => PRODUCTS.length > 0)
  const { INFO } = basket
  const sum = kopecks(INFO.itemsSum) + moved.sum
  return {
    ...basket,
    GROUPS,
    OFFERS: movedOffers(basket.OFFERS, sum, moved.sum),
    INFO: {
      ...INFO,
      itemsCount: INFO.itemsCount + moved.count,
      itemsSum: roubles(sum),
      DELIVERY_SUM: roubles(kopecks(INFO.DELIVERY_SUM) + moved.deliverySum),
    },
  }
}

const withQuantity = (row: BasketProduct, price: number, quantity: number): BasketProduct => ({
  ...row,
  QUANTITY: quantity,
  SUM: roubles(kopecks(price) * quantity),
})

/** The basket as it will be when the changes on their way are made. */
export const withChanges = (
  basket: OrderBasketResponse,
  changes: ReadonlyMap<number, Change>,
): OrderBasketResponse =>
  [...changes.values()].some(({ superseded }) => !superseded)
    ? withRows(basket, (rows) => changedRows(rows, changes, (row) => unitPrice(basket, row)))
    : basket

/** Rows with their target counts, without those that go. Gifts follow from the others. */
export const changedRows = (
  rows: readonly BasketProduct[],
  changes: ReadonlyMap<number, Change>,
  priceOf: (row: BasketProduct) => number,
): BasketProduct[] =>
  rows.flatMap((row) => {
    const count = shownCount(changes.get(row.ID), row.QUANTITY)
    if (isYes(row.GIFT) || count === row.QUANTITY) return [row]
    return count > 0 ? [withQuantity(row, priceOf(row), count)] : []
  })

/** Products that are being added and have no row yet. */
export function comingProducts(
  basket: OrderBasketResponse | undefined,
  changes: ReadonlyMap<number, Change>,
): Change[] {
  const bought = basket ? rowsOf(basket).filter(({ GIFT }) => !isYes(GIFT)) : []
  const rows = new Set(bought.map(({ ID }) => ID))
  return [...changes.values()].filter((change) => shownCount(change, 0) > 0 && !rows.has(change.item.ID))
}
