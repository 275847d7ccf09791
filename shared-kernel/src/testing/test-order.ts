import type { Order } from '@prilavok/shared-kernel/contract'

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
