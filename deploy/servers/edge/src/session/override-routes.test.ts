import { signOverride } from '@prilavok/rollouts/decision/override'
import Fastify from 'fastify'
import { GREEN } from '../testing/fake-shop'
import { addOverrideRoutes } from './override-routes'

const NOW = 1_000_000
const SECRET = 'secret'
const override = (shop = GREEN.DOMAIN_NAME, until = NOW + 60_400) =>
  signOverride({ shop, releases: { shell: '1.0.0' }, until: new Date(until).toISOString() }, SECRET)

function open(query: Record<string, string>, { shop }: { shop?: typeof GREEN } = { shop: GREEN }) {
  const app = Fastify({ trustProxy: true })
  addOverrideRoutes(app, {
    api: { knows: () => true },
    shops: { get: async () => (shop ? { status: 'open', shop } : { status: 'down' }) },
    secret: SECRET,
    now: () => NOW,
  })
  const headers = { host: 'demo-green.localhost', 'x-forwarded-proto': 'https' }
  return app.inject({ url: '/release-override', query, headers })
}

test('a link gives its versions to this browser until their end, and opens its page', async () => {
  const token = override()
  const answer = await open({ token, to: '/basket?a=1' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/basket?a=1'])
  expect(answer.headers['set-cookie']).toBe(
    `release_override=${token}; Path=/; Max-Age=61; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['no page', {}],
  ['another site', { to: 'https://evil.example' }],
  ['itself', { to: '/release-override?off' }],
])('one that names %s opens the home page', async (_what, to) => {
  const answer = await open({ token: override(), ...to })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
})

test('«off» ends it and goes home', async () => {
  const answer = await open({ off: '' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  expect(answer.headers['set-cookie']).toMatch(/^release_override=; Path=\/; Max-Age=0;/)
})

test.each([
  ['is over', override(GREEN.DOMAIN_NAME, NOW)],
  ['is of another shop', override('other.example')],
  ['is forged', `x${override()}`],
  ['is not there', ''],
])('a link whose token %s says so, and ends what was there', async (_what, token) => {
  const answer = await open(token ? { token } : {})
  expect(answer.statusCode).toBe(410)
  expect(answer.body).toContain('не\u00a0действует')
  expect(answer.headers['set-cookie']).toMatch(/^release_override=; Path=\/; Max-Age=0;/)
})

test('in a shop whose data are not known no link counts', async () =>
  expect((await open({ token: override() }, {})).statusCode).toBe(410))
