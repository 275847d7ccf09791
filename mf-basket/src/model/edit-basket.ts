import type { BasketGroup, BasketProduct, OrderBasketResponse } from '@prilavok/shared-kernel/contract'

/** Group whose rows an order does not take. */
export const UNAVAILABLE = 'group_unavailable'
/** Products with this mark do not count for free delivery (AMB-07). */
const DELIVERY_EXCLUDE = 'delivery-exclude'

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

const countsForDelivery = (row: BasketProduct) => !row.MARKS.some(({ CODE }) => CODE === DELIVERY_EXCLUDE)

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
  return {
    ...basket,
    GROUPS,
    INFO: {
      ...INFO,
      itemsCount: INFO.itemsCount + moved.count,
      itemsSum: roubles(kopecks(INFO.itemsSum) + moved.sum),
      DELIVERY_SUM: roubles(kopecks(INFO.DELIVERY_SUM) + moved.deliverySum),
    },
  }
}

/** The basket with another count of one product, before the server has answered. */
export const withQuantity = (
  basket: OrderBasketResponse,
  productId: number,
  quantity: number,
): OrderBasketResponse =>
  withRows(basket, (rows) =>
    rows.map((row) =>
      row.ID === productId
        ? { ...row, QUANTITY: quantity, SUM: roubles(kopecks(unitPrice(basket, row)) * quantity) }
        : row,
    ),
  )

/** The basket without some products, before the server has answered. */
export const withoutProducts = (
  basket: OrderBasketResponse,
  productIds: ReadonlySet<number>,
): OrderBasketResponse => withRows(basket, (rows) => rows.filter(({ ID }) => !productIds.has(ID)))
