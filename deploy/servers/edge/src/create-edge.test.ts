import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { type FakeFollower, fakeFollower } from '@prilavok/rollouts/testing/registry-state'
import { createEdge, type Edge } from './create-edge'
import { readSettings } from './settings'
import { credentialsJson } from './testing/fake-shop'
import { freePort } from './testing/free-port'
import { silent } from './testing/silent'

const edges: Edge[] = []
afterAll(async () => {
  for (const edge of edges) await edge.close()
})

/** An edge of whose registry nothing is known. */
function created(env: Record<string, string> = {}, follower: FakeFollower = fakeFollower()) {
  const data = temporaryFolder()
  writeFileSync(join(data, 'shop-credentials.json'), credentialsJson())
  const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, RENDER_WORKERS: '1' }
  const settings = readSettings({ ...place, SUPPLIER_API_ORIGIN: 'http://127.0.0.1:1', ...env })
  const edge = createEdge(settings, silent(), follower)
  edges.push(edge)
  return edge
}

test('without a registry an edge cannot be made, which names the variable that is missing', () => {
  const settings = readSettings({
    DATA_DIR: temporaryFolder(),
    SUPPLIER_API_ORIGIN: 'http://127.0.0.1:1',
    ROLLOUTS_DATABASE_URL: '',
    DATABASE_URL: '',
  })
  expect(() => createEdge(settings, silent())).toThrow(
    expect.objectContaining({
      code: 'SETTINGS_INVALID',
      message: expect.stringContaining('ROLLOUTS_DATABASE_URL must be given, or DATABASE_URL'),
    }),
  )
})

test('a port that somebody else has is named, and what the edge has begun ends', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  let closed = 0
  const follower = { ...fakeFollower(), close: async () => void closed++ }
  const edge = created({ PORT: String(port) }, follower)
  await expect(edge.listen()).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: expect.stringContaining(String(port)),
  })
  expect(closed).toBe(1)
  await new Promise((resolve) => other.close(resolve))
})

test('an edge that knows no rules lives, and says what it lacks', async () => {
  const edge = created()
  const url = await edge.listen()
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const ready = await fetch(`${url}/readyz`)
  const { missing } = (await ready.json()) as { missing: string[] }
  expect([ready.status, missing]).toEqual([503, expect.arrayContaining(['rules'])])
  expect(missing).not.toContain('credentials')
  const health = await fetch(`${url}/healthz`)
  expect([health.status, await health.json()]).toMatchObject([200, { registry: { source: 'none' } }])
  await edge.close()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('an edge without the credentials of its shops is not ready', async () => {
  const edge = created({ SHOP_CREDENTIALS: join(temporaryFolder(), 'none.json') })
  const answer = await fetch(`${await edge.listen()}/readyz`)
  expect(((await answer.json()) as { missing: string[] }).missing).toContain('credentials')
})
