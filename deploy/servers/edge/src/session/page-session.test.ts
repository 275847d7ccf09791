import { createFairShare } from '../load/fair-share'
import type { SupplierApi, TokenReply } from '../supplier/supplier-api'
import type { TokenOwners } from '../supplier/token-owners'
import { createTokenRefresher } from '../supplier/token-refresher'
import { createPageSessions } from './page-session'
import { endedSession, pauseCookie, refreshCookies } from './session-cookies'

test('a page does not wait for a silent API, and gives its place back; the refresh goes on for the others', async () => {
  let asked = 0
  const silent = {
    token: () => {
      asked++
      return new Promise<never>(() => undefined)
    },
  }
  const share = createFairShare({ places: 1, perGroup: [1], queue: 1, deadline: 1000 })
  const refresher = createTokenRefresher(silent)
  const owners = { belongs: async () => false, add: () => undefined } as unknown as TokenOwners
  const sessions = createPageSessions(silent as unknown as SupplierApi, refresher, owners, share, 1)
  const cookies = { has_refresh_token: 'Y', refresh_token: 'r' }
  const ask = { domain: 'shop', cookies, secure: false, groups: [], gone: new AbortController().signal }
  const [paused] = await sessions.renew(ask)
  expect(paused).toMatch(/^renew_paused=1; .*Max-Age=10/)
  expect(share.active).toBe(0)
  await sessions.renew(ask)
  expect(asked).toBe(1)
})

