import type { BasketProduct, TradePoint } from '@prilavok/shared-kernel/contract'

/** A row in stock; `changes` over it. Its SUM follows from PRICE and QUANTITY unless it is given. */
export const testRow = (changes: Partial<BasketProduct> = {}): BasketProduct => {
  const row = {
    ID: 1,
    NAME: 'Ручка шариковая «Литера Клик»',
    UP_CODE_1C: '184302',
    PRICE: 100,
    OLD_PRICE: null,
    LOYALTY_PRICE: 40,
    CURRENCY: 'RUB',
    QUANTITY: 10,
    ASSORTMENT: 'Y' as const,
    SORT: 100,
    SECTION_ID: 12,
    BASKET: 10,
    FAVORITE: 'N' as const,
    DELAY: 0,
    REMAIN: 4320,
    TO_ORDER: 'N' as const,
    PACK: 'N' as const,
    UP_MULTIPLICITY: { MIN: 1, STEP: 1 },
    UP_TM: null,
    UP_COUNTRY: null,
    UP_RULER: null,
    PROPERTIES: [],
    PROPERTY: [],
    MARKS: [],
    SPECIAL_PERCENT: null,
    DETAIL_PICTURE_PATH: null,
    PREVIEW_PICTURE_PATH: '/upload/pen.svg',
    GIFT: 'N' as const,
    ...changes,
  }
  return { ...row, SUM: changes.SUM ?? (row.PRICE * 100 * row.QUANTITY) / 100 }
}

/** Rows «Товар 1», «Товар 2», … at 100 roubles, ten of each. */
export const testRows = (count: number, firstId = 1): BasketProduct[] =>
  Array.from({ length: count }, (_, at) =>
    testRow({ ID: firstId + at, NAME: `Товар ${firstId + at}`, UP_CODE_1C: String(100000 + firstId + at) }),
  )

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
