import { createBus } from '@prilavok/shared-kernel/bus'
import { createTestPlatform } from '@prilavok/shared-kernel/testing'
import { ReleaseReplaced } from '../parts/use-part-generation'
import { createEarlyEvents, type PageEvent } from './early-events'

const reported = jest.fn()
beforeEach(() => {
  reported.mockClear()
  // jsdom has none.
  Object.assign(globalThis, { reportError: reported })
})

const failure = {
  part: 'mf-catalog',
  version: '2.0.0',
  expose: './CatalogListPage',
  phase: 'load',
  reason: '404',
} as const

function page() {
  const bus = createBus(createTestPlatform())
  return { bus, events: createEarlyEvents(bus) }
}

test('what has happened before is handed over first, in its order and once, then what happens', () => {
  const { bus, events } = page()
  bus.emit('part:failed', failure)
  events.onRecoverableError(new Error('mismatch'))
  const seen: PageEvent[] = []
  events.follow((event) => seen.push(event))
  expect(seen).toEqual([
    { kind: 'part-failed', ...failure },
    { kind: 'hydration-mismatch', reason: 'mismatch' },
  ])
  events.onRecoverableError('text')
  expect(seen).toHaveLength(3)
  expect(seen[2]).toEqual({ kind: 'hydration-mismatch', reason: 'text' })
  expect(reported.mock.calls).toEqual([[new Error('mismatch')], ['text']])
})

test('of a page that fails in a loop the first fifty are kept', () => {
  const { events } = page()
  for (let at = 1; at <= 51; at++) events.onRecoverableError(new Error(`${at}`))
  const reasons: string[] = []
  events.follow((event) => reasons.push(event.reason))
  expect(reasons).toHaveLength(50)
  expect(reasons.at(-1)).toBe('50')
})

test('a release that is exchanged is nobody’s error', () => {
  const { events } = page()
  const replaced = new ReleaseReplaced('another release')
  events.onRecoverableError(replaced)
  events.onRecoverableError(new Error('hydration', { cause: replaced }))
  const follow = jest.fn()
  events.follow(follow)
  expect(follow).not.toHaveBeenCalled()
  expect(reported).not.toHaveBeenCalled()
  events.onRecoverableError(new Error('hydration', { cause: new Error('another') }))
  expect(follow).toHaveBeenCalledTimes(1)
})
