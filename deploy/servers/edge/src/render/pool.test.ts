import { Writable } from 'node:stream'
import { buildFolder, temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import type { RenderJob, RenderSink, Shop } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import { GREEN, RED } from '../testing/fake-shop'
import { planOf } from '../testing/plan-of'
import { SHELL_SERVER } from '../testing/shell-code'
import { until } from '../testing/until'
import { createRenderPool, type PoolOptions, type RenderPool } from './pool'

interface Line {
  level: number
  msg: string
  reason?: string
  pause?: number
  text?: string
}

const ERROR = 50

function startLog() {
  const lines: Line[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Line)
      done()
    },
  })
  const said = (msg: string) => lines.filter((line) => line.msg === msg)
  return { log: Fastify({ logger: { stream } }).log, lines, said }
}

const pools: RenderPool[] = []
afterAll(() => {
  for (const pool of pools) pool.close()
})

const OPTIONS = {
  size: 1,
  stallLimit: 1000,
  renderDeadline: 5000,
  queue: 200,
  queueDeadline: 10_000,
  memory: 64,
}

async function startPool(
  maxTaken: number,
  shellCode: string = SHELL_SERVER,
  given: Partial<PoolOptions> = {},
) {
  const { log, lines, said } = startLog()
  const releasesDir = temporaryFolder()
  const shell = buildFolder({ name: 'shell' }, { 'node/server.cjs': shellCode })
  const release = await placeRelease(shell, releasesDir)
  const plan = planOf(GREEN, release)
  const pool = createRenderPool({ ...OPTIONS, ...given, releasesDir, maxTaken, log })
  pools.push(pool)
  const job = (url: string, shop: Shop): RenderJob => ({
    url,
    plan,
    shop,
    apiOrigin: '',
    cookies: {},
    nonce: 'n',
    dataDeadline: 10,
  })
  const rejections: string[] = []
  const render = async (url: string, signal = new AbortController().signal, shop = GREEN) => {
    const pieces: string[] = []
    const sink: RenderSink = {
      head: () => undefined,
      write: (html) => pieces.push(html),
      problem: () => undefined,
      sessionRejected: () => rejections.push(url),
    }
    await pool.render({ job: job(url, shop), sink, signal, owner: 'shell@1.0.0' })
    return pieces.join('')
  }
  return { pool, render, rejections, lines, said }
}

test('workers are replaced after their share of pages, and no page is lost by it', async () => {
  const { render, lines, said } = await startPool(5)
  const pages = await Promise.all(Array.from({ length: 40 }, (_, index) => render(`/${index}`)))
  for (const [index, page] of pages.entries()) expect(page).toContain(`shell renders /${index}<`)
  expect(await render('/last')).toContain('shell renders /last<')
  expect(said('a render worker is retired')).not.toEqual([])
  expect(lines.filter(({ level }) => level >= ERROR)).toEqual([])
})

test('a page that was given up before it began costs nothing', async () => {
  const { render } = await startPool(100)
  await expect(render('/', AbortSignal.abort())).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
})

const REJECTED_SHELL = `
exports.documentShell = () => ({ htmlAttributes: '', head: '' })
exports.render = async (job, load, sink) => {
  if (job.url === '/rejected') sink.sessionRejected()
  sink.write(job.url)
}`

test('a page tells when the API rejects its session', async () => {
  const { render, rejections } = await startPool(100, REJECTED_SHELL)
  await render('/accepted')
  expect(rejections).toEqual([])
  await render('/rejected')
  expect(rejections).toEqual(['/rejected'])
})

/** Says which pages it begins; `/busy` keeps the thread until everything that was sent to it meanwhile comes at once. */
const TELLING_SHELL = `
exports.documentShell = () => ({ htmlAttributes: '', head: '' })
exports.render = async (job, load, sink) => {
  globalThis.console.log('began ' + job.url)
  const end = performance.now() + (job.url === '/busy' ? 300 : 0)
  while (performance.now() < end);
  sink.write(job.url)
}`

