import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildFolder, temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import type { DocumentShell, RenderJob, Shop } from '@prilavok/shared-kernel/contract'
import { GREEN } from '../testing/fake-shop'
import { planOf } from '../testing/plan-of'
import { until } from '../testing/until'
import { createDocumentShells } from './document-shells'
import type { FromWorker, ToWorker } from './messages'
import { createWorkerAnswers } from './worker-answers'

describe('worker-answers', () => {
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
})

describe('document-shells', () => {
  async function startFrames() {
    const release = await placeRelease(buildFolder({ name: 'shell' }, {}), temporaryFolder())
    const plan = planOf(GREEN, release)
    const world = { now: 0, calls: 0, fails: true, broken: [] as string[] }
    const pool = {
      async documentShell({ nonce }: { nonce: string }): Promise<DocumentShell> {
        world.calls++
        if (world.fails) throw new Error('no document shell')
        return { htmlAttributes: ' lang="ru"', head: `<style nonce="${nonce}"></style>` }
      },
      isBroken: (key: string) => world.broken.includes(key),
    }
    const documentShells = createDocumentShells(pool, { error: () => undefined }, () => world.now)
    return { world, head: async () => (await documentShells.of(GREEN, plan, 'own')).head }
  }

  test('a shell that gave no document shell is asked again only some seconds later', async () => {
    const { world, head } = await startFrames()
    for (world.now = 0; world.now < 5000; world.now += 1000) expect(await head()).toContain('viewport')
    expect(world.calls).toBe(1)
    world.fails = false
    expect(await head()).toBe('<style nonce="own"></style>')
    world.now += 100_000
    expect(await head()).toBe('<style nonce="own"></style>')
    expect(world.calls).toBe(2)
  })

  test('a shell that is kept away from the workers is not asked', async () => {
    const { world, head } = await startFrames()
    world.fails = false
    world.broken = ['shell@1.0.0']
    expect(await head()).toContain('viewport')
    expect(world.calls).toBe(0)
    world.broken = []
    expect(await head()).toBe('<style nonce="own"></style>')
  })

  async function made(version = '1.0.0') {
    const release = await placeRelease(buildFolder({ name: 'shell', version }, {}), temporaryFolder())
    return planOf(GREEN, release)
  }

  test('a document shell is made once for a shop’s data and a shell; each page has its own nonce in it', async () => {
    const asked: { shellVersion: string; isTrial: boolean; base: string }[] = []
    const pool = {
      documentShell: async (request: (typeof asked)[number] & { nonce: string }) => {
        asked.push(request)
        const { nonce } = request
        return {
          htmlAttributes: ` data-n="${nonce}${nonce}"`,
          head: `<style nonce="${nonce}">`,
          webApp: 'app' as never,
        }
      },
      isBroken: () => false,
    }
    const shells = createDocumentShells(pool, { error: () => undefined })
    const plan = await made()
    expect(await shells.of(GREEN, plan, 'a')).toEqual({
      htmlAttributes: ' data-n="aa"',
      head: '<style nonce="a">',
      webApp: 'app',
    })
    expect((await shells.of(GREEN, plan, 'b')).head).toBe('<style nonce="b">')
    await shells.of({ ...GREEN }, plan, 'a')
    await shells.of(GREEN, await made('2.0.0'), 'a')
    expect(asked.map(({ shellVersion, isTrial }) => [shellVersion, isTrial])).toEqual([
      ['1.0.0', false],
      ['1.0.0', false],
      ['2.0.0', false],
    ])
    const tried = {
      ...plan,
      parts: { ...plan.parts, shell: { ...plan.parts.shell, version: '3.0.0', chosenAs: 'candidate' } },
    }
    await shells.of(GREEN, tried as typeof plan, 'a')
    expect(asked.at(-1)).toMatchObject({
      shellVersion: '3.0.0',
      isTrial: true,
      shop: GREEN,
      base: plan.parts.shell.base,
    })
  })
})
