import { PassThrough } from 'node:stream'
import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '@prilavok/rollouts/database/connection'
import type { HealthMinute } from '@prilavok/rollouts/model/health'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { testRegistry } from '@prilavok/rollouts/testing/test-registry'
import { HEALTH_WINDOW, healthFigures } from './health-figures'
import { openConsole } from './open-console'
import { readTogether } from './read-together'
import { readConsoleSettings } from './settings'
import { PASSWORD, testConsole } from './testing/test-console'

describe('open-console', () => {
  /** Resolves with the first line of the log that says so. */
  async function lineSaying(log: PassThrough, text: string): Promise<object> {
    let read = ''
    for await (const chunk of log) {
      read += String(chunk)
      const line = read.split('\n').find((one) => one.includes(text) && one.endsWith('}'))
      if (line) return JSON.parse(line) as object
    }
    throw new Error(`the log ended without «${text}»: ${read}`)
  }

  test('what the console cannot read of the registry stands in its log', async () => {
    const { databaseUrl, releasesDir, begin, change } = await testRegistry()
    await begin('shell', '1.0.0')
    const logStream = new PassThrough()
    const folder = temporaryFolder()
    const opened = await openConsole({
      ...{ databaseUrl, releasesDir, logStream },
      ...{ dataDir: folder, appFolder: folder },
      ...{ secret: 'a secret of at least 32 characters', addressOf: (shop: string) => `https://${shop}` },
      shops: async () => [],
    })
    afterTestFile(opened.close)
    const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
    afterTestFile(close)
    const shop = 'green.example'
    await change({ kind: 'use', shop, part: 'shell', version: '1.0.0' })
    const line = lineSaying(logStream, 'cannot be read')
    await pool.query(`update rollouts.rules set candidate = '{"share": "all"}' where shop = $1`, [shop])
    await change({ kind: 'freeze', shop: 'red.example', until: '2099-01-01' })
    expect(await line).toMatchObject({ shop, problem: expect.stringContaining('is no rule') })
  })
})

