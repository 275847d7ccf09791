import type { HealthTotals } from '../../model/health'
import { MEASURES, type MeasureName } from './measures'

const measure = (name: MeasureName) => {
  const found = MEASURES.find((one) => one.name === name)
  if (!found) throw new Error(`no measure ${name}`)
  return found
}
const armOf = (name: MeasureName, given: Partial<HealthTotals>, slow?: number) =>
  measure(name).armOf({ reports: {}, paints: {}, ...given }, slow)

test('false alarms of all measures together are at most 0.6 % of the rollouts', () => {
  expect(MEASURES.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0)).toBeCloseTo(0.006)
})

test('views that failed, or were rendered anew, are hits among all views', () => {
  const reports = { view: 100, 'failed-view': 7, 'mismatched-view': 3 }
  expect(armOf('failures', { reports })).toEqual({ trials: 100, hits: 7 })
  expect(armOf('mismatches', { reports })).toEqual({ trials: 100, hits: 3 })
  expect(armOf('failures', { reports: { 'failed-view': 7 } })).toEqual({ trials: 7, hits: 7 })
  expect(armOf('failures', {})).toEqual({ trials: 0, hits: 0 })
})

test('visits without anything put into the basket are hits among all visits', () => {
  expect(armOf('baskets', { reports: { visit: 10, 'adding-visit': 4 } })).toEqual({ trials: 10, hits: 6 })
  expect(armOf('baskets', { reports: { visit: 1, 'adding-visit': 4 } })).toEqual({ trials: 1, hits: 0 })
  expect(armOf('baskets', {})).toEqual({ trials: 0, hits: 0 })
})

test('paints above the limit are hits, that of the limit itself is not; without a limit none is compared', () => {
  const paints = { 500: 1, 2000: 20, 2500: 300 }
  expect(armOf('paints', { paints }, 2000)).toEqual({ trials: 321, hits: 300 })
  expect(armOf('paints', { paints }, 1999)).toEqual({ trials: 321, hits: 320 })
  expect(armOf('paints', { paints })).toEqual({ trials: 0, hits: 0 })
})

test('what is looked for is worse than the rate of the stable version, and less than always', () => {
  for (const { alternatives } of MEASURES)
    for (const rate of [0.001, 0.2, 0.6])
      for (const worse of alternatives(rate)) {
        expect(worse).toBeGreaterThan(rate)
        expect(worse).toBeLessThan(1)
      }
  expect(measure('failures').alternatives(0.5).at(-1)).toBe(0.98)
  expect(
    measure('baskets')
      .alternatives(0.8)
      .map((one) => Math.round(one * 100) / 100),
  ).toEqual([0.82, 0.84, 0.88, 0.94, 0.99])
})

test('how large a difference must be: the more there is to lose, the larger for baskets', () => {
  expect(measure('baskets').tolerance(0.8)).toBeCloseTo(0.01)
  expect(
    [measure('failures'), measure('mismatches'), measure('paints')].map((one) => one.tolerance(0.1)),
  ).toEqual([0.003, 0.01, 0.03])
})
