import { createFairShare, type FairShareOptions } from './fair-share'

const OPTIONS: FairShareOptions = { places: 2, perGroup: [2, 1], queue: 4, deadline: 60_000 }

/** Claims by name; tells who was admitted and who was turned away, in order. */
function started(options: Partial<FairShareOptions> = {}) {
  const share = createFairShare({ ...OPTIONS, ...options })
  const events: string[] = []
  const leave = new Map<string, () => void>()
  const claim = (name: string, groups: string[], signal?: AbortSignal) =>
    share.enter(groups, signal).then(
      (release) => {
        leave.set(name, release)
        events.push(name)
      },
      (error: Error & { code?: unknown }) =>
        void events.push(`${name} ${error.code === 'OVERLOADED' ? error.code : error.name}`),
    )
  const nextTurn = () => new Promise(setImmediate)
  return { share, events, claim, nextTurn, leave: (name: string) => leave.get(name)?.() }
}

test('the next place goes to the group that has least, not to the one that came first', async () => {
  const { events, claim, nextTurn, leave } = started({ perGroup: [] })
  for (const name of ['g1', 'g2', 'g3', 'g4']) void claim(name, ['green'])
  void claim('b1', ['blue'])
  await nextTurn()
  leave('g1')
  await nextTurn()
  expect(events).toEqual(['g1', 'g2', 'b1'])
  leave('g2')
  await nextTurn()
  expect(events).toEqual(['g1', 'g2', 'b1', 'g3'])
})

test('within a shop the visitor that has least goes first', async () => {
  const { events, claim, nextTurn, leave } = started({ perGroup: [] })
  void claim('x1', ['green', 'x'])
  void claim('x2', ['green', 'x'])
  void claim('x3', ['green', 'x'])
  void claim('y1', ['green', 'y'])
  await nextTurn()
  leave('x1')
  await nextTurn()
  expect(events).toEqual(['x1', 'x2', 'y1'])
})

test('no group has more than its places, while others pass it', async () => {
  const { events, claim, nextTurn, leave } = started({ places: 10, perGroup: [2, 1] })
  void claim('x1', ['green', 'x'])
  void claim('x2', ['green', 'x'])
  void claim('y1', ['green', 'y'])
  void claim('z1', ['green', 'z'])
  void claim('b1', ['blue', 'x of blue'])
  await nextTurn()
  expect(events).toEqual(['x1', 'y1', 'b1'])
  leave('y1')
  await nextTurn()
  expect(events).toEqual(['x1', 'y1', 'b1', 'z1'])
})

test('one release admits everybody for whom it makes room', async () => {
  const { events, claim, nextTurn, leave } = started({ places: 10, perGroup: [1, 1] })
  void claim('a', ['green', 'x'])
  void claim('other visitor', ['green', 'y'])
  void claim('other shop', ['blue', 'x'])
  await nextTurn()
  expect(events).toEqual(['a'])
  leave('a')
  await nextTurn()
  expect(events).toEqual(['a', 'other visitor', 'other shop'])
})

test('a full queue turns away the newest of those who wait for most, never the others', async () => {
  const { events, claim, nextTurn } = started({ places: 1, perGroup: [] })
  void claim('g0', ['green'])
  for (const name of ['g1', 'g2', 'g3', 'g4']) void claim(name, ['green'])
  void claim('b1', ['blue'])
  void claim('g5', ['green'])
  await nextTurn()
  expect(events).toEqual(['g0', 'g4 OVERLOADED', 'g5 OVERLOADED'])
})

test('who waits too long is turned away', async () => {
  const { events, claim } = started({ places: 1, deadline: 5 })
  void claim('a', ['green'])
  await claim('b', ['green'])
  expect(events).toEqual(['a', 'b OVERLOADED'])
})

test('who gives up leaves the queue', async () => {
  const { events, claim, nextTurn, leave, share } = started({ places: 1 })
  const controller = new AbortController()
  void claim('a', ['green'])
  void claim('b', ['green'], controller.signal)
  await nextTurn()
  controller.abort()
  leave('a')
  await nextTurn()
  expect(events).toEqual(['a', 'b AbortError'])
  expect([share.active, share.waiting]).toEqual([0, 0])
})

test('a place that is given back twice is free only once', async () => {
  const { claim, nextTurn, leave, share } = started({ places: 2 })
  void claim('a', ['green'])
  void claim('b', ['blue'])
  await nextTurn()
  leave('a')
  leave('a')
  expect(share.active).toBe(1)
})

test('who has given up already gets no place, though there is one', async () => {
  const { share, events, claim } = started()
  await claim('a', ['green'], AbortSignal.abort())
  expect(events).toEqual(['a AbortError'])
  expect([share.active, share.waiting]).toEqual([0, 0])
})
