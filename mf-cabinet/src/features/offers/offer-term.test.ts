import { offerTerm } from './offer-term'

/** 25 November 2025, noon in Moscow. */
const NOW = Date.parse('2025-11-25T09:00:00.000Z')
const term = (
  DATE_END: string | null,
  changes: Partial<Parameters<typeof offerTerm>[0]> = {},
  timeZone?: string,
) => offerTerm({ ACTIVE: 'Y', DATE_START: '2025-11-01T00:00:00.000Z', DATE_END, ...changes }, NOW, timeZone)

test.each([
  ['2025-11-30T09:00:00.000Z', 'До 30 ноября'],
  ['2025-12-05T09:00:00.000Z', 'До 5 декабря'],
  ['2026-01-31T09:00:00.000Z', 'До 31 января'],
  ['2026-02-01T09:00:00.000Z', 'До 1 февраля'],
  ['2026-03-02T09:00:00.000Z', 'До 2 марта'],
  ['2026-04-03T09:00:00.000Z', 'До 3 апреля'],
  ['2026-05-04T09:00:00.000Z', 'До 4 мая'],
  ['2026-06-05T09:00:00.000Z', 'До 5 июня'],
  ['2026-07-06T09:00:00.000Z', 'До 6 июля'],
  ['2026-08-07T09:00:00.000Z', 'До 7 августа'],
  ['2026-09-08T09:00:00.000Z', 'До 8 сентября'],
  ['2026-10-09T09:00:00.000Z', 'До 9 октября'],
])('[CAB-057] %s: %s', (end, text) => {
  expect(term(end)).toEqual({ state: 'running', text: text.replace(' ', '\u00a0') })
})

test('an offer that ends at midnight in Moscow has its last day before', () => {
  expect(term('2025-11-30T21:00:00.000Z').text).toBe('До\u00a030 ноября')
  expect(term('2025-11-30T21:00:01.000Z').text).toBe('До\u00a01 декабря')
})

test('days are those of the shop', () => {
  const inVladivostok = (end: string) => term(end, {}, 'Asia/Vladivostok').text
  expect(inVladivostok('2025-11-30T14:00:00.000Z')).toBe('До\u00a030 ноября')
  expect(inVladivostok('2025-11-30T21:00:00.000Z')).toBe('До\u00a01 декабря')
  // It is 19 o'clock there.
  expect(inVladivostok('2025-11-25T14:00:00.000Z')).toBe('Последний день')
  expect(inVladivostok('2025-11-25T15:00:00.000Z')).toBe('До\u00a026 ноября')
})

test('the day that it ends on is its last', () => {
  expect(term('2025-11-25T15:00:00.000Z')).toEqual({ state: 'last', text: 'Последний день' })
  expect(term('2025-11-25T21:00:00.000Z')).toEqual({ state: 'last', text: 'Последний день' })
  expect(term('2025-11-26T15:00:00.000Z').state).toBe('running')
})

test('one that is over, not begun yet, or without an end', () => {
  expect(term('2025-11-25T09:00:00.000Z')).toEqual({
    state: 'ended',
    text: 'Завершена 25 ноября',
    endedOn: '25 ноября',
  })
  expect(term('2025-11-30T09:00:00.000Z', { ACTIVE: 'N' }).state).toBe('ended')
  expect(term('2025-12-30T09:00:00.000Z', { ACTIVE: 'N', DATE_START: '2025-12-02T09:00:00.000Z' })).toEqual({
    state: 'ahead',
    text: 'С\u00a02 декабря',
  })
  expect(term(null)).toEqual({ state: 'running', text: 'Без срока' })
})

test('one that begins at this moment runs', () => {
  expect(term(null, { DATE_START: '2025-11-25T09:00:00.000Z' }).state).toBe('running')
  expect(term(null, { DATE_START: '2025-11-25T09:00:00.001Z' }).state).toBe('ahead')
})

test('one that ended in another year says in which', () => {
  expect(term('2024-11-06T09:00:00.000Z')).toEqual({
    state: 'ended',
    text: 'Завершена 6 ноября 2024',
    endedOn: '6 ноября 2024',
  })
})

test('one that was stopped before its end does not name a day that is still to come; one without an end neither', () => {
  const stopped = { state: 'ended', text: 'Завершена досрочно' }
  expect(term('2025-11-30T09:00:00.000Z', { ACTIVE: 'N' })).toEqual(stopped)
  expect(term(null, { ACTIVE: 'N' })).toEqual(stopped)
  // A device whose clock is behind.
  expect(term('2025-11-25T09:30:00.000Z', { ACTIVE: 'N' }).text).toBe('Завершена 25 ноября')
})
