import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RUN } from '@prilavok/build/testing/run'
import { PAGES, SHELL_SERVER } from '@prilavok/edge/testing/shell-code'
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '@prilavok/embedded-postgres/start-embedded-database'
import { createRegistry } from '@prilavok/rollouts/registry/create-registry'
import { buildFolder } from '@prilavok/rollouts/testing/build-folder'
import { prepareData } from './prepare-data'
import { ROOT } from './root'

const children: ChildProcess[] = []
let dataDir: string
let database: EmbeddedDatabase
let edgePort: number

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prilavok apart '))
  database = await startEmbeddedDatabase({ dataDir })
  await prepareData(
    { ...database, embedded: true },
    { dataDir, size: 'few', firstShopOnly: false, onProgress: () => undefined },
  )
  await publishShop(join(dataDir, 'releases'))
  const apiPort = await freePort()
  edgePort = await freePort()
  start('supplier-api', { DATABASE_URL: database.url, API_PORT: String(apiPort) })
  start('edge', {
    PORT: String(edgePort),
    HOST: '127.0.0.1',
    SUPPLIER_API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    DATA_DIR: dataDir,
    ROLLOUTS_DATABASE_URL: database.url,
  })
  await Promise.all([untilReady(apiPort), untilReady(edgePort)])
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

/** A shell and a catalogue that are just large enough to render a page. */
async function publishShop(releasesDir: string): Promise<void> {
  const own = (['home', 'repair', 'error'] as const).map((name) => ({
    id: `shell.${name}` as const,
    path: { home: '/', repair: '/repair', error: '/server-error' }[name],
    expose: `./${name}` as const,
    access: 'anyone' as const,
  }))
  const page = { id: 'catalog.section', path: '/catalog/:id', expose: './Page', access: 'anyone' } as const
  const builds = [
    buildFolder({ name: 'shell', routes: own }, { 'node/server.cjs': SHELL_SERVER }),
    buildFolder({ name: 'mf-catalog', routes: [page] }, { 'node/Page.cjs': PAGES.good }),
  ]
  const registry = await createRegistry({ databaseUrl: database.url, releasesDir })
  const options = { actor: { kind: 'operator', name: 'test' }, reason: '' } as const
  for (const build of builds) await registry.publish(build, options)
  await registry.change(
    (['shell', 'mf-catalog'] as const).map((part) => ({ kind: 'use', shop: '*', part, version: '1.0.0' })),
    options,
  )
  await registry.close()
}

function start(server: 'edge' | 'supplier-api', env: Record<string, string>): void {
  const main = join(ROOT, 'deploy', 'servers', server, 'src', 'main.ts')
  const child = spawn(process.execPath, [RUN, main], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function untilReady(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function get(domain: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: edgePort, path, headers: { host: domain } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    asked.on('error', reject).end()
  })
}

test('edge and supplier API as processes of their own render the page of each shop over PostgreSQL on TCP', async () => {
  const [green, blue] = await Promise.all([
    get('demo-green.localhost', '/catalog/1'),
    get('demo-blue.localhost', '/catalog/1'),
  ])
  expect([green.status, blue.status]).toEqual([200, 200])
  expect(green.text).toContain('<title>Page — Канцопт Зелёный</title>')
  expect(blue.text).toContain('<title>Page — Офис-Синий</title>')
})

test('both end in order on SIGTERM', async () => {
  const ends = children.map((child) => once(child, 'exit'))
  for (const child of children) child.kill('SIGTERM')
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ])
})
