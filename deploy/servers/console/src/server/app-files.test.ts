import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { appFiles } from './app-files'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-console-page-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a page that is still being built says so and reloads itself; then it opens', async () => {
  const build: { end?: () => void } = {}
  const built = new Promise<void>((resolve) => {
    build.end = resolve
  })
  const app = Fastify()
  await app.register(appFiles, { folder, built })
  const early = await app.inject('/log')
  expect(early).toMatchObject({ statusCode: 503, headers: { refresh: '3' } })
  expect(early.body).toContain('ещё собирается')
  writeFileSync(join(folder, 'main.1a2b.js'), '')
  build.end?.()
  await built
  expect((await app.inject('/log')).body).toContain('src="/files/main.1a2b.js"')
})

test('a page that could not be built says so and is not asked for again', async () => {
  const app = Fastify()
  await app.register(appFiles, { folder, built: Promise.reject(new Error('no such module')) })
  const answer = await app.inject('/')
  expect(answer).toMatchObject({ statusCode: 503, body: expect.stringContaining('не собралась') })
  expect(answer.headers).not.toHaveProperty('refresh')
})
