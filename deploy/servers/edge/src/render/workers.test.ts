import type { Log } from '../log'
import { until } from '../testing/until'
import { startWorkers, type Workers, type WorkersOptions } from './workers'

/** A worker that says what it is told, answers what it is asked for, and may end. */
const CODE = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', (message) => {
  const { kind, id, heapUsed = 0, key } = message
  if (kind === 'warm') console.log('warm ' + message.shellVersion + ' ')
  if (kind === 'finish') parentPort.postMessage({ kind: 'done', id, heapUsed })
  if (kind === 'blame') {
    parentPort.postMessage({ kind: 'release', mark: 0, key })
    process.nextTick(() => setImmediate(() => process.exit(1)))
  }
  if (kind === 'exit') process.exit(2)
})
parentPort.postMessage({ kind: 'ready' })`
const NEVER_READY = CODE.replace("parentPort.postMessage({ kind: 'ready' })", '')

const all: Workers[] = []
afterAll(() => {
  for (const workers of all) workers.close()
})

function started(given: Partial<WorkersOptions> = {}) {
  const lines: { msg: string; fields: Record<string, unknown> }[] = []
  const looks: number[] = []
  const blamed: string[] = []
  const write = (fields: Record<string, unknown>, msg: string) => void lines.push({ fields, msg })
  const workers = startWorkers({
    size: 2,
    releasesDir: '',
    stallLimit: 10_000,
    memory: 64,
    maxTaken: 100,
    code: CODE,
    greeting: () => [],
    onBlamed: (release) => void blamed.push(release),
    onLook: (utilization) => void looks.push(utilization),
    log: { info: write, warn: write, error: write } as unknown as Log,
    ...given,
  })
  all.push(workers)
  const said = (msg: string) => lines.filter((line) => line.msg === msg).map(({ fields }) => fields)
  let lastId = 0
  /** Gives a worker a page; resolves when it is asked for nothing but to wait. */
  const give = (worker = workers.leastLoaded()) => {
    const id = ++lastId
    worker.ask({ kind: 'hold', id } as never, { answer: () => undefined, died: () => undefined })
    const finish = async (heapUsed = 0) => {
      const load = worker.load
      worker.tell({ kind: 'finish', id, heapUsed } as never)
      await until(() => worker.load === load - 1)
      workers.ended(worker)
    }
    return { worker, finish }
  }
  const warmed = () =>
    said('a render worker wrote')
      .map(({ text }) => String(text))
      .join('\n')
      .split(/\s*\n\s*|\s(?=warm)/)
  return { workers, lines, looks, blamed, said, give, warmed }
}

test('a page goes to the worker that has fewest, the first of those', async () => {
  const { workers, give } = started()
  const first = give()
  const second = give()
  expect(second.worker).not.toBe(first.worker)
  expect(workers.leastLoaded()).toBe(first.worker)
  await second.finish()
  expect(workers.leastLoaded()).toBe(second.worker)
})

test('they are ready when the first one is', async () => {
  const { workers } = started()
  await until(workers.isReady)
  expect(started({ code: NEVER_READY }).workers.isReady()).toBe(false)
})

test('each is greeted, and told what all are told', async () => {
  const { workers, warmed } = started({ greeting: () => [{ kind: 'warm', shellVersion: '1.0.0' }] })
  workers.tell({ kind: 'warm', shellVersion: '2.0.0' })
  await until(() => warmed().length === 4)
  expect(warmed().sort()).toEqual(['warm 1.0.0', 'warm 1.0.0', 'warm 2.0.0', 'warm 2.0.0'])
})

test('it is told all the time how busy they are', async () => {
  const { looks } = started()
  await until(() => looks.length >= 3)
  // The thread's own figures may fall short of 0 by a hair.
  for (const look of looks) expect(look > -0.01 && look <= 1).toBe(true)
})

describe('a worker is replaced', () => {
  test('after its share of pages, and not before', async () => {
    const { workers, give, said } = started({ size: 1, maxTaken: 2 })
    const worker = workers.leastLoaded()
    await give().finish()
    await give().finish()
    expect(workers.leastLoaded()).toBe(worker)
    await give().finish()
    expect(workers.leastLoaded()).not.toBe(worker)
    expect(said('a render worker is retired')).toEqual([{ taken: 3, heapUsed: 0 }])
  })

  test('when three quarters of its memory are in use', async () => {
    const { workers, give, said } = started({ size: 1, memory: 64 })
    const worker = workers.leastLoaded()
    await give().finish(48 * 1_048_576)
    expect(workers.leastLoaded()).toBe(worker)
    await give().finish(48 * 1_048_576 + 1)
    expect(workers.leastLoaded()).not.toBe(worker)
    expect(said('a render worker is retired')).toHaveLength(1)
  })

  test('and finishes the pages that it has, but takes no others', async () => {
    const { workers, give, said } = started({ size: 1, maxTaken: 1 })
    const [first, second, third] = [give(), give(), give()]
    await first?.finish()
    expect(workers.leastLoaded()).not.toBe(first?.worker)
    const successor = workers.leastLoaded()
    await second?.finish()
    expect(said('a render worker is retired')).toEqual([])
    await third?.finish()
    expect(said('a render worker is retired')).toHaveLength(1)
    expect(workers.leastLoaded()).toBe(successor)
  })

  test('by a greeted one', async () => {
    const { give, warmed } = started({
      size: 1,
      maxTaken: 0,
      greeting: () => [{ kind: 'warm', shellVersion: '1.0.0' }],
    })
    await give().finish()
    await until(() => warmed().length === 2)
  })
})

describe('a worker that ended by itself', () => {
  test('is replaced at once when it had come up, and the release that ran last is told of', async () => {
    const { workers, blamed, said } = started({ size: 1 })
    await until(workers.isReady)
    const worker = workers.leastLoaded()
    worker.tell({ kind: 'blame', key: 'mf-a@1.0.0' } as never)
    await until(() => said('a render worker was stopped').length === 1)
    expect(workers.leastLoaded()).not.toBe(worker)
    expect(blamed).toEqual(['mf-a@1.0.0'])
    expect(said('a render worker was stopped')).toEqual([
      { reason: 'it exited with 1', blamed: 'mf-a@1.0.0', pause: 0 },
    ])
  })

  test('is replaced after a pause when it had not', async () => {
    const { workers, blamed, said } = started({ size: 1, code: NEVER_READY })
    workers.leastLoaded().tell({ kind: 'exit' } as never)
    await until(() => said('a render worker was stopped').length === 1)
    expect(() => workers.leastLoaded()).toThrow(expect.objectContaining({ code: 'RENDER_BUSY' }))
    expect(workers.isReady()).toBe(false)
    expect(said('a render worker was stopped')).toEqual([
      { reason: 'it exited with 2', blamed: undefined, pause: 100 },
    ])
    await until(() => {
      try {
        return workers.leastLoaded() !== undefined
      } catch {
        return false
      }
    })
    expect(blamed).toEqual([])
  })

  test('is not, when another one had its place already', async () => {
    const { workers, give, said } = started({ size: 1, maxTaken: 1 })
    const [first, second] = [give(), give()]
    await first?.finish()
    const successor = workers.leastLoaded()
    second?.worker.tell({ kind: 'exit' } as never)
    await until(() => said('a render worker was stopped').length === 1)
    expect(said('a render worker was stopped')).toEqual([
      { reason: 'it exited with 2', blamed: undefined, pause: undefined },
    ])
    expect(workers.leastLoaded()).toBe(successor)
    workers.ended(second?.worker ?? successor)
    expect(said('a render worker is retired')).toEqual([])
  })

  test('is not, when all are closed; whoever waits for its pages is told', async () => {
    const { workers, said, lines } = started({ size: 1, maxTaken: 0 })
    const died: string[] = []
    const onEnd = { answer: () => undefined, died: ({ message }: Error) => void died.push(message) }
    const old = workers.leastLoaded()
    for (const id of [1, 2]) old.ask({ kind: 'hold', id } as never, onEnd)
    workers.ended(old)
    workers.leastLoaded().ask({ kind: 'hold', id: 3 } as never, onEnd)
    workers.close()
    expect(died).toEqual(Array(3).fill(expect.stringContaining('the edge is closing')))
    expect(said('a render worker was stopped')).toEqual([])
    expect(lines).toEqual([])
  })
})
