import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/start-embedded-database'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

let dataDir: string
let database: EmbeddedDatabase
const running: ChildProcess[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prilavok main '))
  database = await startEmbeddedDatabase({ dataDir })
}, 30_000)
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await database.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return { child, output: () => output, exit: once(child, 'exit') }
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return String(typeof address === 'object' ? address?.port : 0)
}

async function untilReady(port: string): Promise<number> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer) return answer.status
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('two processes start on an empty database at once, answer, and stop in order on SIGTERM', async () => {
  const ports = [await freePort(), await freePort()]
  const processes = ports.map((port) => start({ DATABASE_URL: database.url, API_PORT: port }))
  expect(await Promise.all(ports.map(untilReady))).toEqual([200, 200])
  const refused = await fetch(`http://127.0.0.1:${ports[0]}/v3/api/client/shop/?access_token=1.secret`)
  expect(refused.status).toBe(401)
  for (const { child } of processes) child.kill('SIGTERM')
  const exits = await Promise.all(processes.map(({ exit }) => exit))
  expect(exits.map(([code]) => code)).toEqual([0, 0])
  expect(processes[0]?.output()).toContain('/v3/api/client/shop/?access_token=*')
  expect(processes[0]?.output()).not.toContain('1.secret')
}, 60_000)

test('a process whose settings or database are wrong says so and ends', async () => {
  const wrong = start({ DATABASE_URL: 'x', API_PORT: 'y' })
  const gone = start({ DATABASE_URL: `postgres://u:p@127.0.0.1:${await freePort()}/d` })
  expect((await wrong.exit)[0]).toBe(1)
  expect(wrong.output()).toMatch(/DATABASE_URL(.|\n)*API_PORT/)
  expect((await gone.exit)[0]).toBe(1)
  expect(gone.output()).toContain('The database of DATABASE_URL cannot be reached')
}, 60_000)
