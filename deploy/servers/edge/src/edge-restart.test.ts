import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { type TestRegistry, testRegistry } from '@prilavok/rollouts/testing/test-registry'
import { createEdge } from './create-edge'
import { readSettings } from './settings'
import { cuttableDatabase } from './testing/cuttable-database'
import { startFakeApi } from './testing/fake-api'
import { credentialsJson } from './testing/fake-shop'
import { silent } from './testing/silent'
import { type Answer, type Ask, ask } from './testing/start-edge'
import { until } from './testing/until'

const GREEN = 'demo-green.localhost'
const RED = 'demo-red.localhost'
const NOWHERE = 'postgres://nobody@127.0.0.1:1/none'

interface RunningEdge {
  ask(path: string, given?: Ask): Promise<Answer>
  versionOf(host: string): Promise<string | undefined>
  close(): Promise<void>
}

/** An edge as it runs in production: all that it knows of rollouts comes from the database, or from its own data folder. */
async function startOn(
  databaseUrl: string,
  { releasesDir }: TestRegistry,
  data: string,
): Promise<RunningEdge> {
  const api = await startFakeApi()
  writeFileSync(join(data, 'shop-credentials.json'), credentialsJson())
  const edge = createEdge(
    readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      RELEASES_DIR: releasesDir,
      ROLLOUTS_DATABASE_URL: databaseUrl,
      SUPPLIER_API_ORIGIN: api.origin,
      RENDER: 'client',
      RENDER_WORKERS: '1',
    }),
    silent(),
  )
  const url = await edge.listen()
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await edge.close()
    await api.close()
  }
  afterTestFile(close)
  const asked: RunningEdge['ask'] = (path, given) => ask(url, path, given)
  return {
    ask: asked,
    close,
    versionOf: async (host) => (await asked('/', { host })).boot().plan.parts['mf-catalog']?.version,
  }
}

async function shop() {
  const registry = await testRegistry()
  const home = { id: 'shell.home', path: '/', expose: './Home', access: 'anyone' } as const
  await registry.publish({ name: 'shell', version: '1.0.0', routes: [home] })
  await registry.change({ kind: 'use', shop: EVERY_SHOP, part: 'shell', version: '1.0.0' })
  await registry.begin('mf-catalog', '1.0.0', '1.1.0')
  return registry
}

const healthOf = async (edge: RunningEdge) => JSON.parse((await edge.ask('/healthz')).text).registry

test('a change reaches every edge without a restart, and concerns its shop alone', async () => {
  const registry = await shop()
  const edges = [
    await startOn(registry.databaseUrl, registry, temporaryFolder()),
    await startOn(registry.databaseUrl, registry, temporaryFolder()),
  ]
  for (const edge of edges) expect(await edge.versionOf(GREEN)).toBe('1.0.0')
  await registry.change({ kind: 'use', shop: GREEN, part: 'mf-catalog', version: '1.1.0' })
  for (const edge of edges) {
    await until(async () => (await edge.versionOf(GREEN)) === '1.1.0')
    expect(await edge.versionOf(RED)).toBe('1.0.0')
    expect(await healthOf(edge)).toMatchObject({ connected: true, source: 'registry' })
  }
})

test('an edge that starts while the registry is down begins with what it knew, and says so', async () => {
  const registry = await shop()
  const data = temporaryFolder()
  const before = await startOn(registry.databaseUrl, registry, data)
  await registry.change({ kind: 'use', shop: GREEN, part: 'mf-catalog', version: '1.1.0' })
  await until(async () => (await before.versionOf(GREEN)) === '1.1.0')
  const { revision } = await healthOf(before)
  await before.close()
  const after = await startOn(NOWHERE, registry, data)
  expect([await after.versionOf(GREEN), await after.versionOf(RED)]).toEqual(['1.1.0', '1.0.0'])
  expect(await healthOf(after)).toMatchObject({ connected: false, source: 'file', revision })
  await until(async () => (await after.ask('/readyz')).status === 200)
})

