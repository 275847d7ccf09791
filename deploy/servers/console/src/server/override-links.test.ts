import { readOverride } from '@prilavok/rollouts/decision/override'
import { OTHER, OWN, SECRET, type TestConsole, testConsole } from './testing/test-console'

let test_: TestConsole
beforeAll(async () => {
  test_ = await testConsole()
  await test_.begin('shell', '1.0.0')
  await test_.begin('mf-catalog', '1.0.0', '1.1.0')
})

const BODY = { shop: OWN, part: 'mf-catalog', version: '1.1.0', seconds: 3600, page: '/', reason: 'try' }
const ask = (cookie: string, given: object = {}) =>
  test_.call('POST', '/overrides', { cookie, body: { ...BODY, ...given } })

test('a link is signed as the edges read it, for its supplier alone, and stands in the log', async () => {
  const { status, body } = await ask(await test_.logIn('supplier'))
  expect(status).toBe(200)
  const link = new URL(String(body.link))
  const token = link.searchParams.get('token') ?? ''
  expect([link.origin, link.searchParams.get('to')]).toEqual([`http://${OWN}:8080`, '/'])
  const read = (shop: string) => readOverride(token, { secret: SECRET, shop, now: Date.now() })
  expect(read(OWN)).toMatchObject({ releases: { 'mf-catalog': '1.1.0' }, until: body.until })
  expect(read(OTHER)).toBeUndefined()
  expect((await test_.registry.log({ shop: OWN }))[0]).toMatchObject({
    ...{ kind: 'override', part: 'mf-catalog', version: '1.1.0', reason: 'try', until: body.until },
    actor: { kind: 'operator', name: 'supplier (supplier@example.com)' },
  })
})

test.each([
  ['another supplier', 'supplier', { shop: OTHER }, 403],
  ['anybody, for who only looks', 'viewer', {}, 403],
  ['every supplier at once', 'platform', { shop: '*' }, 400],
  ['longer than seven days', 'platform', { seconds: 7 * 86_400 + 1 }, 400],
  ['no time at all', 'platform', { seconds: 0 }, 400],
  ['a page of another site', 'platform', { page: 'https://evil.example/' }, 400],
  ['a version that was never published', 'platform', { version: '9.9.9' }, 422],
] as const)('no link for %s', async (_what, role, given, expected) => {
  expect((await ask(await test_.logIn(role), given)).status).toBe(expected)
})

test('without a login there is none', async () => {
  expect((await ask('')).status).toBe(401)
})
