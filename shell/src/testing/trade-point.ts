/** A trade point with holidays from the last day of 2025. */
export const POINT = {
  ID: 1,
  NAME: 'Склад',
  EMAIL: '',
  PHONES: [],
  WORK_SCHEDULE: 'пн–пт 9:00–18:00',
  HOLIDAY_SCHEDULE: '31 декабря – 8 января: выходной',
  DATE_START: '31.12.2025',
  DATE_END: '08.01.2026',
  ADDRESS: { SPECIFICATION: 'Москва, ул. Складочная, д. 1', LATITUDE: 0, LONGITUDE: 0 },
}
