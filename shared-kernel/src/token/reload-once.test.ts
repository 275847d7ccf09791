import { testStore } from '@prilavok/shared-kernel/testing'
import { reloadOnce, wasReloaded } from './reload-once'

const START = Date.parse('2025-10-14T09:00:00Z')

/** A tab whose clock the test sets, and what was done with its page. */
function tab() {
  const clock = { now: START }
  const done: string[] = []
  const place = {
    session: testStore(),
    now: () => clock.now,
    reload: () => void done.push('reload'),
    open: (path: string) => void done.push(path),
  }
  return { clock, done, place }
}

test.each([
  [0, '/server-error'],
  [59_999, '/server-error'],
  [60_000, 'reload'],
])('[KERN-007] a second time after %d ms: %s', (pause, then) => {
  const { clock, done, place } = tab()
  reloadOnce(place)
  clock.now += pause
  reloadOnce(place)
  expect(done).toEqual(['reload', then])
})

// The clock is corrected by the server's time when a page starts: the next page of the tab may be behind.
test.each([
  [59_999, '/server-error'],
  [60_000, 'reload'],
])('a page whose clock is %d ms behind that of the page before: %s', (behind, then) => {
  const { clock, done, place } = tab()
  reloadOnce(place)
  clock.now -= behind
  reloadOnce(place)
  expect(done).toEqual(['reload', then])
})

test('a page knows for half a minute that it was loaded by itself', () => {
  const { clock, place } = tab()
  expect(wasReloaded(place)).toBe(false)
  reloadOnce(place)
  expect(wasReloaded(place)).toBe(true)
  clock.now += 29_999
  expect(wasReloaded(place)).toBe(true)
  clock.now += 1
  expect(wasReloaded(place)).toBe(false)
})
