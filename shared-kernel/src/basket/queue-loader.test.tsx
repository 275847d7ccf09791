import { createTestPlatform, testStore } from '@prilavok/shared-kernel/testing'
import type { BasketInit, BasketState } from './basket-state'
import { createChanges } from './change'
import { createQueueLoader } from './queue-loader'
import { SAVED_KEY } from './saved-key'

const queue = { restore: jest.fn(), retry: jest.fn(), dispose: jest.fn() }
const chunk = { fails: true }
jest.mock('./queue', () => ({
  createQueue: () => {
    if (chunk.fails) throw new Error('ChunkLoadError')
    return queue
  },
}))
const item = (ID: number) => ({ ID, NAME: `Товар ${ID}`, held: 0 })

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  chunk.fails = true
})
afterEach(() => {
  jest.useRealTimers()
})

function loaderWith(saved?: object) {
  const session = testStore(saved ? { [SAVED_KEY]: JSON.stringify(saved) } : {})
  const changes = createChanges()
  const state: BasketState = {
    version: 0,
    telling: false,
    besides: 0,
    openBaskets: 0,
    made: new Map(),
    watched: new Map(),
  }
  const platform = createTestPlatform({ session })
  const loader = createQueueLoader({ platform, changes, state } as BasketInit & {
    changes: typeof changes
    state: BasketState
  })
  const change = (id: number, target: number) => {
    changes.put('main', [[id, { item: item(id), held: 0, target, state: 'waiting' }]])
    loader.withQueue(() => undefined)
  }
  return { session, changes, loader, change }
}

test('a queue that does not load leaves the change unsent and saved, beside what was saved before', async () => {
  const before = { basket: 'main', item: item(7), held: 1, target: 4, sent: [] }
  const { session, changes, change, loader } = loaderWith({ at: Date.now(), changes: [before], requests: [] })
  change(5, 2)
  await jest.advanceTimersByTimeAsync(0)
  expect(changes.of('main').get(5)).toMatchObject({ state: 'unsent', target: 2 })
  expect(JSON.parse(session.get(SAVED_KEY) ?? '')).toMatchObject({
    changes: [
      { item: { ID: 7 }, target: 4 },
      { item: { ID: 5 }, target: 2 },
    ],
  })
  loader.dispose()
})

test.each([
  ['after five seconds', () => jest.advanceTimersByTimeAsync(5000)],
  [
    'with the connection',
    async () => {
      window.dispatchEvent(new Event('online'))
      await jest.advanceTimersByTimeAsync(0)
    },
  ],
])('it is loaded again %s, and sends what waits', async (_when, happen) => {
  const { change, loader } = loaderWith()
  change(5, 2)
  await jest.advanceTimersByTimeAsync(0)
  chunk.fails = false
  await happen()
  expect(queue.restore).toHaveBeenCalledTimes(1)
  expect(queue.retry).toHaveBeenCalledTimes(1)
  loader.dispose()
})

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      jest.restoreAllMocks()
    },
  ],
])('a page that %s before the queue has loaded saves the change for the next one', (_how, happen) => {
  const { session, change, loader } = loaderWith()
  change(5, 2)
  happen()
  expect(JSON.parse(session.get(SAVED_KEY) ?? 'null')).toMatchObject({
    changes: [{ basket: 'main', item: { ID: 5 }, held: 0, target: 2 }],
  })
  loader.dispose()
})
