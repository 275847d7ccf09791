import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { parseCredentials } from '../host/credentials'
import { startFakeApi } from '../testing/fake-api'
import { credentialsJson, GREEN } from '../testing/fake-shop'
import { startEdge } from '../testing/start-edge'
import { acquirerOrigins } from './acquirer-origins'
import { createSupplierApi } from './supplier-api'

describe('acquirer-origins', () => {
  const directives = (policy: unknown) =>
    new Map(
      String(policy)
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources]
        }),
    )

  test('the policy of a shop allows its acquirer, where the buyer is sent, and nothing else; another shop allows none', async () => {
    const edge = await startEdge()
    edge.api.shops['demo-green.localhost'] = { ...GREEN, ACQUIRER_ORIGINS: ['https://yoomoney.ru'] }
    const answers = []
    for (const host of ['demo-green.localhost', 'demo-red.localhost'])
      for (const [method, path] of [
        ['GET', '/'],
        ['HEAD', '/'],
        ['GET', '/nowhere'],
      ] as const)
        answers.push({ host, ...(await edge.ask(path, { host, method })) })
    await edge.close()
    for (const { host, headers } of answers) {
      const policy = directives(headers['content-security-policy'])
      const own = host === 'demo-green.localhost' ? ["'self'", 'https://yoomoney.ru'] : ["'self'"]
      expect(policy.get('form-action')).toEqual(own)
      const elsewhere = [...policy]
        .filter(([name]) => name !== 'form-action')
        .flatMap(([, sources]) => sources)
      expect(elsewhere.filter((source) => source.includes('yoomoney') || source.includes('*'))).toEqual([])
    }
  })

  test('what is no origin never gets into the header', () => {
    const said = [
      'https://pay.example/path?x=1',
      'https://a.example; script-src *',
      'javascript:alert(1)',
      '*',
      '',
      7,
    ]
    expect(acquirerOrigins({ ACQUIRER_ORIGINS: said as string[] })).toEqual(['https://pay.example'])
    expect(acquirerOrigins({ ACQUIRER_ORIGINS: 'https://pay.example' as unknown as string[] })).toEqual([])
    expect(acquirerOrigins({})).toEqual([])
  })
})

describe('picture-origin', () => {
  const withOwnApi = (domain: string, api_origin: string): string => {
    const table = JSON.parse(credentialsJson()) as Record<string, object>
    return JSON.stringify({ ...table, [domain]: { ...table[domain], api_origin } })
  }

  test('pages of a domain with an API of its own may show its pictures, those of others may not', async () => {
    const own = await startFakeApi()
    const file = join(temporaryFolder(), 'credentials.json')
    writeFileSync(file, withOwnApi('demo-red.localhost', own.origin))
    const edge = await startEdge({ SHOP_CREDENTIALS: file })
    const policies = []
    for (const host of ['demo-red.localhost', 'demo-green.localhost'])
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await edge.ask('/', { host, method })
        expect(status).toBe(200)
        policies.push(/img-src [^;]*/.exec(String(headers['content-security-policy']))?.[0])
      }
    await edge.close()
    await own.close()
    const open = `img-src 'self' data: ${own.origin}`
    const closed = "img-src 'self' data:"
    expect(policies).toEqual([open, open, closed, closed])
  })

  test.each([
    ['https://api.example', 'https://api.example'],
    ['http://127.0.0.1:8090', undefined],
  ])('with the common API at %s pictures may come from %s', (defaultOrigin, expected) => {
    const table = parseCredentials(credentialsJson())
    const api = createSupplierApi({ defaultOrigin, credentials: () => table })
    expect(api.pictureOriginOf('demo-green.localhost')).toBe(expected)
  })
})

describe('service-sources', () => {
  const GREEN_HOST = 'demo-green.localhost'
  const RED_HOST = 'demo-red.localhost'

  const directives = (policy: unknown) =>
    Object.fromEntries(
      String(policy)
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources.filter((source) => !source.startsWith("'"))]
        }),
    )

  async function policiesOf(changes: Partial<typeof GREEN>) {
    const edge = await startEdge()
    edge.api.shops[GREEN_HOST] = { ...GREEN, ...changes }
    const [own, other] = await Promise.all(
      [GREEN_HOST, RED_HOST].map(async (host) => (await edge.ask('/', { host })).headers),
    )
    await edge.close()
    return {
      own: directives(own?.['content-security-policy']),
      other: directives(other?.['content-security-policy']),
    }
  }

  test('[SHELL-011] counters are let in by the shop that has them, and by no other', async () => {
    const { own, other } = await policiesOf({ GOOGLE_ID: 'G-AB12CD34EF', YANDEX_ID: '98765432' })
    for (const name of ['connect-src', 'img-src']) {
      expect(own[name]).toEqual(
        expect.arrayContaining(['https://*.google-analytics.com', 'https://mc.yandex.ru']),
      )
      expect(other[name]?.join(' ')).not.toMatch(/google|yandex/)
    }
    expect(own['frame-src']).toEqual([])
  })

  test.each([
    [{ GOOGLE_ID: 'G-AB12CD34EF' }, /google/, /yandex/],
    [{ YANDEX_ID: '98765432' }, /yandex/, /google/],
  ])('[SHELL-011] %j lets in that service alone', async (ids, service, another) => {
    const policy = JSON.stringify((await policiesOf(ids)).own)
    expect(policy).toMatch(service)
    expect(policy).not.toMatch(another)
  })

  test.each([
    { GOOGLE_ID: 'G-1; script-src *' },
    { YANDEX_ID: '1 *' },
    { ONLINE_CHAT: 'http://chat.example/x.js' },
  ])('what has not the form of an id or an https address opens nothing: %j', async (changes) => {
    const { own, other } = await policiesOf(changes)
    expect(own).toEqual(other)
  })

  test('[SHELL-012] the chat’s origin is let in by the shop that has it, and by no other', async () => {
    const { own, other } = await policiesOf({ ONLINE_CHAT: 'https://chat.example:8443/widget.js?id=7' })
    for (const name of ['connect-src', 'img-src', 'style-src', 'font-src', 'frame-src', 'media-src']) {
      expect(own[name]).toContain('https://chat.example:8443')
      expect(other[name] ?? []).not.toContain('https://chat.example:8443')
    }
    expect(own['connect-src']).toContain('wss://chat.example:8443')
  })
})
