import type { Beacon } from '@prilavok/shared-kernel/contract'
import { parseBeacon } from './beacon-body'

const VIEW = { part: 'mf-catalog', version: '1.1.0', kind: 'view' } as const
const BEACON: Beacon = { plan: 'abc', route: 'catalog.section', sample: 1, events: [VIEW] }
const parse = (beacon: object) => parseBeacon(JSON.stringify({ ...BEACON, ...beacon }))
const parseEvent = (event: object) => parse({ events: [{ ...VIEW, ...event }] })?.events[0]

test('a beacon is read with its events, which hold what is known of events and nothing else', () => {
  expect(parse({})).toEqual(BEACON)
  expect(parse({ events: [] })?.events).toEqual([])
  expect(Object.keys(parseEvent({ shop: 'x' }) ?? {})).toEqual(['part', 'version', 'kind'])
  expect(parseEvent({ kind: 'lcp', value: 12.5 })).toEqual({ ...VIEW, kind: 'lcp', value: 12.5 })
  expect(parseEvent({ kind: 'load-failed', reason: ' no\u0000\u0001thing ' })?.reason).toBe('no thing')
})

test.each(['null', '[]', '"beacon"', '5', '{', '', '{}'])('%s is none', (text) => {
  expect(parseBeacon(text)).toBeUndefined()
})

test.each<[string, object, object]>([
  ['its plan', { plan: 'x'.repeat(64) }, { plan: 'x'.repeat(65) }],
  ['the type of its plan', { plan: '' }, { plan: 5 }],
  ['its route', { route: 'x'.repeat(64) }, { route: 'x'.repeat(65) }],
  ['the type of its route', { route: undefined }, { route: null }],
  ['its sample', { sample: 0.0001 }, { sample: 0 }],
  ['its sample above', { sample: 1 }, { sample: 1.0001 }],
  ['the type of its sample', { sample: 0.5 }, { sample: '0.5' }],
  ['the number of its events', { events: Array(50).fill(VIEW) }, { events: Array(51).fill(VIEW) }],
  ['its events', { events: [VIEW, VIEW] }, { events: [VIEW, { ...VIEW, kind: 'x' }] }],
  ['its list of events', { events: [] }, { events: { length: 0 } }],
])('a beacon is taken or rejected by %s', (_, good, bad) => {
  expect([parse(good) !== undefined, parse(bad)]).toEqual([true, undefined])
})

test.each<[string, object, object]>([
  ['the shell', { part: 'shell' }, { part: 'shells' }],
  ['the name of a part', { part: 'mf-2-b' }, { part: 'mf--b' }],
  ['its beginning', { part: 'mf-a' }, { part: 'x-mf-a' }],
  ['its end', { part: `mf-${'a'.repeat(41)}` }, { part: `mf-${'a'.repeat(42)}` }],
  ['its letters', { part: 'mf-a' }, { part: 'mf-A' }],
  ['its type', { part: 'mf-a' }, { part: ['mf-a'] }],
  ['the length of its version', { version: `1${'.'.repeat(63)}` }, { version: `1${'.'.repeat(64)}` }],
  ['its version', { version: '2.0.0-rc.1+x_y' }, { version: 'v2.0.0' }],
  ['the rest of its version', { version: '1' }, { version: '1 ' }],
  ['the type of its version', { version: '1' }, { version: 1 }],
  ['its kind', { kind: 'order' }, { kind: 'toString' }],
  ['the type of its kind', { kind: 'fallback' }, { kind: ['fallback'] }],
  ['the length of its reason', { reason: 'x'.repeat(200) }, { reason: 'x'.repeat(201) }],
  ['the type of its reason', { reason: '' }, { reason: null }],
  ['a paint', { kind: 'lcp', value: 600_000 }, { kind: 'lcp', value: 600_001 }],
  ['a response', { kind: 'inp', value: 600_000 }, { kind: 'inp', value: 600_001 }],
  ['a shift', { kind: 'cls', value: 100_000 }, { kind: 'cls', value: 100_001 }],
  ['no shift', { kind: 'cls', value: 0 }, { kind: 'cls', value: -0.1 }],
  ['the type of a value', { kind: 'cls', value: 1 }, { kind: 'cls', value: '1' }],
  ['a value where nothing is measured', { kind: 'api-error' }, { kind: 'api-error', value: 0 }],
])('an event is taken or rejected by %s', (_, good, bad) => {
  expect([parseEvent(good) !== undefined, parseEvent(bad)]).toEqual([true, undefined])
})

test.each([null, [], 'view', 5])('%j is no event', (event) => {
  expect(parse({ events: [event] })).toBeUndefined()
})
