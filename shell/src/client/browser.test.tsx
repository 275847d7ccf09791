import { createBrowserPlatform } from './browser-platform'
import { clockError } from './clock-error'

describe('browser-platform', () => {
  /** What the platform writes, with its attributes, which `document.cookie` does not give back. */
  function writtenCookies(protocol: 'http:' | 'https:', navigator: object = {}) {
    const written: string[] = []
    const document = {
      get cookie() {
        return 'PHPSESSID=server; comment=%D0%B4%D0%B0; odd=100%'
      },
      set cookie(text: string) {
        written.push(text)
      },
    }
    const page = { document, location: { protocol }, navigator } as unknown as Window
    return { written, platform: createBrowserPlatform(page) }
  }

  test('[KERN-034] cookies last a year, with path / and same-site lax', () => {
    const { written, platform } = writtenCookies('http:')
    platform.cookies.set('paymentType', 'CASH')
    expect(written).toEqual(['paymentType=CASH; Path=/; Max-Age=31536000; SameSite=Lax'])
  })

  test('[KERN-012] the session cookie of the server is readable and never written by reading', () => {
    const { written, platform } = writtenCookies('http:')
    expect(platform.cookies.get('PHPSESSID')).toBe('server')
    expect(platform.cookies.get('comment')).toBe('да')
    expect(platform.cookies.get('session')).toBeUndefined()
    expect(written).toEqual([])
  })

  test('the browser is asked for its cookies once by code that runs without a pause, and again by later code and after a change', async () => {
    const jar = { reads: 0, text: 'expires=1; PHPSESSID=server' }
    const document = {
      get cookie() {
        jar.reads += 1
        return jar.text
      },
      set cookie(text: string) {
        jar.text = text
      },
    }
    const page = { document, location: { protocol: 'http:' }, navigator: {} } as unknown as Window
    const { cookies } = createBrowserPlatform(page)
    const before = jar.reads
    expect([cookies.get('expires'), cookies.get('PHPSESSID'), cookies.get('session')]).toEqual([
      '1',
      'server',
      undefined,
    ])
    expect(jar.reads - before).toBe(1)
    cookies.set('expires', '2')
    expect(cookies.get('expires')).toBe('2')
    jar.text = 'expires=3'
    await Promise.resolve()
    expect(cookies.get('expires')).toBe('3')
  })

  test('where cookies are off, what is set lives as long as the page', () => {
    const { written, platform } = writtenCookies('http:', { cookieEnabled: false })
    platform.cookies.set('access_token', 'a')
    expect(platform.cookies.get('access_token')).toBe('a')
    platform.cookies.remove('access_token')
    expect(platform.cookies.get('access_token')).toBeUndefined()
    expect(written).toEqual([])
    expect(
      writtenCookies('http:', { cookieEnabled: false }).platform.cookies.get('access_token'),
    ).toBeUndefined()
  })

  describe('a browser that denies a site everything', () => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    const deniedPage = () => {
      const page = {
        document: { cookie: '' },
        location: { protocol: 'http:' },
        navigator: { cookieEnabled: false, locks: { request: async () => denied() } },
      }
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(page, area, { get: denied })
      return page as unknown as Window
    }
    afterEach(() => jest.restoreAllMocks())

    test('does work that wants a lock without one, once', async () => {
      const work = jest.fn(async () => 5)
      expect(await createBrowserPlatform(deniedPage()).withLock('name', work)).toBe(5)
      expect(work).toHaveBeenCalledTimes(1)
    })
  })

  test('tabs of the shop hear each other on one channel, whichever release they run', async () => {
    const other = new BroadcastChannel('prilavok')
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }) => resolve(data)
    })
    createBrowserPlatform(window).tabs.post({ token: 'new' })
    expect(await heard).toEqual({ token: 'new' })
    other.close()
  })
})

describe('clock-error', () => {
  const NOW = Date.UTC(2026, 2, 5, 12)
  const MINUTE = 60_000
  const DAY = 1440 * MINUTE

  /** A page that was opened in a way of `PerformanceNavigationTiming.type`; undefined where the browser does not say. */
  const opened = (type: string | undefined) =>
    ({ performance: { getEntriesByType: () => (type ? [{ type }] : []) } }) as unknown as Window

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW)
  })

  test.each([
    ['two days behind', NOW + 2 * DAY, -2 * DAY],
    ['two days ahead', NOW - 2 * DAY, 2 * DAY],
    ['six minutes ahead', NOW - 6 * MINUTE, 6 * MINUTE],
    ['right, with a document that was some minutes on its way', NOW - 5 * MINUTE, 0],
    ['right', NOW, 0],
  ])('a clock that is %s', (_what, at, expected) => {
    for (const type of ['navigate', 'reload', undefined])
      expect(clockError(opened(type), { at })).toBe(expected)
  })

  test('a document that says no time, or may be one of days ago, says nothing of the clock', () => {
    expect(clockError(opened('navigate'), {})).toBe(0)
    expect(clockError(opened('back_forward'), { at: NOW - 2 * DAY })).toBe(0)
  })
})
