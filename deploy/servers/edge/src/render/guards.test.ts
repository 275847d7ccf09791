import type { Log } from '../log'
import { until } from '../testing/until'
import { createCircuit } from './circuit'
import { guardedGlobals } from './guarded-globals'
import { createHeartbeat } from './heartbeat'
import { type Lane, startLane } from './lane'

describe('guarded-globals', () => {
  const {
    global,
    globalThis: guarded,
    process: muted,
  } = guardedGlobals as {
    global: Record<string, unknown>
    globalThis: Record<string, unknown>
    process: typeof process
  }

  test('a part reads the global object, and may not change it', () => {
    expect(guarded.URL).toBe(URL)
    expect(global).toBe(guarded)
    const change = 'A part may not change the global object'
    expect(() => {
      guarded.left = 1
    }).toThrow(change)
    expect(() => Object.defineProperty(guarded, 'left', { value: 1 })).toThrow(change)
    expect(() => {
      delete guarded.URL
    }).toThrow(change)
    expect('left' in globalThis).toBe(false)
  })

  test('the process says what it is, and no settings; it ends by no part', () => {
    expect(muted.env).toEqual({ NODE_ENV: process.env.NODE_ENV })
    expect(muted.versions).toBe(process.versions)
    expect(muted.platform).toBe(process.platform)
    expect(muted.exit).toBeUndefined()
    expect(muted.emitWarning('x')).toBeUndefined()
    expect(() => {
      muted.env.NODE_ENV = 'x'
    }).toThrow(TypeError)
    expect(() => Object.assign(muted, { exit: () => undefined })).toThrow(TypeError)
  })
})

describe('circuit', () => {
  function clocked() {
    const clock = { now: 0 }
    return { clock, circuit: createCircuit({ failures: 2, window: 100, openFor: 50, now: () => clock.now }) }
  }

  test('two failures within the window keep a release away for a while', () => {
    const { clock, circuit } = clocked()
    circuit.recordFailure('mf-a@1')
    expect(circuit.isOpen('mf-a@1')).toBe(false)
    clock.now = 90
    circuit.recordFailure('mf-a@1')
    expect(circuit.open()).toEqual(['mf-a@1'])
    expect(circuit.isOpen('mf-b@1')).toBe(false)
    clock.now = 141
    expect(circuit.isOpen('mf-a@1')).toBe(false)
    expect(circuit.open()).toEqual([])
  })

  test('failures far apart do not add up', () => {
    const { clock, circuit } = clocked()
    for (clock.now = 0; clock.now < 1000; clock.now += 110) circuit.recordFailure('mf-a@1')
    expect(circuit.isOpen('mf-a@1')).toBe(false)
  })

  test('after its time a release has two failures free again', () => {
    const { clock, circuit } = clocked()
    circuit.recordFailure('mf-a@1')
    circuit.recordFailure('mf-a@1')
    clock.now = 51
    circuit.recordFailure('mf-a@1')
    expect(circuit.isOpen('mf-a@1')).toBe(false)
    circuit.recordFailure('mf-a@1')
    expect(circuit.isOpen('mf-a@1')).toBe(true)
  })
})

describe('heartbeat', () => {
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
})

describe('lane', () => {
  const lanes: Lane[] = []
  afterAll(() => {
    for (const { workers } of lanes) workers.close()
  })

  /** Workers that idle: they are told nothing. */
  function started(size: number, queue = 100, queueDeadline = 60_000) {
    const lane = startLane({
      size,
      queue,
      queueDeadline,
      releasesDir: '',
      stallLimit: 10_000,
      memory: 64,
      maxTaken: 100,
      code: "require('node:worker_threads').parentPort.on('message', () => undefined)",
      greeting: () => [],
      onBlamed: () => undefined,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log,
    })
    lanes.push(lane)
    return lane
  }
  const enter = ({ share }: Lane, group: string) => share.enter([group]).catch(({ code }) => code)

  test('each worker has four places, and one shop never has all of them', () => {
    const lane = started(2)
    for (let page = 0; page < 10; page++) void enter(lane, 'green')
    expect([lane.share.active, lane.share.waiting]).toEqual([7, 3])
    void enter(lane, 'red')
    expect([lane.share.active, lane.share.waiting]).toEqual([8, 3])
    void enter(lane, 'blue')
    expect([lane.share.active, lane.share.waiting]).toEqual([8, 4])
  })

  test('workers that idle get more places, still one of them for another shop', async () => {
    const lane = started(1)
    for (let page = 0; page < 10; page++) void enter(lane, 'green')
    expect(lane.share.active).toBe(3)
    await until(() => lane.share.active > 3)
    const { active } = lane.share
    void enter(lane, 'red')
    expect(lane.share.active).toBeGreaterThan(active)
  })

  test('what does not fit into the queue, or waits for too long, is turned away', async () => {
    const lane = started(1, 1)
    for (let page = 0; page < 4; page++) void enter(lane, 'green')
    expect(await enter(lane, 'green')).toBe('OVERLOADED')
    const impatient = started(1, 100, 1)
    for (let page = 0; page < 3; page++) void enter(impatient, 'green')
    expect(await enter(impatient, 'green')).toBe('OVERLOADED')
  })
})
