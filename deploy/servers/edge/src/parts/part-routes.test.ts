import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import Fastify from 'fastify'
import type { PartFile } from './part-files'
import { addPartRoutes } from './part-routes'

const HASH = `sha256-${'a'.repeat(64)}`
const TAG = `"${'a'.repeat(32)}"`

function started({ br = true, gzip = true } = {}) {
  const folder = temporaryFolder()
  const variant = <Encoding extends 'br' | 'gzip' | undefined>(text: string, encoding: Encoding) => {
    const file = join(folder, text)
    writeFileSync(file, text)
    return { file, size: text.length, encoding }
  }
  const file: PartFile = {
    type: 'text/javascript; charset=utf-8',
    hash: HASH,
    plain: variant('plain', undefined),
    ...(br && { br: variant('as brotli', 'br') }),
    ...(gzip && { gzip: variant('as gzip', 'gzip') }),
  }
  const asked: unknown[] = []
  const app = Fastify()
  addPartRoutes(app, {
    find: async (...given) => {
      asked.push(given)
      return given[2] === 'main.js' ? file : undefined
    },
    list: async () => [],
  })
  const ask = (headers: Record<string, string> = {}, path = 'main.js', method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/parts/mf-catalog/1.0.0/${path}`, headers })
  return { asked, ask }
}

test('a file stays good under its address for a year', async () => {
  const { asked, ask } = started()
  const answer = await ask()
  expect([answer.statusCode, answer.body]).toEqual([200, 'plain'])
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    etag: TAG,
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': '5',
  })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(asked).toEqual([['mf-catalog', '1.0.0', 'main.js']])
})

test.each([
  ['gzip, br', {}, 'as brotli', 'br'],
  ['gzip, br', { br: false }, 'as gzip', 'gzip'],
  ['gzip', {}, 'as gzip', 'gzip'],
  ['br', { br: false }, 'plain', undefined],
  ['br, gzip', { br: false, gzip: false }, 'plain', undefined],
  ['identity', {}, 'plain', undefined],
])('with «%s» and %j it is sent %s', async (accepted, forms, body, encoding) => {
  const answer = await started(forms).ask({ 'accept-encoding': accepted })
  expect([answer.body, answer.headers['content-encoding']]).toEqual([body, encoding])
  expect(answer.headers.etag).toBe(encoding ? `${TAG.slice(0, -1)}-${encoding}"` : TAG)
})

test('what a browser has is not sent again', async () => {
  const { ask } = started()
  for (const known of [TAG, `"x", W/${TAG}`]) {
    const answer = await ask({ 'if-none-match': known })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', TAG])
  }
  expect((await ask({ 'if-none-match': '"x"' })).statusCode).toBe(200)
  expect((await ask({ 'if-none-match': TAG, 'accept-encoding': 'br' })).statusCode).toBe(200)
})

test('HEAD tells the same and sends nothing', async () => {
  const answer = await started().ask({}, 'main.js', 'HEAD')
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '5'])
})

test('a page that tries again asks for the same file by another address', async () => {
  const { asked, ask } = started()
  expect((await ask({}, '~12/main.js')).body).toBe('plain')
  expect(asked).toEqual([['mf-catalog', '1.0.0', 'main.js']])
  for (const path of ['~/main.js', '~1234/main.js', 'a/~1/main.js'])
    expect((await ask({}, path)).statusCode).toBe(404)
})

test('what no release has is kept by no cache', async () => {
  const answer = await started().ask({}, 'other.js')
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
  expect(answer.headers['cache-control']).toBe('no-store')
})
