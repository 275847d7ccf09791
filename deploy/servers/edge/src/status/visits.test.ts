import type { HealthSums } from './health-sums'
import { createVisits, VISIT_MS } from './visits'

const OF = { shop: 'green.example', part: 'mf-catalog', version: '1.1.0' }

function started() {
  const clock = { now: 0 }
  const counted: string[] = []
  const sums: HealthSums = {
    dropped: 0,
    flush: async () => undefined,
    add: (_of, kind, { bucket } = {}) => void counted.push(bucket === undefined ? kind : `${kind} ${bucket}`),
  }
  return { clock, counted, visits: createVisits(sums, () => clock.now) }
}

test('a visit is that of one visitor with one version, for a quarter of an hour', () => {
  const { clock, counted, visits } = started()
  const visit = visits.begin(OF, 'one')
  expect(visit).toEqual({ of: OF, beganAt: 0, events: 0, views: 0 })
  expect(visits.find(OF, 'one')).toBe(visit)
  expect(visits.find(OF, 'two')).toBeUndefined()
  for (const other of [{ shop: 'x' }, { part: 'x' }, { version: 'x' }])
    expect(visits.find({ ...OF, ...other }, 'one')).toBeUndefined()
  visit.views = 1
  clock.now = VISIT_MS - 1
  expect(visits.find(OF, 'one')).toBe(visit)
  expect(counted).toEqual([])
  clock.now = VISIT_MS
  expect(visits.find(OF, 'one')).toBeUndefined()
  expect(counted).toEqual(['visit'])
  visits.end(true)
  expect(counted).toEqual(['visit'])
})

test('at its end is counted what came of it; without a view it was none', () => {
  const { counted, visits } = started()
  Object.assign(visits.begin(OF, 'looking'), { views: 2 })
  Object.assign(visits.begin(OF, 'buying'), { views: 1, adding: true, paint: 0 })
  Object.assign(visits.begin(OF, 'nothing'), { adding: true, paint: 250 })
  visits.end(true)
  expect(counted).toEqual(['visit', 'visit', 'adding-visit', 'visit-lcp 0'])
})

test('those that are over end, the others go on', () => {
  const { clock, counted, visits } = started()
  Object.assign(visits.begin(OF, 'first'), { views: 1 })
  clock.now = 1
  Object.assign(visits.begin(OF, 'second'), { views: 1 })
  clock.now = VISIT_MS
  visits.end()
  expect(counted).toEqual(['visit'])
  expect(visits.find(OF, 'second')).toBeDefined()
  visits.end(true)
  expect(counted).toEqual(['visit', 'visit'])
})

test('of a hundred thousand visits at once the oldest ends early', () => {
  const { counted, visits } = started()
  Object.assign(visits.begin(OF, 'v0'), { views: 1 })
  for (let visitor = 1; visitor < 100_000; visitor++) visits.begin(OF, `v${visitor}`)
  expect(counted).toEqual([])
  visits.begin(OF, 'one more')
  expect(counted).toEqual(['visit'])
  expect([visits.find(OF, 'v0'), visits.find(OF, 'v1')]).toEqual([undefined, expect.anything()])
})
