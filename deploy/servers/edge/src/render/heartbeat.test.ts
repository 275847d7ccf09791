import { createHeartbeat, readThread } from './heartbeat'

const LIMIT = 1000
const TICK = 50

/** Looks every 50 ms at a thread that is silent and uses `share` of the processor; tells after how long it was blamed. */
function silenceOf(share: number, runnable: boolean, seconds = 20): number | undefined {
  // Whole milliseconds: sums of fractions may pass the limit a look too early.
  const world = { now: Math.ceil(performance.now()), processorTime: 0 }
  const heartbeat = createHeartbeat(LIMIT, () => ({ processorTime: world.processorTime, runnable }))
  heartbeat.check(1, world.now)
  for (let passed = 0; passed < seconds * 1000; passed += TICK) {
    world.now += TICK
    world.processorTime += TICK * share
    const silence = heartbeat.check(1, world.now)
    if (silence !== undefined) return silence
  }
  return undefined
}

test('a thread that runs without a pause is blamed after the limit', () => {
  expect(silenceOf(1, true)).toBeCloseTo(LIMIT + TICK)
})

test('a thread that gets a fifth of a processor is blamed when it has run long enough itself', () => {
  expect(silenceOf(0.2, true)).toBeCloseTo(LIMIT * 2.5)
})

test('a thread that gets no processor is not blamed', () => {
  expect(silenceOf(0, true)).toBeUndefined()
})

test('a thread that waits for something itself is blamed', () => {
  expect(silenceOf(0, false)).toBeCloseTo(LIMIT + TICK)
})

test('a beat ends the silence, and so does a reset', () => {
  const heartbeat = createHeartbeat(LIMIT, () => undefined)
  const begun = performance.now()
  heartbeat.check(1, begun)
  expect(heartbeat.check(2, begun + 2000)).toBeUndefined()
  expect(heartbeat.check(2, begun + 2900)).toBeUndefined()
  heartbeat.reset(begun + 2900)
  expect(heartbeat.check(2, begun + 3800)).toBeUndefined()
  expect(heartbeat.check(2, begun + 4000)).toBeCloseTo(1100)
})

test('the system tells of a thread of this process where it can', () => {
  expect(readThread(undefined)).toBeUndefined()
  expect(readThread(999_999_999)).toBeUndefined()
  if (process.platform === 'linux')
    expect(readThread(process.pid)).toEqual({
      processorTime: expect.any(Number),
      // It runs this very line.
      runnable: true,
    })
})
