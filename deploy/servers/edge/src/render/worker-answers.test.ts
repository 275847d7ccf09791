import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import type { RenderJob, Shop } from '@prilavok/shared-kernel/contract'
import { until } from '../testing/until'
import { type FromWorker, SharedCell, type ToWorker } from './messages'
import { createWorkerAnswers } from './worker-answers'

const SHELL = `
exports.shared = {}
exports.documentShell = (request) => {
  if (request.nonce === 'bad') throw new Error('no document')
  return { htmlAttributes: Object.keys(request).sort().join(), head: request.base }
}
exports.render = async ({ url }, load, sink, signal) => {
  if (url === '/fails') throw new Error('it fails')
  if (url === '/fails-without-error') throw undefined
  if (url === '/waits') return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  sink.head({ title: url, description: '' })
  if (url === '/part') sink.write(load('mf-catalog', './Page').text)
  if (url === '/absent') load('mf-absent', './Page')
  if (url === '/problem') sink.problem('a problem'.padEnd(2000, '!'))
  if (url === '/rejected') sink.sessionRejected()
  sink.write(url)
}`

function started() {
  const releasesDir = temporaryFolder()
  const files = {
    'shell/1.0.0/node/server.cjs': SHELL,
    'shell/2.0.0/node/server.cjs': SHELL,
    'mf-catalog/1.5.0/node/Page.cjs': "exports.text = 'the page of a part'",
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(releasesDir, path)), { recursive: true })
    writeFileSync(join(releasesDir, path), text)
  }
  const cells = new Int32Array(2)
  const sent: FromWorker[] = []
  const ask = createWorkerAnswers({ cells, releasesDir, send: (message) => void sent.push(message) })
  const render = (id: number, url: string, rejected: string[] = [], shell = '1.0.0') =>
    ask({
      kind: 'render',
      id,
      rejected,
      job: { url, plan: { parts: { shell: { version: shell }, 'mf-catalog': { version: '1.5.0' } } } },
    } as unknown as ToWorker & { job: RenderJob })
  const documentShell = (nonce = 'n', shellVersion = '1.0.0') =>
    ask({
      kind: 'document-shell',
      id: 7,
      request: { shellVersion, shop: {} as Shop, base: '/base/', nonce },
    })
  const ended = (id: number) =>
    until(() =>
      sent.some((message) => /done|failed/.test(message.kind) && 'id' in message && message.id === id),
    )
  /** What was answered to a page, without what it costs. */
  const of = (id: number): (FromWorker | 'done')[] =>
    sent
      .filter((message) => 'id' in message && message.id === id)
      .map((message) => (message.kind === 'done' ? 'done' : message))
  const releases = () => sent.flatMap((message) => (message.kind === 'release' ? [message] : []))
  return { ask, cells, sent, render, documentShell, ended, of, releases }
}

test('a page is answered piece by piece, then with the memory in use', async () => {
  const { sent, render, ended, of } = started()
  render(1, '/any')
  expect(of(1)).toEqual([])
  await ended(1)
  expect(of(1)).toEqual([
    { kind: 'head', id: 1, head: { title: '/any', description: '' } },
    { kind: 'write', id: 1, html: '/any' },
    'done',
  ])
  expect(sent.at(-1)).toEqual({ kind: 'done', id: 1, heapUsed: expect.any(Number) })
})

test('modules of parts are those of the plan', async () => {
  const { render, ended, of } = started()
  render(1, '/part')
  await ended(1)
  expect(of(1)).toContainEqual({ kind: 'write', id: 1, html: 'the page of a part' })
  render(2, '/absent')
  await ended(2)
  expect(of(2).at(-1)).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining('mf-absent is not in the plan'),
  })
})

test('a release that is kept away is not loaded', async () => {
  const { render, ended, of, releases } = started()
  render(1, '/part', ['mf-basket@1.5.0', 'mf-catalog@1.5.0'])
  await ended(1)
  expect(of(1).at(-1)).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining('mf-catalog@1.5.0 stopped a worker a moment ago'),
  })
  expect(releases().map(({ key }) => key)).toEqual(['shell@1.0.0'])
})

