import type { AddressPoint, TradePoint } from '@prilavok/shared-kernel/contract'

/** A delivery address with a contact; `changes` over it. */
export const testAddress = (changes: Partial<AddressPoint> = {}): AddressPoint => {
  const point = {
    ID: 41,
    ADDRESS_ID: 41,
    VARIANT: 'base' as const,
    ADDRESS: 'Москва, ул. Вавилова, 19',
    CONTACT_NAME: 'Соколова Марина',
    CONTACT_EMAIL: 'sokolova@vektor.example',
    CONTACT_PHONE: '+79165550418',
    ...changes,
  }
  const { CONTACT_NAME: NAME, CONTACT_EMAIL: EMAIL, CONTACT_PHONE: PHONE } = point
  return { CONTACTS: NAME || EMAIL || PHONE ? [{ NAME, EMAIL, PHONE }] : [], ...point }
}

/** A pick-up point with two phones and no holidays; `changes` over it. */
export const testTradePoint = (changes: Partial<TradePoint> = {}): TradePoint => ({
  ID: 1,
  NAME: 'Склад на Складской',
  EMAIL: 'sklad@shop.example',
  PHONES: ['+7 (495) 300-10-01', '8 (800) 555-01-71'],
  WORK_SCHEDULE: 'пн–пт 9:00–18:00',
  HOLIDAY_SCHEDULE: '',
  DATE_START: null,
  DATE_END: null,
  ADDRESS: { SPECIFICATION: 'Москва, ул. Складская, 4', LATITUDE: 55.75, LONGITUDE: 37.61 },
  ...changes,
})
