import { createExpiringMap } from './expiring-map'

function started(max = 2, ttl = 100) {
  const clock = { now: 0 }
  return { clock, map: createExpiringMap<string>({ max, ttl, now: () => clock.now }) }
}

test('a value is remembered for its time', () => {
  const { clock, map } = started()
  map.set('a', '1')
  clock.now = 99
  expect(map.get('a')).toBe('1')
  clock.now = 100
  expect(map.get('a')).toBeUndefined()
})

test('a value that is set again has its time anew, and is the newest', () => {
  const { clock, map } = started()
  map.set('a', '1')
  map.set('b', '2')
  clock.now = 50
  map.set('a', '3')
  map.set('c', '4')
  clock.now = 120
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['3', undefined, '4'])
})

test('of too many the first go', () => {
  const { map } = started()
  for (const key of ['a', 'b', 'c']) map.set(key, key)
  expect(['a', 'b', 'c'].map(map.get)).toEqual([undefined, 'b', 'c'])
})

test('one can be forgotten, and what was never known is not there', () => {
  const { map } = started()
  map.set('a', '1')
  map.remove('a')
  map.remove('b')
  expect([map.get('a'), map.get('b')]).toEqual([undefined, undefined])
})
