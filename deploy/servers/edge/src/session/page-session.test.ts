import { createFairShare } from '../load/fair-share'
import type { SupplierApi, TokenReply } from '../supplier/supplier-api'
import type { TokenOwners } from '../supplier/token-owners'
import { createTokenRefresher } from '../supplier/token-refresher'
import { hideRefreshToken } from './hide-refresh-token'
import { createPageSessions } from './page-session'
import { isPaused, isUserSession, isValid, pauseCookie, refreshCookies, takeOver } from './session-cookies'

describe('page-session', () => {
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

    test('of a user whose token is over is to be renewed now; a moment after that failed later', async () => {
      const { world, sessions, request } = started()
      const cookies = { has_refresh_token: 'Y', access_token: 'a', expires: '1' }
      expect(await sessions.open(request(cookies))).toEqual({ cookies, setCookies: [], renew: 'now' })
      const paused = { ...cookies, renew_paused: '1' }
      expect(await sessions.open(request(paused))).toEqual({
        cookies: paused,
        setCookies: [],
        renew: 'later',
      })
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
  })
})

describe('session-cookies', () => {
  const GONE_TOKEN = 'refresh_token=; Path=/v3/oauth/token; Max-Age=0; HttpOnly; SameSite=Lax; Secure'
  const GONE_MARKER = 'has_refresh_token=; Path=/; Max-Age=0; SameSite=Lax; Secure'

  /** Of a token that is over in so many milliseconds. */
  const over = (milliseconds: number) => String(Date.now() + milliseconds)

  test.each<[string, Record<string, string>, boolean]>([
    ['that lasts', { access_token: 'a', expires: over(60_000) }, true],
    ['in its last seconds', { access_token: 'a', expires: over(15_000) }, false],
    ['that is over', { access_token: 'a', expires: over(-1) }, false],
    ['with an end that cannot be read', { access_token: 'a', expires: 'soon' }, false],
    ['without an end', { access_token: 'a' }, false],
    ['with an empty token', { access_token: '', expires: over(60_000) }, false],
    ['without a token', { expires: over(60_000) }, false],
  ])('a session %s', (_what, cookies, isGood) => expect(isValid(cookies)).toBe(isGood))

  test.each([
    [{ has_refresh_token: 'Y' }, true],
    [{ has_refresh_token: 'N' }, false],
    [{ has_refresh_token: '' }, false],
    [{}, false],
  ] as [Record<string, string>, boolean][])('of %j the session is that of a user: %s', (cookies, isUser) =>
    expect(isUserSession(cookies)).toBe(isUser),
  )

  test('a renewal that failed is paused for seconds, and the browser says so', () => {
    expect(pauseCookie(true)).toBe('renew_paused=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax; Secure')
    expect(pauseCookie(false)).toBe('renew_paused=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax')
    expect(isPaused({ renew_paused: '1' })).toBe(true)
    expect(isPaused({ renew_paused: '' })).toBe(true)
    expect(isPaused({})).toBe(false)
  })

  test('the refresh token goes to token calls alone, out of reach of scripts, which read that there is one', () => {
    expect(refreshCookies('r', true)).toEqual([
      'refresh_token=r; Path=/v3/oauth/token; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure',
      'has_refresh_token=Y; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
    expect(refreshCookies(undefined, true)).toEqual([GONE_TOKEN, GONE_MARKER])
  })

  describe('a refresh token that scripts could read', () => {
    const REMOVAL = 'refresh_token=; Path=/; Max-Age=0; SameSite=Lax; Secure'

    test('is moved out of their reach, and the user stays logged in', () =>
      expect(takeOver({ refresh_token: 'old', access_token: 'a' }, true)).toEqual({
        cookies: { access_token: 'a', has_refresh_token: 'Y' },
        setCookies: [REMOVAL, ...refreshCookies('old', true)],
      }))
  })
})

describe('hide-refresh-token', () => {
  const hide = (answer: object, known?: string) => {
    const { text, ...rest } = hideRefreshToken(JSON.stringify(answer), true, known)
    return { answer: JSON.parse(text), ...rest }
  }

  test('the page learns that there is a refresh token, and not which', () =>
    expect(hide({ access_token: 'a', refresh_token: 'r' })).toEqual({
      answer: { access_token: 'a', has_refresh_token: true },
      hasRefreshToken: true,
      setCookies: refreshCookies('r', true),
    }))

  test('a new one takes the place of the one that is known; without a new one that stays good', () => {
    expect(hide({ refresh_token: 'new' }, 'old').setCookies).toEqual(refreshCookies('new', true))
    expect(hide({}, 'old')).toEqual({
      answer: { has_refresh_token: true },
      hasRefreshToken: true,
      setCookies: refreshCookies('old', true),
    })
  })

  test.each([{}, { refresh_token: '' }, { refresh_token: 5 }, { refresh_token: null }])(
    '%j brings none, whatever it says of it',
    (answer) =>
      expect(hide({ ...answer, has_refresh_token: true })).toEqual({
        answer: { has_refresh_token: false },
        hasRefreshToken: false,
        setCookies: refreshCookies(undefined, true),
      }),
  )
})
