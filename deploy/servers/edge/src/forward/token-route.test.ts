import Fastify from 'fastify'
import { BodyError } from '../body/body-error'
import { createBodyStorage } from '../body/body-storage'
import { createBodies } from '../body/receive-body'
import { EdgeError } from '../errors'
import { FORWARDED_HEADERS } from '../http/security-headers'
import { createFairShare } from '../load/fair-share'
import { refreshCookies } from '../session/session-cookies'
import type { TokenReply } from '../supplier/supplier-api'
import { collectedLog } from '../testing/collected-log'
import { addTokenRoute } from './token-route'

type Tools = Parameters<typeof addTokenRoute>[1]

/** The token route alone, before a handler of errors that nobody expected. */
function started(receive: () => Promise<never>) {
  const unexpected: unknown[] = []
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    unexpected.push(error)
    return reply.code(500).send('unexpected')
  })
  const tools = {
    api: { knows: () => true },
    bodies: { receive },
    share: createFairShare({ places: 1, perGroup: [], queue: 1, deadline: 1000 }),
  }
  addTokenRoute(app, tools as unknown as Tools)
  const post = (contentType: string) =>
    app.inject({
      method: 'POST',
      url: '/v3/oauth/token/',
      headers: { 'content-type': contentType },
      payload: 'grant_type=password',
    })
  return { post, unexpected }
}
const FORM = 'application/x-www-form-urlencoded'

test('only what is no form is told to be none', async () => {
  const { post, unexpected } = started(() => Promise.reject(new Error('not asked')))
  const answer = await post('application/json')
  expect([answer.statusCode, answer.json().errors.CODE]).toEqual([415, 'form_expected'])
  expect(unexpected).toEqual([])
})

test('a body that was not taken has its own answer', async () => {
  const { post, unexpected } = started(() => Promise.reject(new BodyError('too-slow', '1 byte')))
  const answer = await post(FORM)
  expect([answer.statusCode, answer.json().errors.CODE]).toEqual([408, 'body_too_slow'])
  expect(unexpected).toEqual([])
})

test('what nobody expected is left to whoever logs it', async () => {
  const broken = new Error('the disk is full')
  const { post, unexpected } = started(() => Promise.reject(broken))
  const answer = await post(FORM)
  expect([answer.statusCode, answer.body]).toEqual([500, 'unexpected'])
  expect(unexpected).toEqual([broken])
})