test('a page that was given up while the worker was busy is not rendered', async () => {
  const { render, lines } = await startPool(100, TELLING_SHELL)
  await render('/first')
  const controller = new AbortController()
  const busy = render('/busy')
  const givenUp = render('/given-up', controller.signal)
  await new Promise(setImmediate)
  controller.abort()
  await expect(givenUp).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
  await busy
  await render('/next')
  const wrote = () => lines.flatMap(({ text }) => text ?? [])
  await until(() => wrote().some((text) => text.includes('began /next')))
  expect(wrote().join()).not.toContain('/given-up')
})

/** `/wait` is never ready; after `/go` the thread hangs. */
const HANGING_SHELL = `
exports.documentShell = () => ({ htmlAttributes: '', head: '' })
exports.render = async (job, load, sink) => {
  if (job.url === '/go') setTimeout(() => { for (;;) {} }, 0)
  if (job.url === '/wait') await new Promise(() => undefined)
  sink.write(job.url)
}`

test('a retired worker is still watched while it has pages', async () => {
  const { render } = await startPool(1, HANGING_SHELL, { renderDeadline: 60_000 })
  const waiting = expect(render('/wait')).rejects.toMatchObject({ code: 'RENDER_KILLED' })
  expect(await render('/go')).toBe('/go')
  await waiting
  expect(await render('/next')).toBe('/next')
})

test('a page that was given up does not keep a retired worker', async () => {
  const { render, lines, said } = await startPool(1, HANGING_SHELL)
  const controller = new AbortController()
  const waiting = render('/wait', controller.signal)
  expect(await render('/next')).toBe('/next')
  expect(said('a render worker is retired')).toEqual([])
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
  expect(said('a render worker is retired')).toHaveLength(1)
  expect(lines.filter(({ level }) => level >= ERROR)).toEqual([])
})

/** A page takes 30 ms of processor, `/hang` for ever, `/slow` half of the deadline without computing. */
const COMPUTING_SHELL = `
exports.documentShell = () => ({ htmlAttributes: '', head: '<style>' })
exports.render = async (job, load, sink) => {
  if (job.url === '/hang') await new Promise(() => undefined)
  if (job.url === '/loop') for (;;) {}
  const end = performance.now() + 30
  while (performance.now() < end);
  sink.write(job.url)
}`

test('120 pages at once make no release look broken, and the page of another shop overtakes them', async () => {
  const { pool, render, lines } = await startPool(1000, COMPUTING_SHELL, { renderDeadline: 1000 })
  await render('/first')
  const done: string[] = []
  const all = Array.from({ length: 120 }, (_, index) =>
    render(`/green/${index}`).then((page) => done.push(page)),
  )
  const red = render('/red', undefined, RED).then((page) => done.push(page))
  await Promise.all([...all, red])
  expect(done).toHaveLength(121)
  expect(done.indexOf('/red')).toBeLessThan(10)
  expect(pool.isBroken('shell@1.0.0')).toBe(false)
  expect(lines.filter(({ level }) => level >= ERROR)).toEqual([])
})

test('what does not fit into the queue is left to the browser: pages of the shop that asks for most', async () => {
  const { pool, render } = await startPool(1000, COMPUTING_SHELL, { queue: 10 })
  await render('/first')
  const green = Array.from({ length: 60 }, (_, index) => render(`/green/${index}`))
  const red = Array.from({ length: 3 }, (_, index) => render(`/red/${index}`, undefined, RED))
  const results = await Promise.allSettled(green)
  const rejected = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(rejected.length).toBeGreaterThan(30)
  expect(new Set(rejected)).toEqual(new Set(['OVERLOADED']))
  expect(await Promise.all(red)).toEqual(['/red/0', '/red/1', '/red/2'])
  expect(pool.isBroken('shell@1.0.0')).toBe(false)
})

