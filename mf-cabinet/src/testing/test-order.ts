import type { OrderListAnswer, OrderProduct } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'

export { testOrder } from '@prilavok/shared-kernel/testing'

/** Fifty packs of paper, as they were sold; `changes` over it. */
export const testOrderProduct = (changes: Partial<OrderProduct> = {}): OrderProduct => ({
  ...testProduct({ ID: 100241, UP_CODE_1C: '100241', NAME: 'Бумага офисная А4', PRICE: 318 }),
  QUANTITY: 50,
  DETAIL_PICTURE_PATH: '/upload/detail.svg',
  PREVIEW_PICTURE_PATH: '/upload/preview.svg',
  ...changes,
})

/** A list without orders. */
export const emptyList: OrderListAnswer = {
  ITEMS: [],
  NAV: { CNT: 0, LIMIT: 36, OFFSET: 0, SORT: 'CREATE_DATE', ORDER: 'DESC' },
  ORDER_STATUS: [],
  ORDER_USER: [],
  ORDER_CLIENT: [],
  SHOP_CLIENT: [],
  ORDER_DATE: { MIN_DATE: null, MAX_DATE: null },
}