describe('a token', () => {
  const GOOD = { access_token: 'new', expires_in: 60, refresh_token: 'given' }
  const reply = (answer: object, changes: Partial<TokenReply> = {}): TokenReply => ({
    status: 200,
    contentType: 'application/json',
    text: JSON.stringify(answer),
    setCookies: [],
    obtainedAt: 0,
    ...changes,
  })
  const GONE = refreshCookies(undefined, true)

  function asking({
    answer = reply(GOOD),
    forgotten = false,
    mark,
    endsLate = true,
  }: {
    answer?: TokenReply | Error
    forgotten?: boolean
    mark?: string
    endsLate?: boolean
  } = {}) {
    const world = {
      asked: [] as unknown[],
      owned: [] as string[],
      forgotten: [] as string[],
      ended: [] as unknown[],
      touched: [] as unknown[],
      unexpected: 0,
    }
    const given = async () => {
      if (answer instanceof Error) throw answer
      return answer
    }
    const share = createFairShare({ places: 1, perGroup: [], queue: 1, deadline: 1000 })
    const { lines, logger } = collectedLog()
    const app = Fastify({ trustProxy: true, logger })
    app.setErrorHandler((_error, _request, response) => {
      world.unexpected++
      return response.code(500).send('unexpected')
    })
    const tools = {
      api: {
        knows: (domain: string) => domain === 'shop.example',
        token: (domain: string, grant: object) => {
          world.asked.push(['token', domain, grant])
          return given()
        },
      },
      refresher: {
        refresh: (domain: string, token: string, caller: object) => {
          world.asked.push(['refresh', domain, token, caller])
          return given()
        },
        forget: (_domain: string, token: string) => void world.forgotten.push(token),
        isForgotten: () => forgotten,
      },
      owners: { add: (domain: string, token: string) => void world.owned.push(`${domain} ${token}`) },
      untouched: {
        touch: (call: object) => {
          world.touched.push(call)
          return mark
        },
      },
      bodies: createBodies(createBodyStorage({ memory: 100_000, inMemory: 100_000, disk: 0 }), {
        timeout: 1000,
        minimumRate: 1,
      }),
      share,
      late: {
        end: async (domain: string, tokens: object) => {
          world.ended.push([domain, tokens])
          return endsLate
        },
      },
    }
    addTokenRoute(app, tools as unknown as Tools)
    const post = (form: Record<string, string>, cookie = '', host = 'shop.example') =>
      app.inject({
        method: 'POST',
        url: '/v3/oauth/token/',
        headers: { 'content-type': FORM, host, cookie, 'x-forwarded-proto': 'https' },
        payload: new URLSearchParams(form).toString(),
      })
    return { app, world, share, post, lines }
  }
  const LOGIN = { grant_type: 'password', username: 'a', password: 'b' }
  const REFRESH = { grant_type: 'refresh_token' }
  const VISIT = { grant_type: 'client_credentials' }

  test('of a login is the browser’s, but for its refresh token', async () => {
    const { world, share, post } = asking({
      answer: reply(GOOD, { setCookies: ['device=d'] }),
      mark: 'untouched=',
    })
    const answer = await post(LOGIN)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { access_token: 'new', expires_in: 60, has_refresh_token: true },
    ])
    expect(answer.headers['set-cookie']).toEqual(['device=d', ...refreshCookies('given', true), 'untouched='])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...FORWARDED_HEADERS,
    })
    expect(world).toMatchObject({
      asked: [['token', 'shop.example', LOGIN]],
      owned: ['shop.example new'],
      ended: [],
    })
    expect(share.active).toBe(0)
  })

  test('of a visitor ends no visit and takes nothing away', async () => {
    const { world, post } = asking({
      answer: reply({ access_token: 'new', expires_in: 60 }),
      mark: 'untouched=',
    })
    const answer = await post(VISIT, 'access_token=old')
    expect(answer.json()).toEqual({ access_token: 'new', expires_in: 60, has_refresh_token: false })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(world.touched).toEqual([])
    expect(world.ended).toEqual([])
  })

  test.each(['refresh_token=old', 'has_refresh_token=Y'])(
    'of a visitor who had a session (%s) takes what is left of it away',
    async (cookie) => {
      const { post } = asking({ answer: reply({ access_token: 'new', expires_in: 60 }) })
      expect((await post(VISIT, cookie)).headers['set-cookie']).toEqual(GONE)
    },
  )

  test('is refreshed by the cookie, which no form overrules; a form may bring one of its own', async () => {
    const { world, post } = asking()
    const answer = await post({ ...REFRESH, refresh_token: 'of-form' }, 'refresh_token=of-cookie; device=d')
    expect(answer.headers['set-cookie']).toEqual(refreshCookies('given', true))
    await post({ ...REFRESH, refresh_token: 'of-form' })
    const caller = { proto: 'https', device: 'd' }
    expect(world.asked).toEqual([
      ['refresh', 'shop.example', 'of-cookie', caller],
      ['refresh', 'shop.example', 'of-form', { ...caller, device: undefined }],
    ])
    expect(world.ended).toEqual([])
  })

  test('without a new refresh token leaves the old one good', async () => {
    const { post } = asking({ answer: reply({ access_token: 'new', expires_in: 60 }) })
    const answer = await post(REFRESH, 'refresh_token=old')
    expect(answer.json().has_refresh_token).toBe(true)
    expect(answer.headers['set-cookie']).toEqual(refreshCookies('old', true))
  })

  test('cannot be refreshed without a refresh token: what tells of one is taken away', async () => {
    const { world, post } = asking()
    const answer = await post(REFRESH)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_grant' }])
    expect(answer.headers['set-cookie']).toEqual(GONE)
    expect(world.asked).toEqual([])
  })

  test('of a session that has ended meanwhile is none, and the cookies of the next one stay', async () => {
    const { world, post } = asking({ forgotten: true })
    const answer = await post(REFRESH, 'refresh_token=old')
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_grant' }])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(world.owned).toEqual([])
  })

  test('that the API rejects to refresh ends the session; a wrong password ends none', async () => {
    const answer = reply({ error: 'invalid_grant' }, { status: 400 })
    const refreshed = await asking({ answer }).post(REFRESH, 'refresh_token=old')
    expect([refreshed.statusCode, refreshed.json()]).toEqual([400, { error: 'invalid_grant' }])
    expect(refreshed.headers['set-cookie']).toEqual(GONE)
    const { world, post } = asking({ answer })
    const login = await post(LOGIN, 'refresh_token=old')
    expect(login.headers['set-cookie']).toBeUndefined()
    expect([world.ended, world.forgotten]).toEqual([[], []])
  })

  test('that the API cannot give now leaves the session as it is, and says when to ask again', async () => {
    const { post } = asking({ answer: reply({ error: 'x' }, { status: 503, retryAfter: '7' }) })
    const answer = await post(REFRESH, 'refresh_token=old')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '7'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('that cannot be read is no answer', async () => {
    const answer = await asking({ answer: reply({}) }).post(LOGIN)
    expect([answer.statusCode, answer.json().errors.CODE]).toEqual([502, 'api_unreachable'])
  })

  test.each([
    [
      'with a password',
      'refresh_token=old; access_token=a; has_refresh_token=Y',
      { token: 'a', refresh_token: 'old' },
      ['old'],
    ],
    [
      'without a password',
      'access_token=a; login_stamp=one@5; expires=5',
      { token: 'a', refresh_token: '' },
      [],
    ],
    ['whose access token is away', 'refresh_token=old', { token: '', refresh_token: 'old' }, ['old']],
  ])('of a login over the session of a user %s ends that one', async (_who, cookie, tokens, forgotten) => {
    const { world, post, lines } = asking({ endsLate: false })
    expect((await post(LOGIN, cookie)).statusCode).toBe(200)
    expect(world.ended).toEqual([['shop.example', tokens]])
    expect(world.forgotten).toEqual(forgotten)
    expect(lines).toMatchObject([{ domain: 'shop.example', msg: 'the former session is not ended yet' }])
  })

  test('of a login over a visit ends no session', async () => {
    const { world, post } = asking()
    await post(LOGIN, 'access_token=a')
    expect(world.ended).toEqual([])
    expect(world.touched).toMatchObject([
      { method: 'POST', url: '/v3/oauth/token/', token: 'a', secure: true, cookies: { access_token: 'a' } },
    ])
  })

  test.each<[string, Error, number, string]>([
    ['has no room', new EdgeError('OVERLOADED', 'x'), 503, 'overloaded'],
    ['is away', new EdgeError('API_UNREACHABLE', 'x'), 502, 'api_unreachable'],
  ])('is none while the API %s', async (_what, error, status, code) => {
    const { share, post, lines } = asking({ answer: error })
    const answer = await post(LOGIN)
    expect([answer.statusCode, answer.json().errors.CODE]).toEqual([status, code])
    expect(share.active).toBe(0)
    expect(lines).toMatchObject([{ domain: 'shop.example', reason: error.message, msg: 'no token' }])
  })

  test('that fails as nobody expected is left to whoever logs it', async () => {
    const { world, post } = asking({ answer: new Error('a mistake') })
    expect((await post(LOGIN)).statusCode).toBe(500)
    expect(world.unexpected).toBe(1)
  })

  test('is given to shops alone, and to forms; a long form is none', async () => {
    const { app, world, post } = asking()
    const other = await post(LOGIN, '', 'other.example')
    expect([other.statusCode, other.json().errors.CODE]).toEqual([404, 'shop_unknown'])
    const headers = { host: 'shop.example' }
    const empty = await app.inject({ method: 'POST', url: '/v3/oauth/token', headers })
    expect([empty.statusCode, empty.json().errors.CODE]).toEqual([415, 'form_expected'])
    const long = await post({ ...LOGIN, password: 'x'.repeat(16 * 1024) })
    expect([long.statusCode, long.json().errors.CODE]).toEqual([413, 'body_too_large'])
    expect(world.asked).toEqual([])
  })
})