describe('behind-a-proxy', () => {
  const DATABASE = { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d' }
  const trusted = (CONSOLE_TRUST_PROXY?: string) =>
    readConsoleSettings({ ...DATABASE, ...(CONSOLE_TRUST_PROXY && { CONSOLE_TRUST_PROXY }) }).trustProxy

  test('proxies are named as those of the edge; none is believed unless it is named', () => {
    expect(trusted()).toBe(false)
    expect(trusted('off')).toBe(false)
    expect(trusted('on')).toEqual(['loopback', 'linklocal', 'uniquelocal'])
    expect(trusted('203.0.113.4, 198.51.100.0/24')).toEqual(['203.0.113.4', '198.51.100.0/24'])
    expect(() => trusted('everybody')).toThrow(
      'CONSOLE_TRUST_PROXY must be on, off, or addresses and networks',
    )
  })

  /** How a proxy at `address` passes a login on. */
  async function logInThrough(trustProxy: false | string[], address: string) {
    const { call, logIn, db } = await testConsole({ trustProxy })
    await logIn('platform')
    const cookieOf = async (login: string, password: string) => {
      const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': `203.0.113.${login.length}` }
      const answer = await call('POST', '/login', { body: { login, password }, headers, address })
      return String(answer.headers['set-cookie'])
    }
    return { cookieOf, attempts: () => db.selectFrom('operator_attempts').select('who').execute() }
  }

  test('behind a proxy that is believed the cookie is for https alone, and each browser has its own limit', async () => {
    const { cookieOf, attempts } = await logInThrough(['10.0.0.0/8'], '10.5.0.1')
    expect(await cookieOf('platform@example.com', PASSWORD)).toMatch(/; Secure$/)
    const before = (await attempts()).length
    for (const login of ['a', 'bb']) await cookieOf(login, 'wrong')
    // Two logins from two addresses.
    expect((await attempts()).length - before).toBe(4)
  })

  test.each([
    ['no proxy', false],
    ['another proxy', ['192.0.2.1']],
  ] as const)('what a browser claims itself is not believed: %s', async (_who, trustProxy) => {
    const { cookieOf, attempts } = await logInThrough(trustProxy && [...trustProxy], '10.5.0.2')
    expect(await cookieOf('platform@example.com', PASSWORD)).not.toMatch(/Secure/)
    const before = (await attempts()).length
    for (const login of ['a', 'bb']) await cookieOf(login, 'wrong')
    expect((await attempts()).length - before).toBeLessThan(4)
  })
})

describe('read-together', () => {
  /** Readings that end when the test says so; each gives its number. */
  function source() {
    const ends: { resolve(): void; reject(error: Error): void }[] = []
    const read = readTogether(
      () =>
        new Promise<number>((resolve, reject) => {
          const number = ends.length + 1
          ends.push({ resolve: () => resolve(number), reject })
        }),
    )
    return { read, ends }
  }

  test('who asks while a reading goes on shares the next one, which begins after the question', async () => {
    const { read, ends } = source()
    const first = read()
    const others = [read(), read(), read()]
    expect(ends).toHaveLength(1)
    ends[0]?.resolve()
    expect(await first).toBe(1)
    expect(ends).toHaveLength(2)
    const later = read()
    ends[1]?.resolve()
    expect(await Promise.all(others)).toEqual([2, 2, 2])
    ends[2]?.resolve()
    expect(await later).toBe(3)
    const alone = read()
    ends[3]?.resolve()
    expect(await alone).toBe(4)
  })

  test('a reading that fails fails for those who shared it alone', async () => {
    const { read, ends } = source()
    const first = read()
    const second = read()
    ends[0]?.reject(new Error('the registry is away'))
    await expect(first).rejects.toThrow('the registry is away')
    ends[1]?.resolve()
    expect(await second).toBe(2)
  })
})

describe('health-figures', () => {
  const FROM = new Date('2026-11-23T10:00:00.000Z')
  const minute = (after: number, given: Partial<HealthMinute>): HealthMinute => ({
    minute: new Date(FROM.getTime() + after * 60_000).toISOString(),
    ...{ shop: 'a.example', part: 'mf-catalog', version: '1.0.0' },
    ...{ counts: {}, vitals: {} },
    ...given,
  })

  test('figures count what counts once for a visitor, not what pages repeat', () => {
    const [figures] = healthFigures(
      [
        minute(1, {
          counts: { view: 100, fallback: 10, 'failed-view': 2, 'load-failed': 50, 'render-failed': 40 },
          vitals: { lcp: { 60000: 90 } },
        }),
        minute(16, {
          counts: { 'api-error': 3, visit: 20, 'adding-visit': 5, 'basket-add': 99 },
          paints: { 1000: 10, 2000: 10 },
        }),
      ],
      FROM,
    )
    expect(figures).toMatchObject({ views: 100, failed: 2, apiErrors: 3, visits: 20, addingVisits: 5 })
    // The 15th of 20 paints, in the middle of the bucket from 1750 to 2000 ms.
    expect(figures?.lcp).toBe(1875)
    expect(figures?.series).toHaveLength(HEALTH_WINDOW.pieces)
    expect(figures?.series[0]).toMatchObject({ views: 100, failed: 2 })
    expect(figures?.series[0]).not.toHaveProperty('lcp')
    expect(figures?.series[3]).toMatchObject({ views: 0, visits: 20, lcp: 1875 })
  })

  test('versions, parts and shops stand apart', () => {
    const counts = { view: 1 }
    const figures = healthFigures(
      [
        minute(0, { counts }),
        minute(1, { counts }),
        minute(0, { counts, version: '1.1.0' }),
        minute(0, { counts, part: 'shell' }),
        minute(0, { counts, shop: 'b.example' }),
      ],
      FROM,
    )
    expect(figures.map(({ shop, part, version, views }) => `${shop} ${part} ${version}: ${views}`)).toEqual([
      'a.example mf-catalog 1.0.0: 2',
      'a.example mf-catalog 1.1.0: 1',
      'a.example shell 1.0.0: 1',
      'b.example mf-catalog 1.0.0: 1',
    ])
  })
})
