import type { HealthMinute } from '@prilavok/rollouts/model/health'
import { HEALTH_WINDOW, healthFigures } from './health-figures'

const FROM = new Date('2026-11-23T10:00:00.000Z')
const minute = (after: number, given: Partial<HealthMinute>): HealthMinute => ({
  minute: new Date(FROM.getTime() + after * 60_000).toISOString(),
  ...{ shop: 'a.example', part: 'mf-catalog', version: '1.0.0' },
  ...{ counts: {}, vitals: {} },
  ...given,
})

test('figures count what counts once for a visitor, not what pages repeat', () => {
  const [figures] = healthFigures(
    [
      minute(1, {
        counts: { view: 100, fallback: 10, 'failed-view': 2, 'load-failed': 50, 'render-failed': 40 },
        vitals: { lcp: { 60000: 90 } },
      }),
      minute(16, {
        counts: { 'api-error': 3, visit: 20, 'adding-visit': 5, 'basket-add': 99 },
        paints: { 1000: 10, 2000: 10 },
      }),
    ],
    FROM,
  )
  expect(figures).toMatchObject({ views: 100, failed: 2, apiErrors: 3, visits: 20, addingVisits: 5 })
  // The 15th of 20 paints, in the middle of the bucket from 1750 to 2000 ms.
  expect(figures?.lcp).toBe(1875)
  expect(figures?.series).toHaveLength(HEALTH_WINDOW.pieces)
  expect(figures?.series[0]).toMatchObject({ views: 100, failed: 2 })
  expect(figures?.series[0]).not.toHaveProperty('lcp')
  expect(figures?.series[3]).toMatchObject({ views: 0, visits: 20, lcp: 1875 })
})

test('versions, parts and shops stand apart', () => {
  const counts = { view: 1 }
  const figures = healthFigures(
    [
      minute(0, { counts }),
      minute(1, { counts }),
      minute(0, { counts, version: '1.1.0' }),
      minute(0, { counts, part: 'shell' }),
      minute(0, { counts, shop: 'b.example' }),
    ],
    FROM,
  )
  expect(figures.map(({ shop, part, version, views }) => `${shop} ${part} ${version}: ${views}`)).toEqual([
    'a.example mf-catalog 1.0.0: 2',
    'a.example mf-catalog 1.1.0: 1',
    'a.example shell 1.0.0: 1',
    'b.example mf-catalog 1.0.0: 1',
  ])
})
