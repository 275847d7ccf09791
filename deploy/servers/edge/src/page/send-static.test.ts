import Fastify from 'fastify'
import { sendStatic } from './send-static'
import type { StaticPage } from './static-page'

const answer = (status: number, page: StaticPage) => {
  const app = Fastify()
  app.get('/', (_request, reply) => sendStatic(reply, status, page))
  return app.inject('/')
}

test('a page that needs nothing is a document with a policy of its own, kept by no cache', async () => {
  const { statusCode, headers, body } = await answer(404, 'unknownShop')
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Host, Accept-Encoding, Cookie',
  })
  const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? []
  expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`)
  expect(headers['retry-after']).toBeUndefined()
})

test('one that is worth another try says when', async () =>
  expect((await answer(503, 'noConnection')).headers['retry-after']).toBe('5'))