test('a release whose pages hang while the worker has time is kept away, a page that was given up is not', async () => {
  const { pool, render } = await startPool(1000, COMPUTING_SHELL, { renderDeadline: 300 })
  await until(pool.isReady)
  await render('/first')
  const controller = new AbortController()
  const givenUp = render('/hang', controller.signal)
  controller.abort()
  await expect(givenUp).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
  for (let page = 0; page < 2; page++) {
    expect(pool.isBroken('shell@1.0.0')).toBe(false)
    await expect(render('/hang')).rejects.toMatchObject({ code: 'RENDER_LATE' })
  }
  expect(pool.isBroken('shell@1.0.0')).toBe(true)
})

test('a shell that stopped workers is not asked for a document shell', async () => {
  const { pool, render } = await startPool(100, COMPUTING_SHELL, { renderDeadline: 60_000 })
  const request = { shellVersion: '1.0.0', shop: GREEN, base: '/', nonce: 'n', isTrial: false }
  expect(await pool.documentShell(request)).toMatchObject({ head: expect.stringContaining('<style') })
  for (let page = 0; page < 2; page++)
    await expect(render('/loop')).rejects.toMatchObject({ code: 'RENDER_KILLED' })
  await expect(pool.documentShell(request)).rejects.toMatchObject({ code: 'MODULE_BROKEN' })
})

test('a worker that dies at start is started again after growing pauses', async () => {
  const { log, said } = startLog()
  const code = "throw new Error('no start')"
  const begun = performance.now()
  const options = { ...OPTIONS, releasesDir: '', code, log }
  pools.push(createRenderPool(options))
  const stopped = () => said('a render worker was stopped')
  await until(() => stopped().length >= 3)
  expect(
    stopped()
      .slice(0, 3)
      .map(({ pause }) => pause),
  ).toEqual([100, 200, 400])
  expect(performance.now() - begun).toBeGreaterThan(290)
})

/** Says what it is told, and renders by the path of the page. */
const TELLING_WORKER = `
const { parentPort, threadId } = require('node:worker_threads')
parentPort.on('message', (message) => {
  const { kind, id, shellVersion, job } = message
  console.log(JSON.stringify({ thread: threadId, kind, shellVersion, url: job && job.url, rejected: message.rejected }))
  const answer = (given) => parentPort.postMessage({ id, ...given })
  if (kind === 'document-shell') answer({ kind: 'document-shell', documentShell: message.request })
  if (kind !== 'render') return
  answer({ kind: 'head', head: { title: job.url, description: '' } })
  if (job.url === '/problem') answer({ kind: 'problem', text: 'access_token=abc is no good' })
  if (job.url !== '/hang') answer({ kind: 'done', heapUsed: 1 })
})
let beats = 0
const cells = new Int32Array(require('node:worker_threads').workerData.shared)
setInterval(() => Atomics.add(cells, 0, 1), 5)
parentPort.postMessage({ kind: 'ready' })`

interface Told {
  thread: number
  kind: string
  shellVersion?: string
  url?: string
  rejected?: string[]
}

function startTelling(given: Partial<PoolOptions> = {}) {
  const { log, lines } = startLog()
  const pool = createRenderPool({ ...OPTIONS, releasesDir: '', code: TELLING_WORKER, log, ...given })
  pools.push(pool)
  const told = () =>
    lines.flatMap(({ text }) => (text ?? '').split('\n').map((line) => JSON.parse(line) as Told))
  const render = async (url: string, chosenAs?: 'candidate' | 'override') => {
    const shell = { version: '1.0.0', ...(chosenAs && { chosenAs }) }
    const job = { url, shop: GREEN, plan: { parts: { shell } } } as unknown as RenderJob
    const problems: unknown[] = []
    const titles: string[] = []
    const sink: RenderSink = {
      head: ({ title }) => void titles.push(title),
      write: () => undefined,
      problem: (problem) => void problems.push(problem),
    }
    const { signal } = new AbortController()
    const failed = await pool
      .render({ job, sink, signal, owner: 'mf-a@1.0.0' })
      .then(() => undefined)
      .catch((error: Error) => error)
    return { titles, problems, failed }
  }
  const threadsOf = (is: (line: Told) => boolean) =>
    new Set(
      told()
        .filter(is)
        .map(({ thread }) => thread),
    )
  const warmed = () => told().flatMap(({ kind, shellVersion }) => (kind === 'warm' ? [shellVersion] : []))
  return { pool, told, render, threadsOf, warmed }
}

