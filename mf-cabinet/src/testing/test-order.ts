import type { Order, OrderListAnswer, OrderProduct } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'

/** A delivered order by invoice; `changes` over it. */
export const testOrder = (changes: Partial<Order> = {}): Order => ({
  ID: 390,
  ORDER_NUMBER: '48390',
  STATUS: { STATUS_CODE: 'in-progress', STATUS_NAME: 'В работе' },
  CREATE_DATE: '2025-10-14T11:32:00.000Z',
  CLIENT: { NAME: 'ООО «Вектор»' },
  SHOP: { NAME: 'ООО «Бланк-Снаб»' },
  USER: { NAME: 'Соколова Марина', EMAIL: 'zakupki@vektor.example', PHONE: '+7 916 555-04-18' },
  ADDRESS: 'Москва, ул. Вавилова, 19, офис 412',
  TRADEPOINT: null,
  PAYMENT_TYPE: { CODE: 'INVOICE', NAME: 'По счёту', DESCRIPTION: 'Безналичный перевод' },
  ONLINE_PAY_STATUS: null,
  COMMENT: '',
  CANCEL_COMMENT: '',
  POSITION_COUNT: 22,
  POSITION_SUM: 28_926.6,
  CURRENCY: 'RUB',
  DELIVERY_PRICE: 450,
  PRODUCTS_SUM: 28_476.6,
  IS_PICKUP: 'N',
  IS_LOYALTY: 'N',
  LOYALTY_SUM: 0,
  TAX_TYPE: 'НДС 20 %',
  ...changes,
})

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
