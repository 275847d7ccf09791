import Fastify from 'fastify'
import { EdgeError } from '../errors'
import { createFairShare } from '../load/fair-share'
import { endedSession } from '../session/session-cookies'
import type { SessionTokens, TokenReply } from '../supplier/supplier-api'
import { collectedLog } from '../testing/collected-log'
import { addRevokeRoute } from './revoke-route'

type Answer = Partial<TokenReply> | Error
const SESSION = { access_token: 'a', refresh_token: 'r', expires: '5' }
const ENDED = endedSession(SESSION, true)

function started(answer: Answer = {}, knows = true) {
  const world = {
    revoked: [] as unknown[],
    forgotten: [] as string[],
    late: [] as SessionTokens[],
    unexpected: 0,
  }
  const share = createFairShare({ places: 1, perGroup: [], queue: 1, deadline: 1000 })
  const { lines, logger } = collectedLog()
  const app = Fastify({ trustProxy: true, logger })
  app.setErrorHandler((_error, _request, reply) => {
    world.unexpected++
    return reply.code(500).send()
  })
  addRevokeRoute(app, {
    api: {
      knows: () => knows,
      revoke: async (domain: string, tokens: SessionTokens, { proto }: { proto: string }) => {
        world.revoked.push([domain, tokens, proto])
        if (answer instanceof Error) throw answer
        return { status: 200, setCookies: [], ...answer }
      },
    } as never,
    refresher: { forget: (_domain: string, token: string) => void world.forgotten.push(token) } as never,
    share,
    late: { add: (_domain: string, tokens: SessionTokens) => void world.late.push(tokens) } as never,
  })
  const post = (cookies: Record<string, string>, token = cookies.access_token) =>
    app.inject({
      method: 'POST',
      url: `/v3/oauth/token/revoke/${token === undefined ? '' : `?access_token=${token}`}`,
      headers: {
        host: 'shop.example',
        'x-forwarded-proto': 'https',
        'content-type': 'application/xml',
        cookie: Object.entries(cookies)
          .map((pair) => pair.join('='))
          .join('; '),
      },
      payload: '<whatever/>',
    })
  return { app, world, share, post, lines }
}

test('a logout ends the session at the API and in the browser', async () => {
  const { world, share, post } = started({ setCookies: ['device=d'] })
  const answer = await post(SESSION)
  expect([answer.statusCode, answer.json()]).toEqual([200, { SUCCESS: 'Y' }])
  expect(answer.headers['set-cookie']).toEqual([...ENDED, 'device=d'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(world).toMatchObject({
    revoked: [['shop.example', { token: 'a', refresh_token: 'r' }, 'https']],
    // Before the call, and what a refresh has got meanwhile.
    forgotten: ['r', 'r'],
    late: [],
  })
  expect(share.active).toBe(0)
})

test('the address without a slash is the same', async () => {
  const { app, world } = started()
  const headers = { host: 'shop.example', cookie: 'access_token=a' }
  const answer = await app.inject({ method: 'POST', url: '/v3/oauth/token/revoke', headers })
  expect(answer.statusCode).toBe(200)
  expect(world.revoked).toHaveLength(1)
})

test('one that comes late leaves the session that has taken the place alone', async () => {
  const { world, post } = started({ setCookies: ['device=d'] })
  const answer = await post({ access_token: 'next', refresh_token: 'of-next' }, 'former')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(world.revoked).toEqual([['shop.example', { token: 'former', refresh_token: '' }, 'https']])
})

test('a page that has forgotten its token names it: its refresh token ends, and cookies of the next session stay', async () => {
  const { world, post } = started()
  const answer = await post({ refresh_token: 'r' }, 'a')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(world.revoked).toEqual([['shop.example', { token: 'a', refresh_token: 'r' }, 'https']])
})

test('a browser without any token loses its refresh token', async () => {
  const { world, post } = started()
  const answer = await post({ refresh_token: 'r' })
  expect(answer.headers['set-cookie']).toEqual(endedSession({}, true))
  expect(world.revoked).toEqual([['shop.example', { token: '', refresh_token: 'r' }, 'https']])
  expect((await post({})).statusCode).toBe(200)
})

test.each([404, 405])('a back end without such a call (%d) has ended what it could', async (status) => {
  const { world, post } = started({ status })
  expect((await post(SESSION)).json()).toEqual({ SUCCESS: 'Y' })
  expect(world.late).toEqual([])
})

test.each<[string, Answer, number, string]>([
  ['answers 500', { status: 500 }, 502, 'api_unreachable'],
  ['answers 400', { status: 400 }, 502, 'api_unreachable'],
  ['is away', new EdgeError('API_UNREACHABLE', 'x'), 502, 'api_unreachable'],
  ['has no room', new EdgeError('OVERLOADED', 'x'), 503, 'overloaded'],
])(
  'of an API that %s the page is told; the browser has no session, and it is tried again',
  async (_what, reply, status, code) => {
    const { world, share, post, lines } = started(reply)
    const answer = await post(SESSION)
    expect([answer.statusCode, answer.json().errors.CODE]).toEqual([status, code])
    expect(answer.headers['set-cookie']).toEqual(ENDED)
    expect(world.late).toEqual([{ token: 'a', refresh_token: 'r' }])
    expect(lines).toMatchObject([
      {
        domain: 'shop.example',
        msg: 'a session is not ended yet',
        ...('status' in reply ? { status: reply.status } : { reason: expect.stringContaining(': x') }),
      },
    ])
    expect(world.forgotten).toEqual(['r', 'r'])
    expect(share.active).toBe(0)
  },
)

test('what nobody expected is left to whoever logs it', async () => {
  const { world, post } = started(new Error('a mistake'))
  expect((await post(SESSION)).statusCode).toBe(500)
  expect(world).toMatchObject({ unexpected: 1, late: [] })
})

test('a domain without a shop has no session', async () => {
  const { world, post } = started({}, false)
  const answer = await post(SESSION)
  expect([answer.statusCode, answer.json().errors.CODE]).toEqual([404, 'shop_unknown'])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(world.revoked).toEqual([])
})
