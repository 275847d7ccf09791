import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import type { HealthSum } from '../model/health'
import { testRegistry } from '../testing/test-registry'
import { quantile } from './buckets'
import { createHealthStore } from './store'

const MINUTE = Date.parse('2026-11-23T10:59:00Z')
const of = { shop: 'green.example', part: 'mf-catalog', version: '1.1.0' }
const sum = (given: Partial<HealthSum> = {}): HealthSum => ({
  ...of,
  minute: MINUTE,
  kind: 'view',
  bucket: 0,
  reports: 1,
  total: 1,
  ...given,
})

async function healthStore() {
  const { databaseUrl } = await testRegistry()
  const connection = connectRollouts(databaseUrl)
  afterTestFile(connection.close)
  return createHealthStore(connection)
}

test('sums of several edges add up, by minute and by hour', async () => {
  const store = await healthStore()
  await Promise.all(
    Array.from({ length: 8 }, () =>
      store.record([
        sum({ reports: 2, total: 4 }),
        sum({ kind: 'lcp', bucket: 1000 }),
        sum({ minute: MINUTE + 60_000, kind: 'failed-view' }),
        sum({ shop: 'red.example' }),
      ]),
    ),
  )
  const from = new Date(MINUTE)
  const minutes = await store.read({ ...of, from })
  expect(minutes).toEqual([
    { ...of, minute: '2026-11-23T10:59:00.000Z', counts: { view: 32 }, vitals: { lcp: { 1000: 8 } } },
    { ...of, minute: '2026-11-23T11:00:00.000Z', counts: { 'failed-view': 8 }, vitals: {} },
  ])
  const hours = await store.read({ ...of, from: new Date('2026-11-23T10:00:00Z'), by: 'hour' })
  expect(hours.map(({ minute, counts }) => [minute, counts])).toEqual([
    ['2026-11-23T10:00:00.000Z', { view: 32 }],
    ['2026-11-23T11:00:00.000Z', { 'failed-view': 8 }],
  ])
  expect((await store.read({ ...of, from, to: new Date(MINUTE + 60_000) })).length).toBe(1)
  expect((await store.totals({ ...of, from })).reports).toEqual({ view: 16, 'failed-view': 8 })
  expect(await store.shopsWith({ ...of, from })).toEqual(['green.example', 'red.example'])
})

test('the first paints of visits are read by bucket, beside those of all pages', async () => {
  const store = await healthStore()
  await store.record([
    sum({ kind: 'visit-lcp', bucket: 1000, reports: 2, total: 4 }),
    sum({ kind: 'visit-lcp', bucket: 2000 }),
    sum({ kind: 'lcp', bucket: 3000 }),
  ])
  const [minute] = await store.read({ ...of, from: new Date(MINUTE) })
  expect(minute).toMatchObject({ counts: {}, vitals: { lcp: { 3000: 1 } }, paints: { 1000: 4, 2000: 1 } })
})

test('nothing of a flush is recorded when a part of it cannot be', async () => {
  const store = await healthStore()
  await expect(store.record([sum(), sum({ minute: Number.NaN })])).rejects.toThrow()
  expect(await store.read({ from: new Date(0) })).toEqual([])
})

test('minutes are kept for 30 days, hours for a year', async () => {
  const store = await healthStore()
  await store.record([sum()])
  const after = (days: number) => new Date(MINUTE + days * 86_400_000)
  const from = new Date('2026-11-23T10:00:00Z')
  const kept = async () =>
    Promise.all(
      (['minute', 'hour'] as const).map(async (by) => (await store.read({ ...of, from, by })).length),
    )
  await store.prune(after(29))
  expect(await kept()).toEqual([1, 1])
  await store.prune(after(31))
  expect(await kept()).toEqual([0, 1])
  await store.prune(after(367))
  expect(await kept()).toEqual([0, 0])
})

test('quantiles are read from the buckets', () => {
  expect(quantile('lcp', {}, 0.75)).toBeUndefined()
  expect(quantile('lcp', { 1000: 50, 2000: 50 }, 0.5)).toBe(1000)
  expect(quantile('lcp', { 1000: 50, 2000: 50 }, 0.75)).toBe(1875)
  expect(quantile('inp', { 200: 4 }, 0.5)).toBe(175)
  expect(quantile('cls', { 100: 1 }, 1)).toBe(100)
})
