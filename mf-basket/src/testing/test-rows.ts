import type { AddressPoint, BasketProduct, TradePoint } from '@prilavok/shared-kernel/contract'
import { testProduct, testProducts } from '@prilavok/shared-kernel/testing'

/** A row of ten in stock; `changes` over it. Its SUM follows from PRICE and QUANTITY unless it is given. */
export const testRow = (changes: Partial<BasketProduct> = {}): BasketProduct => {
  const row = {
    ...testProduct({ PRICE: 100, LOYALTY_PRICE: 40, BASKET: 10 }),
    QUANTITY: 10,
    GIFT: 'N' as const,
    ...changes,
  }
  return { ...row, SUM: changes.SUM ?? (row.PRICE * 100 * row.QUANTITY) / 100 }
}

/** Rows «Товар 1», «Товар 2», … at 100 roubles, ten of each. */
export const testRows = (count: number, firstId = 1): BasketProduct[] =>
  testProducts(count, firstId).map(({ ID, NAME, UP_CODE_1C }) => testRow({ ID, NAME, UP_CODE_1C }))

/** An address without a contact. @param zoneId zone of the latest delivery there */
export const testAddress = (ID: number, ADDRESS: string, zoneId?: number): AddressPoint => ({
  ...{ ID, ADDRESS, CONTACT_NAME: '', CONTACT_EMAIL: '', CONTACT_PHONE: '' },
  ...(zoneId !== undefined && { DELIVERY_ZONE_ID: zoneId }),
})

export const testTradePoint = (ID: number, address: string): TradePoint => ({
  ID,
  NAME: 'Склад',
  EMAIL: '',
  PHONES: [],
  WORK_SCHEDULE: 'пн–пт 9:00–18:00',
  HOLIDAY_SCHEDULE: '',
  DATE_START: null,
  DATE_END: null,
  ADDRESS: { SPECIFICATION: address, LATITUDE: 55, LONGITUDE: 37 },
})
