import type { BeaconEvent, BeaconKind } from '@prilavok/shared-kernel/contract'
import { createBeaconIntake } from './beacon-intake'
import type { HealthSums } from './health-sums'
import { VISIT_MS } from './visits'

const OF = { part: 'mf-catalog', version: '1.1.0' } as const
const event = (kind: BeaconKind, more: Partial<BeaconEvent> = {}): BeaconEvent => ({ ...OF, kind, ...more })
const VIEW = event('view')

function started(limits: { views?: number; failures?: number } = {}, sample = 1) {
  const clock = { now: 0 }
  const counted: string[] = []
  const weights: (number | undefined)[] = []
  const sums: HealthSums = {
    dropped: 0,
    flush: async () => undefined,
    add(_of, kind, { bucket, weight } = {}) {
      counted.push(bucket === undefined ? kind : `${kind} ${bucket}`)
      weights.push(weight)
    },
  }
  const intake = createBeaconIntake({
    sums,
    limits: { views: 1000, failures: 1000, ...limits },
    sample,
    gives: (shop, part, version) => shop === 'green.example' && part === OF.part && version === OF.version,
    now: () => clock.now,
  })
  const add = (events: BeaconEvent[], visitor = 'one', given: { sample?: number; address?: string } = {}) =>
    intake.add(
      { plan: '', sample: given.sample ?? 1, events },
      { shop: 'green.example', address: given.address ?? '203.0.113.1', visitor },
    )
  const take = () => counted.splice(0)
  return { clock, counted, weights, intake, add, take }
}

test('the view comes first, and what was counted is told', () => {
  const { add, take } = started()
  expect(add([event('load-failed'), event('order'), VIEW])).toEqual({
    counted: [VIEW, event('load-failed'), event('order')],
    unknown: 0,
    limited: 0,
  })
  expect(take()).toEqual(['view', 'load-failed', 'failed-view', 'order'])
})

test('what the shop does not give is not counted, but told', () => {
  const { add, take } = started()
  expect(add([event('view', { version: '9.0.0' }), event('view', { part: 'mf-basket' })])).toEqual({
    counted: [],
    unknown: 2,
    limited: 0,
  })
  expect(take()).toEqual([])
})

test.each<[BeaconKind[], string[]]>([
  [
    ['load-failed', 'load-failed'],
    ['load-failed', 'failed-view', 'load-failed'],
  ],
  [
    ['render-failed', 'load-failed'],
    ['render-failed', 'failed-view', 'load-failed'],
  ],
  [
    ['hydration-mismatch', 'hydration-mismatch'],
    ['hydration-mismatch', 'mismatched-view', 'hydration-mismatch'],
  ],
  [
    ['load-failed', 'hydration-mismatch'],
    ['load-failed', 'failed-view', 'hydration-mismatch', 'mismatched-view'],
  ],
  [
    ['api-error', 'fallback', 'order', 'basket-add'],
    ['api-error', 'fallback', 'order', 'basket-add'],
  ],
])('of a visit that reports %j the first failure of each kind counts', (kinds, sums) => {
  const { add, take } = started()
  add(kinds.map((kind) => event(kind)))
  expect(take()).toEqual(sums)
})

test('vitals are counted by bucket; of a visit the first paint', () => {
  const { add, take, intake } = started()
  add([VIEW, event('lcp', { value: 700 }), event('inp', { value: 20 }), event('cls', { value: 3 })])
  add([event('lcp', { value: 5000 }), event('basket-add')])
  expect(take()).toEqual(['view', 'lcp 750', 'inp 32', 'cls 5', 'lcp 5000', 'basket-add'])
  intake.endVisits(true)
  expect(take()).toEqual(['visit', 'adding-visit', 'visit-lcp 750'])
})

test('a page speaks for as many as it was asked to, or for fewer', () => {
  const { add, weights } = started({}, 0.25)
  add([VIEW], 'one', { sample: 0.5 })
  add([VIEW], 'two', { sample: 0.25 })
  add([VIEW], 'three', { sample: 0.01 })
  expect(weights).toEqual([2, 4, 4])
})

test('a visit has 60 views and 200 events, the next one as many', () => {
  const { clock, add } = started()
  const views = Array.from({ length: 61 }, () => VIEW)
  expect(add(views)).toMatchObject({ counted: { length: 60 }, limited: 1 })
  expect(add(Array(141).fill(event('order')))).toMatchObject({ counted: { length: 140 }, limited: 1 })
  expect(add([VIEW], 'two')).toMatchObject({ limited: 0 })
  clock.now = VISIT_MS
  expect(add([VIEW])).toMatchObject({ limited: 0 })
})

test('an address begins as many visits, and adds as many views, as it may; a whole IPv6 network is one', () => {
  const { add } = started({ views: 2 })
  const from = (address: string) => ({ address })
  expect(add([event('order')], 'one', from('2001:db8::1')).limited).toBe(0)
  expect(add([event('order')], 'two', from('2001:db8::2')).limited).toBe(0)
  expect(add([event('order')], 'three', from('2001:db8::3'))).toEqual({ counted: [], unknown: 0, limited: 1 })
  expect(add([VIEW, VIEW, VIEW], 'one', from('2001:db8::1'))).toMatchObject({ limited: 1 })
  expect(add([VIEW], 'four', from('203.0.113.9')).limited).toBe(0)
})

test.each(['load-failed', 'hydration-mismatch'] as const)(
  'an address that may report no more of %s reports no views either',
  (kind) => {
    const { add, take } = started({ failures: 1 })
    const sum = kind === 'load-failed' ? 'failed-view' : 'mismatched-view'
    expect(add([VIEW, event(kind)]).limited).toBe(0)
    expect(take()).toEqual(['view', kind, sum])
    expect(add([VIEW, event(kind)], 'two')).toEqual({ counted: [event(kind)], unknown: 0, limited: 1 })
    expect(take()).toEqual([kind])
  },
)
