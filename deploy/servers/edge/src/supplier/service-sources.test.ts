import { GREEN } from '../testing/fake-shop'
import { startEdge } from '../testing/start-edge'

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
