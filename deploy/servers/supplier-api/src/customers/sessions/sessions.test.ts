import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { CustomerSession, SessionsAnswer, TokenAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'

const PATH = '/v3/api/client/sessions/'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi(20)
}, 60_000)
afterEach(() => api.close())

const check = async (token: string) => (await api.get(token, '/v3/api/utils/check/')).statusCode
const refresh = (token = '', domain = GREEN) =>
  api.token(domain, { grant_type: 'refresh_token', refresh_token: token })
const list = async (token: string): Promise<CustomerSession[]> =>
  (await api.get(token, PATH)).json<SessionsAnswer>().ITEMS
const end = (token: string, id = '') =>
  api.app.inject({ method: 'DELETE', url: `${PATH}${id && `${id}/`}?access_token=${token}` })

async function loginWith(agent: string): Promise<TokenAnswer> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v3/oauth/token/',
    headers: { 'user-agent': agent },
    payload: {
      ...{ domain: GREEN, ...api.credentials[GREEN], grant_type: 'password' },
      ...{ username: 'client@example.com', password: DEMO_PASSWORD },
    },
  })
  return answer.json<TokenAnswer>()
}

test('each login is listed with its browser, the one used last first, the present one marked', async () => {
  const first = await loginWith(FIREFOX)
  const second = await loginWith('a-program')
  const third = await loginWith(FIREFOX)
  await api.pool.query("update token_families set created_at = created_at - interval '1 day'")
  await refresh(second.refresh_token)
  const items = await list(first.access_token)
  expect(items.map(({ CURRENT, BROWSER, SYSTEM }) => [CURRENT, BROWSER, SYSTEM])).toEqual([
    ['Y', 'Firefox', 'Linux'],
    ['N', '', ''],
    ['N', 'Firefox', 'Linux'],
  ])
  for (const { CREATED, LAST_USED } of items)
    expect([CREATED, LAST_USED].map((time) => new Date(time).toISOString())).toEqual([CREATED, LAST_USED])
  expect(items[1] && items[1].LAST_USED > items[1].CREATED).toBe(true)
  expect(items[2]?.LAST_USED).toBe(items[2]?.CREATED)
  expect(await check(third.access_token)).toBe(200)
})

test('one session ends, its tokens are rejected; the others go on', async () => {
  const [here, there] = [await loginWith(FIREFOX), await loginWith(FIREFOX)]
  const other = (await list(here.access_token)).find(({ CURRENT }) => CURRENT === 'N')
  const answer = await end(here.access_token, other?.ID)
  expect([answer.statusCode, answer.json()]).toEqual([200, { SUCCESS: 'Y' }])
  expect(await check(there.access_token)).toBe(401)
  expect((await refresh(there.refresh_token)).statusCode).toBe(400)
  expect(await list(here.access_token)).toHaveLength(1)
  expect((await end(here.access_token, other?.ID)).statusCode).toBe(404)
})

test('all sessions end, the present one too', async () => {
  const logins = [await loginWith(FIREFOX), await loginWith(FIREFOX)]
  expect((await end(logins[0]?.access_token ?? '')).json()).toEqual({ SUCCESS: 'Y' })
  for (const { access_token, refresh_token } of logins) {
    expect(await check(access_token)).toBe(401)
    expect((await refresh(refresh_token)).statusCode).toBe(400)
  }
})

test('what has ended by itself or by a logout is not listed', async () => {
  const here = await loginWith(FIREFOX)
  await loginWith(FIREFOX)
  await api.pool.query(
    'update refresh_tokens set expires_at = now() where family_id <> (select family_id from access_tokens order by expires_at limit 1)',
  )
  expect(await list(here.access_token)).toHaveLength(1)
})

test.each([
  ['another client', 'loyalty@example.com', GREEN],
  ['another shop', 'client@example.com', BLUE],
])('the sessions of %s are neither seen nor ended', async (_whose, email, domain) => {
  const here = await loginWith(FIREFOX)
  const foreign = await api.login(email, domain)
  const [item] = await list(foreign.access_token)
  expect(await list(here.access_token)).toHaveLength(1)
  const answer = await end(here.access_token, item?.ID)
  const missing = await end(here.access_token, '3f2504e0-4f89-41d3-9a0c-0305e82c3301')
  expect([answer.statusCode, answer.body]).toEqual([404, missing.body])
  await end(here.access_token)
  expect(await check(foreign.access_token)).toBe(200)
})

test('visitors have no sessions, and what is no id names none', async () => {
  const visitor = await api.visitor()
  expect((await api.get(visitor, PATH)).statusCode).toBe(403)
  expect((await end(visitor)).statusCode).toBe(403)
  const { access_token: token } = await loginWith(FIREFOX)
  for (const id of ['1', 'x', '%00', 'a'.repeat(150)]) expect((await end(token, id)).statusCode).toBe(404)
})
