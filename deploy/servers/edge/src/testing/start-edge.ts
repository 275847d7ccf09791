import { writeFileSync } from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { EVERY_SHOP, type RolloutRule } from '@prilavok/rollouts/model/rule'
import { readRelease } from '@prilavok/rollouts/registry'
import { buildFolder, temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import { type FakeFollower, fakeFollower, registryState } from '@prilavok/rollouts/testing/registry-state'
import type { Boot, PartName, RouteDescriptor } from '@prilavok/shared-kernel/contract'
import type { Tracing } from '@prilavok/tracing/span'
import { createEdge } from '../create-edge'
import { readSettings } from '../settings'
import { type FakeApi, startFakeApi } from './fake-api'
import { credentialsJson } from './fake-shop'
import { PAGES, SHELL_SERVER } from './shell-code'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  setCookies: string[]
  /** Decompressed. */
  text: string
  /** The boot JSON of a page. */
  boot(): Boot
}

export interface Ask {
  host?: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface TestEdge {
  api: FakeApi
  releasesDir: string
  /** What the edge knows of the registry. */
  follower: FakeFollower
  /** Chooses releases, each in place of the rule that its shop had; for every shop where none is named. */
  choose(...rules: (Pick<RolloutRule, 'part' | 'stable'> & Partial<RolloutRule>)[]): Promise<void>
  url: string
  log(): string
  ask(path: string, ask?: Ask): Promise<Answer>
  close(): Promise<void>
}

const bodyOf = (encoding: string | undefined, raw: Buffer) =>
  (encoding === 'br' ? brotliDecompressSync(raw) : encoding === 'gzip' ? gunzipSync(raw) : raw).toString()

function bootIn(text: string): Boot {
  const json = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(text)?.[1]
  if (!json) throw new Error(`No boot JSON in: ${text}`)
  return JSON.parse(json) as Boot
}

/** One request with a Host header of its own choice. */
export function ask(origin: string, path: string, given: Ask = {}): Promise<Answer> {
  const { host = 'demo-green.localhost', method = 'GET', headers, body } = given
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const options = { hostname, port, path, method, headers: { host, ...headers }, agent: false }
    const request = http.request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const raw = Buffer.concat(chunks)
        const text = raw.length > 0 ? bodyOf(answer.headers['content-encoding'], raw) : ''
        const setCookies = answer.headers['set-cookie'] ?? []
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          setCookies,
          text,
          boot: () => bootIn(text),
        })
      })
    })
    request.once('error', reject)
    request.end(body)
  })
}

const route = (id: RouteDescriptor['id'], path: string, expose: `./${string}`): RouteDescriptor => ({
  id,
  path,
  expose,
  access: 'anyone',
})

/** Publishes a part with one page of the given behaviour at `/<name without mf->`; `missing` is that of a thing with a number. */
export async function publishPage(
  releasesDir: string,
  name: PartName,
  page: keyof typeof PAGES,
  version = '1.0.0',
): Promise<void> {
  const path = `/${name.slice(3)}`
  const routes: RouteDescriptor[] =
    page === 'missing'
      ? [{ ...route(`${name}.page`, `${path}/:id`, './Page'), params: { id: 'digits' } }]
      : [route(`${name}.page`, path, './Page')]
  await placeRelease(buildFolder({ name, version, routes }, { 'node/Page.cjs': PAGES[page] }), releasesDir)
}

