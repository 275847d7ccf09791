import type { EdgeError } from '../errors'
import { until } from '../testing/until'
import { type AnswerOf, type RenderWorker, startRenderWorker } from './render-worker'

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

test('it is ready when it says so, and counts what it is asked', async () => {
  const { worker, ask, ready } = started()
  expect([worker.ready, worker.load, worker.taken, worker.heapUsed, worker.beats]).toEqual([
    false,
    0,
    0,
    0,
    0,
  ])
  await ready()
  const answers = [
    { kind: 'head', id: 1 },
    { kind: 'write', id: 1 },
    { kind: 'problem', id: 1 },
    { kind: 'session-rejected', id: 1 },
  ]
  const first = ask({ kind: 'answer', id: 1, answers })
  await until(() => first.answers.length === 4)
  expect([worker.load, worker.taken]).toEqual([1, 1])
  const second = ask({
    kind: 'answer',
    id: 2,
    answers: [
      { kind: 'write', id: 2 },
      { kind: 'done', id: 2, heapUsed: 5000 },
      { kind: 'write', id: 2 },
      { kind: 'done', id: 1, heapUsed: 7000 },
    ],
  })
  await until(() => worker.load === 0)
  expect(first.kinds()).toEqual(['head', 'write', 'problem', 'session-rejected', 'done'])
  expect(second.kinds()).toEqual(['write', 'done'])
  expect([worker.taken, worker.heapUsed]).toEqual([2, 7000])
})

test.each(['document-shell', 'failed'])(
  '%s is a last answer, too, and says nothing of the memory',
  async (kind) => {
    const { worker, ask } = started()
    const { kinds } = ask({
      kind: 'answer',
      id: 1,
      answers: [
        { kind, id: 1 },
        { kind: 'write', id: 1 },
      ],
    })
    const later = ask({ kind: 'answer', id: 2, answers: [{ kind: 'done', id: 2, heapUsed: 1 }] })
    await until(() => later.answers.length === 1)
    expect([kinds(), worker.load]).toEqual([[kind], 0])
  },
)

test('what nobody waits for any more is passed over', async () => {
  const { worker, ask, order } = started()
  const dropped = ask({ kind: 'answer', id: 1, answers: [] })
  worker.drop(1)
  expect(worker.load).toBe(0)
  order({ kind: 'answer', answers: [{ kind: 'write', id: 1 }] })
  const later = ask({ kind: 'answer', id: 2, answers: [{ kind: 'write', id: 2 }] })
  await until(() => later.answers.length === 1)
  expect(dropped.answers).toEqual([])
})

test('one that ends is told of once, with the release whose code ran last; whoever waits hears of it', async () => {
  const { worker, ask, order, deaths, died } = started()
  order({
    kind: 'answer',
    answers: [
      { kind: 'release', mark: 1, key: 'mf-a@1.0.0' },
      { kind: 'release', mark: 2, key: 'mf-b@2.0.0' },
    ],
  })
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
  expect([worker.taken, worker.load]).toEqual([1, 0])
  worker.stop('again')
  expect(deaths).toHaveLength(1)
})

test('one that exits tells with what, and blames nobody when no release ran', async () => {
  const { order, deaths, died } = started()
  order({ kind: 'exit', code: 3 })
  await died()
  expect(deaths).toEqual([{ reason: 'it exited with 3', blamed: undefined }])
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

  test('had time for its pages when it beat at least half as often as it would idle', async () => {
    const { worker, order } = started()
    order({ kind: 'beats', beats: 120 })
    await until(() => worker.beats === 120)
    expect([worker.responsiveSince(100, 1000), worker.responsiveSince(101, 1000)]).toEqual([true, false])
  })

  test('tells how busy it was since it was asked the last time', async () => {
    const { worker, ready, ask } = started()
    await ready()
    worker.utilization()
    ask({ kind: 'busy', id: 1 })
    const answered = ask({ kind: 'answer', id: 2, answers: [{ kind: 'done', id: 2, heapUsed: 1 }] })
    await until(() => answered.answers.length === 1)
    const busy = worker.utilization()
    expect(busy).toBeGreaterThan(0)
    expect(busy).toBeLessThanOrEqual(1)
    await until(() => worker.utilization() < busy)
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