test('whose code runs now stands in shared memory, by a number that is told once', async () => {
  const { cells, render, ended, releases } = started()
  const running = () => Atomics.load(cells, SharedCell.release)
  render(1, '/part')
  await ended(1)
  expect(releases()).toEqual([
    { kind: 'release', mark: 1, key: 'shell@1.0.0' },
    { kind: 'release', mark: 2, key: 'mf-catalog@1.5.0' },
  ])
  expect(running()).toBe(2)
  render(2, '/any')
  await ended(2)
  expect([running(), releases().length]).toEqual([1, 2])
  render(3, '/any', [], '2.0.0')
  await ended(3)
  expect([running(), releases().at(-1)?.key]).toEqual([3, 'shell@2.0.0'])
})

test('what a page complains of is told, as far as it is of use', async () => {
  const { render, ended, of } = started()
  render(1, '/problem')
  await ended(1)
  const [, problem] = of(1)
  expect(problem).toEqual({ kind: 'problem', id: 1, text: 'a problem'.padEnd(1500, '!') })
  render(2, '/rejected')
  await ended(2)
  expect(of(2)).toContainEqual({ kind: 'session-rejected', id: 2 })
})

test('a page that fails says where, the next one is rendered', async () => {
  const { render, ended, of } = started()
  render(1, '/fails')
  render(2, '/fails-without-error')
  render(3, '/any')
  await Promise.all([1, 2, 3].map(ended))
  expect(of(1)).toEqual([
    { kind: 'failed', id: 1, text: expect.stringMatching(/^Error: it fails\n.*server\.cjs/s) },
  ])
  expect(of(2)).toEqual([{ kind: 'failed', id: 2, text: 'undefined' }])
  expect(of(3).at(-1)).toBe('done')
})

test('a page that is given up before it begins is not rendered, one that waits hears the reason', async () => {
  const { ask, render, ended, of } = started()
  render(1, '/waits')
  render(2, '/any')
  ask({ kind: 'abort', id: 2, reason: 'nobody waits' })
  render(3, '/any')
  await ended(3)
  expect([of(1), of(2)]).toEqual([[], []])
  ask({ kind: 'abort', id: 1, reason: 'it is late' })
  await ended(1)
  expect(of(1)).toMatchObject([{ kind: 'failed', text: expect.stringMatching(/^Error: it is late/) }])
})

test('giving up what has ended, or never began, is nothing', async () => {
  const { ask, sent, render, ended } = started()
  render(1, '/any')
  await ended(1)
  const before = sent.length
  for (const id of [1, 2]) ask({ kind: 'abort', id, reason: 'late' })
  expect(sent).toHaveLength(before)
})

test('pages begin one a turn of the event loop, so that the last can still be given up', async () => {
  const { ask, render, of, ended } = started()
  for (const id of [1, 2, 3]) render(id, '/any')
  await new Promise(setImmediate)
  expect(of(1)).not.toEqual([])
  expect([of(2), of(3)]).toEqual([[], []])
  ask({ kind: 'abort', id: 3, reason: 'nobody waits' })
  await ended(2)
  await new Promise(setImmediate)
  expect(of(3)).toEqual([])
})

test('the shell’s part of a document is made of all but the version', () => {
  const { documentShell, of } = started()
  documentShell()
  expect(of(7)).toEqual([
    { kind: 'document-shell', id: 7, documentShell: { htmlAttributes: 'base,nonce,shop', head: '/base/' } },
  ])
})

test('a document that cannot be made is answered so', () => {
  const { documentShell, of } = started()
  documentShell('bad')
  documentShell('n', '9.9.9')
  expect(of(7)).toEqual([
    { kind: 'failed', id: 7, text: expect.stringContaining('no document') },
    { kind: 'failed', id: 7, text: expect.stringContaining('shell@9.9.9') },
  ])
})

test('a shell is loaded before a page waits for it; one that cannot be is told to nobody', () => {
  const { ask, sent, releases } = started()
  ask({ kind: 'warm', shellVersion: '2.0.0' })
  expect(releases().map(({ key }) => key)).toEqual(['shell@2.0.0'])
  ask({ kind: 'warm', shellVersion: '9.9.9' })
  expect(sent.map(({ kind }) => kind)).toEqual(['release', 'release'])
})
