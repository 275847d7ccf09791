import { startTestApi, type TestApi } from '../../testing/start-test-api'

const REPAIR = 'demo-repair.localhost'
const CLOSED = {
  CODE: 'maintenance',
  meta: { errorDetail: 'Ведутся технические работы. Пожалуйста, попробуйте позже' },
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
afterAll(() => api.close())

const switchTo = (maintenance: boolean) =>
  api.db.updateTable('shops').set({ maintenance }).where('link', '=', 'demo-repair').execute()

test('a shop in maintenance gives no token, neither to visitors nor to clients', async () => {
  const grants: Record<string, string>[] = [
    { grant_type: 'client_credentials' },
    { grant_type: 'password', username: 'client@example.com', password: 'prilavok-demo' },
    { grant_type: 'refresh_token', refresh_token: 'any' },
  ]
  for (const grant of grants) {
    const answer = await api.token(REPAIR, grant)
    expect([answer.statusCode, answer.json()]).toEqual([503, CLOSED])
  }
})

test('it answers 503 to every call of sessions that were open before, and goes on with them afterwards', async () => {
  await switchTo(false)
  const visitor = await api.visitor(REPAIR)
  const client = (await api.login('client@example.com', REPAIR)).access_token
  await switchTo(true)
  for (const token of [visitor, client]) {
    for (const path of [
      'client/shop/',
      'personal/info/',
      'catalog/sections/',
      'client/order/',
      'utils/check/',
    ]) {
      const answer = await api.get(token, `/v3/api/${path}`)
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 503, CLOSED])
    }
    expect((await api.post(token, '/v4/api/client/basket/main/add/', {})).statusCode).toBe(503)
  }
  await switchTo(false)
  expect((await api.get(client, '/v3/api/client/shop/')).statusCode).toBe(200)
  await switchTo(true)
})

test('the other shops are open, and a wrong secret is told nothing of the maintenance', async () => {
  expect((await api.get(await api.visitor(), '/v3/api/client/shop/')).statusCode).toBe(200)
  const wrong = await api.token(REPAIR, { grant_type: 'client_credentials', client_secret: 'wrong' })
  expect(wrong.statusCode).toBe(400)
})