/** Shell, catalogue and a basket widget in the layout: the shop that all tests begin with. */
async function publishShop(releasesDir: string): Promise<void> {
  const own = [route('shell.home', '/', './Home'), route('shell.repair', '/repair', './Repair')]
  const shell = {
    name: 'shell',
    entry: ['runtime.js', 'main.js'],
    layoutSlots: ['header.basket', 'settings.sessions'],
  } as const
  const routes = [...own, route('shell.error', '/server-error', './ServerError')]
  const section = {
    ...route('catalog.section', '/catalog/:sectionId', './SectionPage'),
    layout: './CatalogLayout',
  } as const
  const builds = [
    buildFolder(
      {
        ...shell,
        entry: [...shell.entry],
        layoutSlots: [...shell.layoutSlots],
        routes,
        sharedScripts: { 'kernel/forms': ['yup.js', 'forms.js'], 'kernel/files': ['files.js'] },
      },
      { 'node/server.cjs': SHELL_SERVER },
    ),
    buildFolder(
      {
        name: 'mf-catalog',
        routes: [{ ...section, params: { sectionId: 'digits' } }],
        consumes: { './SectionPage': ['kernel/forms', 'kernel/of-the-first-scripts'] },
      },
      { 'node/SectionPage.cjs': PAGES.good },
    ),
    buildFolder(
      {
        name: 'mf-basket',
        slots: [
          { slot: 'settings.sessions', expose: './MiniBasket' },
          { slot: 'header.basket', expose: './Deferred' },
        ],
      },
      { 'node/MiniBasket.cjs': PAGES.widget },
    ),
  ]
  for (const build of builds) await placeRelease(build, releasesDir)
}

/** A machine that does much else at the same time must not look like a page that hangs. */
const UNHURRIED = {
  RENDER_WORKERS: '1',
  STALL_LIMIT: '5000',
  RENDER_DEADLINE: '20000',
  RENDER_QUEUE_DEADLINE: '20000',
  DATA_DEADLINE: '10000',
}

/** The rules of a test: all of them are read anew from the folder of releases, as the registry would. */
function chooser(releasesDir: string, follower: FakeFollower): TestEdge['choose'] {
  return async (...chosen) => {
    const given = chosen.map((rule) => ({ shop: EVERY_SHOP, ...rule }))
    const before = follower.current()
    const others = (before?.rules ?? []).filter(
      (rule) => !given.some(({ part, shop }) => part === rule.part && shop === rule.shop),
    )
    const rules = [...others, ...given]
    const named = new Map(
      rules
        .flatMap(({ part, stable, candidate, lastGood }) =>
          [stable, candidate?.version, lastGood].map((version) => ({ part, version })),
        )
        .flatMap(({ part, version }) =>
          version ? [[`${part}@${version}`, { part, version }] as const] : [],
        ),
    )
    const releases = await Promise.all(
      [...named.values()].map(({ part, version }) => readRelease(releasesDir, part, version)),
    )
    const { withdrawals = [], problems = [], revision = 0 } = before ?? {}
    follower.set(registryState({ releases, rules, withdrawals, problems, revision: revision + 1 }))
  }
}

const running = new Set<TestEdge>()

const PARTS = ['shell', 'mf-catalog', 'mf-basket'] as const

/**
 * An edge on a free port before a fake API, with the shop's releases chosen for everybody. Ends with the test file.
 * @param known the follower of an edge before it, whose rules go on
 */
export async function startEdge(
  env: Record<string, string> = {},
  known?: FakeFollower,
  tracing?: Tracing,
): Promise<TestEdge> {
  const data = temporaryFolder()
  const releasesDir = join(data, 'releases')
  await publishShop(releasesDir)
  const follower = known ?? fakeFollower()
  const choose = chooser(releasesDir, follower)
  if (!known) await choose(...PARTS.map((part) => ({ part, stable: '1.0.0' })))
  writeFileSync(join(data, 'shop-credentials.json'), credentialsJson())
  const api = await startFakeApi()
  const lines: string[] = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, SUPPLIER_API_ORIGIN: api.origin }
  const edge = createEdge(readSettings({ ...place, ...UNHURRIED, ...env }), log, follower, tracing)
  const url = await edge.listen()
  const started: TestEdge = {
    api,
    releasesDir,
    follower,
    choose,
    url,
    log: () => lines.join(''),
    ask: (path, given) => ask(url, path, given),
    async close() {
      running.delete(started)
      await edge.close()
      await api.close()
    },
  }
  running.add(started)
  afterTestFile(() => running.has(started) && started.close())
  return started
}
