import { queryKeys } from '@prilavok/shared-kernel/queries'
import type { OfferParams } from '../model/offer-params'
import type { OperationParams } from '../model/operation-params'
import type { OrderListParams } from '../model/order-list-params'

const { orders, products } = queryKeys
const LOYALTY = ['mf-cabinet', 'loyalty'] as const

/** Keys of this part's data. Everything that holds orders lies under the kernel's key: other parts make and pay orders, too. */
export const keys = {
  orders,
  orderList: (params: OrderListParams) => [...orders, 'list', params],
  order: (orderId: number) => [...orders, 'detail', orderId],
  previousOrder: (orderId: number) => [...orders, 'previous', orderId],
  /** The company, or the individual, that the customer buys for. */
  clientInfo: ['mf-cabinet', 'client-info'],
  /** Files of the customer. */
  clientFiles: ['mf-cabinet', 'client-files'],
  /** What became of the goods of an order. */
  repeat: (orderId: number) => [...orders, 'repeat', orderId],
  partialAnalogs: (productId: number) => ['mf-cabinet', 'partial-analogs', productId],
  /** Files that the shop publishes. */
  shopFiles: ['mf-cabinet', 'shop-files'],
  /** What the customer buys again and again; under the kernel's key: its counts in the basket are kept true. */
  bought: [...products, 'mf-cabinet', 'bought'],
  /** Orders that wait for their payment. */
  unpaidOrders: [...orders, 'unpaid'],
  /** Orders from a day on. */
  yearOrders: (from: string) => [...orders, 'year', from],
  /** Code of the chart of the year. */
  yearCode: ['mf-cabinet', 'code', 'year'],
  /** Idempotency keys of repeated orders. */
  repeatKeys: ['mf-cabinet', 'repeat-keys'],
  /** Reads an order again and again while its payment is under way. */
  orderPayment: (orderId: number) => ['mf-cabinet', 'order-payment', orderId],
  /** The programme and the operations of a participant: all out of date when his status has changed. */
  loyalty: LOYALTY,
  /** Balance and levels. */
  loyaltyInfo: [...LOYALTY, 'info'],
  loyaltyOperations: (params: OperationParams) => [...LOYALTY, 'operations', params],
  /** Offers of a page; how many there are of each type. */
  offerList: (params: OfferParams) => ['mf-cabinet', 'offers', params],
  offerCounts: (active: boolean) => ['mf-cabinet', 'offer-counts', active],
  /** An offer with a page of its products. */
  offer: (offerId: number, page: number) => [...products, 'offer', offerId, page],
} as const
