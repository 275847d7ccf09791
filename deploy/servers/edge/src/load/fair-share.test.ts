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

test('a claim is admitted at once while there are places', async () => {
  const { events, claim, nextTurn, share } = started()
  void claim('a', ['green'])
  void claim('b', ['blue'])
  void claim('c', ['red'])
  await nextTurn()
  expect(events).toEqual(['a', 'b'])
  expect([share.active, share.waiting]).toEqual([2, 1])
})

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

test('more places are taken at once, fewer when some are given back', async () => {
  const { share, events, claim, nextTurn, leave } = started({ places: 1, perGroup: [] })
  for (const name of ['a', 'b', 'c', 'd']) void claim(name, ['green'])
  share.resize({ places: 3, perGroup: [2] })
  await nextTurn()
  expect(events).toEqual(['a', 'b'])
  share.resize({ places: 1, perGroup: [] })
  leave('a')
  await nextTurn()
  expect(events).toEqual(['a', 'b'])
  leave('b')
  await nextTurn()
  expect(events).toEqual(['a', 'b', 'c'])
})

test('who has given up already gets no place, though there is one', async () => {
  const { share, events, claim } = started()
  await claim('a', ['green'], AbortSignal.abort())
  expect(events).toEqual(['a AbortError'])
  expect([share.active, share.waiting]).toEqual([0, 0])
})

test('who is turned away learns why', async () => {
  const share = createFairShare({ ...OPTIONS, places: 1, queue: 1, deadline: 5 })
  const leave = await share.enter(['green'])
  const waiting = share.enter(['green'])
  await expect(share.enter(['green'])).rejects.toThrow('2 wait already')
  await expect(waiting).rejects.toThrow('no place within 5 ms')
  const controller = new AbortController()
  const givenUp = share.enter(['green'], controller.signal)
  controller.abort(new Error('the browser is gone'))
  await expect(givenUp).rejects.toThrow('the browser is gone')
  leave()
  expect(share.active).toBe(0)
})

test('claims that have left the queue do not count against their group', async () => {
  const { events, claim, nextTurn } = started({ places: 1, perGroup: [], queue: 2 })
  void claim('g0', ['green'])
  const gone = ['g1', 'g2'].map((name) => {
    const controller = new AbortController()
    void claim(name, ['green'], controller.signal)
    return controller
  })
  for (const controller of gone) controller.abort()
  void claim('g3', ['green'])
  void claim('b1', ['blue'])
  void claim('b2', ['blue'])
  await nextTurn()
  expect(events).toEqual(['g0', 'g1 AbortError', 'g2 AbortError', 'b2 OVERLOADED'])
})

test('places that were given back do not count against their group', async () => {
  const { events, claim, nextTurn, leave } = started({ places: 3, perGroup: [] })
  for (const name of ['g1', 'g2', 'b1']) void claim(name, [name.startsWith('g') ? 'green' : 'blue'])
  await nextTurn()
  for (const name of ['g3', 'b2']) void claim(name, [name.startsWith('g') ? 'green' : 'blue'])
  leave('g1')
  await nextTurn()
  expect(events).toEqual(['g1', 'g2', 'b1', 'g3'])
})
