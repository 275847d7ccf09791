import Fastify from 'fastify'
import type { PageSessions } from '../session/page-session'
import { addRenewRoute, renewTarget } from './renew-route'

function started(setCookies: string[] = [], knows = true) {
  const asked: Parameters<PageSessions['renew']>[0][] = []
  const app = Fastify({ trustProxy: true })
  const sessions = {
    renew: async (request: Parameters<PageSessions['renew']>[0]) => {
      asked.push(request)
      return setCookies
    },
  }
  addRenewRoute(app, { knows: () => knows } as never, sessions as never)
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'shop.example', ...headers } })
  return { app, asked, get }
}

test('a page sends the browser by, and it comes back to where it was, with its session', async () => {
  const { asked, get } = started(['a=1', 'b=2'])
  const target = renewTarget('/basket?a=1&b=2')
  expect(target).toBe('/v3/oauth/token/renew/?to=%2Fbasket%3Fa%3D1%26b%3D2')
  const answer = await get(target, { cookie: 'refresh_token=r', 'x-forwarded-proto': 'https' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/basket?a=1&b=2'])
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(asked).toMatchObject([{ domain: 'shop.example', cookies: { refresh_token: 'r' }, secure: true }])
  expect(asked[0]?.groups).toContain('shop shop.example')
})

test('a session that stays as it is sets nothing; without https nothing is bound to it', async () => {
  const { asked, get } = started()
  const answer = await get('/v3/oauth/token/renew/?to=//evil.example')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(asked[0]?.secure).toBe(false)
})

test('it never leads to itself, and has no answer to HEAD', async () => {
  const { app, get } = started()
  expect((await get(renewTarget('/v3/oauth/token/renew/'))).headers.location).toBe('/')
  expect((await app.inject({ method: 'HEAD', url: '/v3/oauth/token/renew/' })).statusCode).toBe(404)
})

test('a domain without a shop has no session', async () => {
  const { asked, get } = started([], false)
  const answer = await get(renewTarget('/'))
  expect([answer.statusCode, answer.json().errors.CODE]).toEqual([404, 'shop_unknown'])
  expect(asked).toEqual([])
})
