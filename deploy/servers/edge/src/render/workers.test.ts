import type { EdgeError } from '../errors'
import type { Log } from '../log'
import { until } from '../testing/until'
import { type AnswerOf, type RenderWorker, startRenderWorker } from './render-worker'
import { startWorkers, type Workers, type WorkersOptions } from './workers'

describe('workers', () => {
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
  })
})

describe('render-worker', () => {
  /**
   * A worker that is ready when it is told so, and does what else it is told. The system does not tell of its thread: every silence
   * is its own.
   */
  const CODE = `
const { parentPort, workerData } = require('node:worker_threads')
const cells = new Int32Array(workerData.shared)
const actions = {
  ready: () => parentPort.postMessage({ kind: 'ready' }),
  answer: ({ answers }) => answers.forEach((answer) => parentPort.postMessage(answer)),
  beats: ({ beats }) => Atomics.store(cells, 0, beats),
  mark: ({ mark }) => Atomics.store(cells, 1, mark),
  busy: () => { const end = performance.now() + 200; while (performance.now() < end); },
  say: ({ text }) => { console.log(text); console.error(text + '!') },
  tell: () => console.log(JSON.stringify([workerData.releasesDir, Object.keys(process.env)])),
  exit: ({ code }) => process.exit(code),
  throw: ({ text }) => { throw new Error(text) },
}
parentPort.on('message', (message) => actions[message.kind](message))`

  const STALL_LIMIT = 1000
  const workers: RenderWorker[] = []
  afterAll(() => {
    for (const worker of workers) worker.stop('the test is over')
  })

  function started() {
    const deaths: { reason: string; blamed: string | undefined }[] = []
    const texts: string[] = []
    const worker = startRenderWorker({
      code: CODE,
      releasesDir: '/releases',
      stallLimit: STALL_LIMIT,
      memory: 64,
      onText: (text) => void texts.push(text),
      onDeath: (_worker, reason, blamed) => void deaths.push({ reason, blamed }),
    })
    workers.push(worker)
    const order = (message: object) => worker.tell(message as never)
    const ask = (message: object) => {
      const answers: AnswerOf[] = []
      const errors: EdgeError[] = []
      worker.ask(message as never, {
        answer: (answer) => void answers.push(answer),
        died: (error) => void errors.push(error),
      })
      return { answers, errors, kinds: () => answers.map(({ kind }) => kind) }
    }
    const ready = async () => {
      order({ kind: 'ready' })
      await until(() => worker.ready)
    }
    const died = () => until(() => deaths.length > 0)
    return { worker, deaths, texts, order, ask, ready, died }
  }

  test('one that ends is told of once, with the release whose code ran last; whoever waits hears of it', async () => {
    const { worker, ask, order, deaths, died } = started()
    const first = ask({
      kind: 'answer',
      id: 0,
      answers: [
        { kind: 'release', mark: 1, key: 'mf-a@1.0.0' },
        { kind: 'release', mark: 2, key: 'mf-b@2.0.0' },
        { kind: 'write', id: 0 },
      ],
    })
    await until(() => first.answers.length === 1)
    order({ kind: 'mark', mark: 2 })
    const waiting = ask({ kind: 'throw', id: 1, text: 'out of memory' })
    await died()
    expect(deaths).toEqual([{ reason: 'out of memory', blamed: 'mf-b@2.0.0' }])
    expect(waiting.errors).toMatchObject([
      { code: 'RENDER_KILLED', message: expect.stringContaining('out of memory') },
    ])
    expect(worker.load).toBe(0)
    const late = ask({ kind: 'answer', id: 2, answers: [] })
    expect(late.errors).toMatchObject([
      { code: 'RENDER_KILLED', message: expect.stringContaining('it had ended') },
    ])
    expect([worker.taken, worker.load]).toEqual([2, 0])
    worker.stop('again')
    expect(deaths).toHaveLength(1)
  })

  test('one that is stopped on purpose is nobody’s death, but whoever waits hears of it', async () => {
    const { worker, ask, deaths } = started()
    const { errors } = ask({ kind: 'answer', id: 1, answers: [] })
    worker.stop('the edge is closing')
    expect(errors).toMatchObject([
      { code: 'RENDER_KILLED', message: expect.stringContaining('the edge is closing') },
    ])
    expect(deaths).toEqual([])
  })

  test('one that never comes up is given up after 15 seconds', () => {
    const { worker, deaths } = started()
    const begun = performance.now()
    worker.watch(begun + 14_900)
    expect(deaths).toEqual([])
    worker.watch(begun + 15_100)
    expect(deaths).toEqual([
      { reason: expect.stringMatching(/^no heartbeat for 15\d\d\d ms$/), blamed: undefined },
    ])
  })

  describe('one that is ready', () => {
    test('is stopped when its heart stands still for longer than the limit', async () => {
      const { worker, ready, deaths } = started()
      await ready()
      const now = Math.ceil(performance.now())
      worker.watch(now)
      worker.watch(now + STALL_LIMIT)
      expect(deaths).toEqual([])
      worker.watch(now + STALL_LIMIT + 1)
      expect(deaths).toEqual([{ reason: 'no heartbeat for 1001 ms', blamed: undefined }])
    })

    test('is not while it beats, or while the watcher itself was held up', async () => {
      const { worker, ready, order, deaths } = started()
      await ready()
      const now = Math.ceil(performance.now())
      worker.watch(now)
      order({ kind: 'beats', beats: 7 })
      await until(() => worker.beats === 7)
      worker.watch(now + 20_000)
      worker.resetHeartbeat(now + 25_000)
      worker.watch(now + 25_000 + STALL_LIMIT)
      expect(deaths).toEqual([])
    })
  })

  test('what it writes is handed on, and of the environment it knows the mode alone', async () => {
    const { order, texts } = started()
    order({ kind: 'say', text: 'hello' })
    order({ kind: 'tell' })
    await until(() => texts.length >= 3)
    const said = texts.join('').split('\n')
    expect(said).toEqual(expect.arrayContaining(['hello', 'hello!', '["/releases",["NODE_ENV"]]']))
  })
})