test('what a page says of itself is handed on; what it complains of, without secrets', async () => {
  const { render } = startTelling()
  expect(await render('/problem')).toEqual({
    titles: ['/problem'],
    problems: ['access_token=… is no good'],
    failed: undefined,
  })
})

test('shells are warmed once, those of candidates in workers of their own', async () => {
  const { pool, warmed, threadsOf } = startTelling()
  pool.warm({ stable: ['1.0.0'], trial: [] })
  await until(() => warmed().length === 1)
  pool.warm({ stable: ['1.0.0', '1.1.0'], trial: ['1.0.0', '2.0.0'] })
  await until(() => warmed().length === 4)
  pool.warm({ stable: ['1.0.0', '1.1.0'], trial: ['1.0.0', '2.0.0', '3.0.0'] })
  await until(() => warmed().length === 5)
  expect(warmed().sort()).toEqual(['1.0.0', '1.0.0', '1.1.0', '2.0.0', '3.0.0'])
  const [stable, trial] = [['1.1.0'], ['2.0.0', '3.0.0']].map((versions) =>
    threadsOf(({ shellVersion }) => versions.includes(shellVersion ?? '')),
  )
  expect([stable?.size, trial?.size]).toEqual([1, 1])
  expect(stable).not.toEqual(trial)
  pool.warm({ stable: ['4.0.0'], trial: [] })
  await until(() => warmed().includes('4.0.0'))
  expect(threadsOf(({ shellVersion }) => shellVersion === '4.0.0')).toEqual(stable)
})

test('pages and documents with a version that is tried out have workers of their own', async () => {
  const { pool, told, render, threadsOf } = startTelling()
  await render('/stable')
  await render('/candidate', 'candidate')
  await render('/override', 'override')
  const request = { shellVersion: '1.0.0', shop: GREEN, base: '/', nonce: 'n' }
  expect(await pool.documentShell({ ...request, isTrial: false })).toEqual(request)
  expect(await pool.documentShell({ ...request, isTrial: true })).toEqual(request)
  await until(() => told().length >= 5)
  const of = (url: string) => threadsOf((line) => line.url === url)
  expect(of('/candidate')).not.toEqual(of('/stable'))
  expect(of('/override')).toEqual(of('/candidate'))
  expect(threadsOf(({ kind }) => kind === 'document-shell').size).toBe(2)
})

test('a release that makes its pages late is named, kept away, and workers are told', async () => {
  const { pool, told, render } = startTelling({ renderDeadline: 100 })
  await until(pool.isReady)
  for (let page = 0; page < 2; page++) {
    const { failed } = await render('/hang')
    expect(failed).toMatchObject({
      code: 'RENDER_LATE',
      message: expect.stringContaining('not ready in 100 ms, mf-a@1.0.0'),
    })
  }
  expect([pool.isBroken('mf-a@1.0.0'), pool.isBroken('shell@1.0.0')]).toEqual([true, false])
  await render('/next')
  await until(() => told().some(({ url }) => url === '/next'))
  const rejected = told().flatMap(({ kind, rejected: of }) => (kind === 'render' ? [of] : []))
  expect(rejected).toEqual([[], [], ['mf-a@1.0.0']])
})