test('an edge that never heard of the registry is not ready', async () => {
  const registry = await shop()
  const edge = await startOn(NOWHERE, registry, temporaryFolder())
  expect((await edge.ask('/')).status).toBe(503)
  expect((await edge.ask('/readyz')).status).toBe(503)
  expect(await healthOf(edge)).toMatchObject({ connected: false, source: 'none' })
})

test('a release that cannot be read touches the shop that needs it alone, and at a restart not even that', async () => {
  const registry = await shop()
  await registry.change({ kind: 'use', shop: GREEN, part: 'mf-catalog', version: '1.1.0' })
  const data = temporaryFolder()
  const before = await startOn(registry.databaseUrl, registry, data)
  expect(await before.versionOf(GREEN)).toBe('1.1.0')
  await before.close()
  const { pool, close } = connectRollouts(registry.databaseUrl, { maximum: 1 })
  afterTestFile(close)
  await pool.query(`update rollouts.releases set descriptor = '{}' where version = '1.1.0'`)
  const after = await startOn(registry.databaseUrl, registry, data)
  expect([await after.versionOf(GREEN), await after.versionOf(RED)]).toEqual(['1.1.0', '1.0.0'])
  const fresh = await startOn(registry.databaseUrl, registry, temporaryFolder())
  expect([await fresh.versionOf(GREEN), await fresh.versionOf(RED)]).toEqual(['1.0.0', '1.0.0'])
})

const PAGES = 1000
const AT_ONCE = 10

test('1,000 pages while the registry goes and comes back and each edge restarts: none fails, none changes', async () => {
  const registry = await shop()
  const database = await cuttableDatabase(registry.databaseUrl)
  afterTestFile(async () => database.close())
  const data = [temporaryFolder(), temporaryFolder()]
  const open = new Map<string, RunningEdge>()
  const start = async (folder: string) => void open.set(folder, await startOn(database.url, registry, folder))
  for (const folder of data) await start(folder)
  const statuses: number[] = []
  const versions = new Set<string | undefined>()
  const asked = new Map<RunningEdge, number>()
  const count = (edge: RunningEdge, change: number) => asked.set(edge, (asked.get(edge) ?? 0) + change)
  /** As a balancer does it: no new request to an edge that is about to end, and those that it has are waited for. */
  const askOne = async (number: number) => {
    const edges = [...open.values()]
    const host = number % 3 === 0 ? RED : GREEN
    const edge = edges[number % edges.length]
    if (!edge) throw new Error('no edge is open')
    count(edge, 1)
    const { status, boot } = await edge.ask('/', { host })
    count(edge, -1)
    statuses.push(status)
    versions.add(boot().plan.parts['mf-catalog']?.version)
  }
  const restart = async (folder: string) => {
    const edge = open.get(folder)
    open.delete(folder)
    if (!edge) throw new Error('this edge is not open')
    await until(() => asked.get(edge) === 0)
    await edge.close()
    await start(folder)
  }
  let next = 0
  const visitor = async () => {
    while (next < PAGES) await askOne(next++)
  }
  const events = async () => {
    await until(() => next > PAGES * 0.2, 60_000)
    database.cut()
    for (const folder of data) await restart(folder)
    for (const edge of open.values())
      expect(await healthOf(edge)).toMatchObject({ connected: false, source: 'file' })
    await until(() => next > PAGES * 0.8, 60_000)
    await database.restore()
  }
  await Promise.all([...Array.from({ length: AT_ONCE }, visitor), events()])
  expect([statuses.length, ...new Set(statuses)]).toEqual([PAGES, 200])
  expect([...versions]).toEqual(['1.0.0'])
  await registry.change({ kind: 'use', shop: EVERY_SHOP, part: 'mf-catalog', version: '1.1.0' })
  for (const edge of open.values()) {
    await until(async () => (await edge.versionOf(GREEN)) === '1.1.0', 10_000)
    expect(await healthOf(edge)).toMatchObject({ connected: true, source: 'registry' })
  }
})
