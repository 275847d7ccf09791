import { clockOf } from './shop-clock'

const shown = (iso: string) => clockOf(iso, 'Europe/Moscow').toISOString()

test.each([
  ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ['2026-03-02T20:30', '2026-03-02T20:30:00.000Z'],
  ['2026-03-02T20:30:15', '2026-03-02T20:30:15.000Z'],
  ['2026-03-02T20:30:15.25', '2026-03-02T20:30:15.250Z'],
])('«%s» without a zone is by the clock of the shop', (iso, clock) => {
  expect(shown(iso)).toBe(clock)
})

test.each([
  ['2026-03-02T20:30Z', '2026-03-02T23:30:00.000Z'],
  ['2026-03-02T20:30:15Z', '2026-03-02T23:30:15.000Z'],
  ['2026-03-02T20:30:15.123Z', '2026-03-02T23:30:15.123Z'],
  ['2026-03-02T20:30:15+05:00', '2026-03-02T18:30:15.000Z'],
  ['2026-03-02T20:30:15-0500', '2026-03-03T04:30:15.000Z'],
  ['2026-03-02T20:30-05:00', '2026-03-03T04:30:00.000Z'],
])('«%s» with a zone is what the clock of the shop shows then', (iso, clock) => {
  expect(shown(iso)).toBe(clock)
})

test.each([
  '',
  'вчера',
  '02.03.2026',
  '2026-3-2',
  '2026-03-02 20:30',
  '2026-03-02T20',
  '2026-03-02T20:30:15.Z',
  '2026-03-02T20:30+5',
  'x2026-03-02',
  '2026-03-02x',
  '12026-03-02',
  '2026-13-02',
  '2026-03-02T25:00',
])('«%s» is no date', (iso) => {
  expect(() => clockOf(iso, null)).toThrow(RangeError)
  expect(() => clockOf(iso, null)).toThrow(`«${iso}»`)
})