describe('a page', () => {
  const inAnHour = () => String(Date.now() + 3_600_000)
  const reply = (answer: object, changes: Partial<TokenReply> = {}): TokenReply => ({
    status: 200,
    contentType: 'application/json',
    text: JSON.stringify({ access_token: 'new', expires_in: 60, ...answer }),
    setCookies: [],
    obtainedAt: Date.now(),
    ...changes,
  })

  function started({
    belongs = true,
    forgotten = false,
    given = () => reply({}),
  }: {
    belongs?: boolean
    forgotten?: boolean
    given?: () => TokenReply | Promise<TokenReply>
  } = {}) {
    const world = { asked: [] as unknown[][], claims: [] as unknown[], owned: [] as string[] }
    const api = {
      token: async (...call: unknown[]) => {
        world.asked.push(call)
        return given()
      },
    } as unknown as SupplierApi
    const refresher = { ...createTokenRefresher(api), isForgotten: () => forgotten }
    const owners: TokenOwners = {
      belongs: async (claim) => {
        world.claims.push(claim)
        return belongs
      },
      add: (domain, token) => void world.owned.push(`${domain} ${token}`),
    }
    const share = createFairShare({ places: 1, perGroup: [1], queue: 1, deadline: 1000 })
    const sessions = createPageSessions(api, refresher, owners, share)
    const gone = new AbortController()
    const request = (cookies: Record<string, string>, secure = true) => ({
      domain: 'shop',
      cookies,
      secure,
      groups: ['group'],
      gone: gone.signal,
    })
    return { world, share, gone, sessions, request }
  }
  const names = (lines: readonly string[]) => lines.map((line) => line.slice(0, line.indexOf('=')))

  test('keeps a token that is good and this shop’s', async () => {
    const { world, sessions, request } = started()
    const cookies = { access_token: 'a', expires: inAnHour() }
    expect(await sessions.open(request(cookies))).toEqual({ cookies, setCookies: [] })
    expect(world.claims).toMatchObject([{ domain: 'shop', token: 'a', groups: ['group'] }])
    expect(world.asked).toEqual([])
  })

  test.each<[string, Record<string, string>, boolean]>([
    ['without a token', { PHPSESSID: 'visitor', other: 'x' }, true],
    ['with one that is over', { PHPSESSID: 'visitor', other: 'x', access_token: 'a', expires: '1' }, true],
    [
      'with one of another shop',
      { PHPSESSID: 'visitor', other: 'x', access_token: 'a', expires: '9999999999999' },
      false,
    ],
  ])('%s gets a visitor’s, and the visitor goes on', async (_what, cookies, belongs) => {
    const answer = reply({}, { setCookies: ['PHPSESSID=next; HttpOnly', 'device=d'], obtainedAt: 5000 })
    const { world, share, sessions, request } = started({ belongs, given: () => answer })
    const session = await sessions.open(request(cookies))
    expect(session.cookies).toEqual({ ...cookies, access_token: 'new', expires_in: '60', expires: '65000' })
    expect(names(session.setCookies)).toEqual(['access_token', 'expires_in', 'expires', 'PHPSESSID'])
    expect(session.setCookies[0]).toMatch(/; Secure$/)
    expect(session.setCookies[3]).toBe('PHPSESSID=next; HttpOnly')
    expect(world.asked).toEqual([
      ['shop', { grant_type: 'client_credentials' }, { proto: 'https', visitor: 'visitor' }],
    ])
    expect(world.owned).toEqual(['shop new'])
    expect(share.active).toBe(0)
  })

  test('that came without https says so to the API', async () => {
    const { world, sessions, request } = started()
    const { setCookies } = await sessions.open(request({}, false))
    expect(world.asked[0]?.[2]).toEqual({ proto: 'http', visitor: undefined })
    expect(setCookies[0]).not.toContain('Secure')
  })

  test('of a user whose token is over is to be renewed now; a moment after that failed later', async () => {
    const { world, sessions, request } = started()
    const cookies = { has_refresh_token: 'Y', access_token: 'a', expires: '1' }
    expect(await sessions.open(request(cookies))).toEqual({ cookies, setCookies: [], renew: 'now' })
    const paused = { ...cookies, renew_paused: '1' }
    expect(await sessions.open(request(paused))).toEqual({ cookies: paused, setCookies: [], renew: 'later' })
    expect(world.asked).toEqual([])
  })

  test('that brings a refresh token which scripts could read has it moved', async () => {
    const { sessions, request } = started()
    const { cookies, setCookies, renew } = await sessions.open(request({ refresh_token: 'old' }))
    expect([cookies, renew]).toEqual([{ has_refresh_token: 'Y' }, 'now'])
    expect(setCookies).toEqual([
      expect.stringMatching(/^refresh_token=; Path=\/;/),
      ...refreshCookies('old', true),
    ])
    const empty = await started().sessions.open(request({ refresh_token: '' }))
    expect(names(empty.setCookies)).toEqual(['refresh_token', 'access_token', 'expires_in', 'expires'])
  })

  describe('that renews', () => {
    const USER = { has_refresh_token: 'Y', refresh_token: 'r', access_token: 'a', expires: '1', device: 'd' }

    test('gets the next token, with the refresh token that goes with it', async () => {
      const answer = reply({ refresh_token: 'next' }, { setCookies: ['device=d2', 'PHPSESSID=x'] })
      const { world, share, sessions, request } = started({ given: () => answer })
      const lines = await sessions.renew(request(USER))
      expect(names(lines.slice(0, 3))).toEqual(['access_token', 'expires_in', 'expires'])
      expect(lines.slice(3)).toEqual([...refreshCookies('next', true), 'device=d2'])
      expect(world.asked).toMatchObject([
        ['shop', { grant_type: 'refresh_token', refresh_token: 'r' }, { proto: 'https', device: 'd' }],
      ])
      expect(world.owned).toEqual(['shop new'])
      expect(share.active).toBe(0)
    })

    test('keeps the refresh token of a server that gives no other', async () => {
      const { sessions, request } = started()
      expect((await sessions.renew(request(USER))).slice(3)).toEqual(refreshCookies('r', true))
    })

    test('is paused by a token that is over at once', async () => {
      const { sessions, request } = started({ given: () => reply({ expires_in: 1 }) })
      expect((await sessions.renew(request(USER))).at(-1)).toMatch(/^renew_paused=1;/)
    })

    test('changes nothing while its token is good', async () => {
      const { world, sessions, request } = started()
      expect(await sessions.renew(request({ ...USER, expires: inAnHour() }))).toEqual([])
      expect(world.asked).toEqual([])
    })

    test('ends a session without a refresh token', async () => {
      const { sessions, request } = started()
      const { refresh_token: _, ...rest } = USER
      expect(await sessions.renew(request(rest))).toEqual(endedSession(rest, true))
    })

    test('loses a refresh token that a logout has left', async () => {
      const { sessions, request } = started()
      expect(await sessions.renew(request({ refresh_token: 'r' }))).toEqual(refreshCookies(undefined, true))
      expect(await sessions.renew(request({}))).toEqual([])
    })

    test('is told nothing of a session that has ended meanwhile', async () => {
      const good = started({ forgotten: true })
      expect(await good.sessions.renew(good.request(USER))).toEqual([])
      const rejected = started({ forgotten: true, given: () => reply({}, { status: 400 }) })
      expect(await rejected.sessions.renew(rejected.request(USER))).toEqual([])
    })

    test('ends the session when the API rejects it, and waits while the API is away', async () => {
      const rejected = started({ given: () => reply({}, { status: 400 }) })
      expect(await rejected.sessions.renew(rejected.request(USER))).toEqual(endedSession(USER, true))
      for (const status of [500, 503]) {
        const away = started({ given: () => reply({}, { status }) })
        expect(await away.sessions.renew(away.request(USER))).toEqual([pauseCookie(true)])
      }
    })

    test('is not answered when the browser has gone, nor when something else failed', async () => {
      const { gone, sessions, request } = started()
      gone.abort(new Error('gone'))
      await expect(sessions.renew(request(USER))).rejects.toThrow('gone')
      const broken = started({ given: () => Promise.reject(new Error('a mistake')) })
      await expect(broken.sessions.renew(broken.request(USER))).rejects.toThrow('a mistake')
    })
  })
})
