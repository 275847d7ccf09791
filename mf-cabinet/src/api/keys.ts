import type { OrderListParams } from '../model/order-list-params'

/** Keys of this part's data. Everything that holds orders lies under `orders`. */
export const keys = {
  orders: ['mf-cabinet', 'orders'],
  orderList: (params: OrderListParams) => ['mf-cabinet', 'orders', 'list', params],
  order: (orderId: number) => ['mf-cabinet', 'orders', 'detail', orderId],
} as const
