import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
afterAll(() => api.close())

/** The edge names another browser for each guess, so that the account alone counts. */
const guess = async (username: string, index: number) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v3/oauth/token/',
    headers: { 'x-forwarded-for': `203.0.113.${index + 1}` },
    payload: {
      domain: GREEN,
      ...api.credentials[GREEN],
      grant_type: 'password',
      username,
      password: `wrong ${index}`,
    },
  })
  return `${answer.statusCode} ${answer.body}`
}

test('100 wrong passwords: slowed, and no word tells whether there is an account', async () => {
  const known: string[] = []
  const unknown: string[] = []
  const partial: string[] = []
  for (let index = 0; index < 100; index += 1) {
    known.push(await guess('client@example.com', index))
    unknown.push(await guess('nobody@example.com', index))
    partial.push(await guess('partial@example.com', index))
  }
  expect(unknown).toEqual(known)
  expect(partial).toEqual(known)
  expect(known.filter((answer) => answer.startsWith('400'))).toHaveLength(10)
  expect(known.filter((answer) => answer.startsWith('429'))).toHaveLength(90)
  expect(known[0]).toContain('Неправильный логин или пароль')
  const right = await api.token(GREEN, {
    grant_type: 'password',
    username: 'client@example.com',
    password: DEMO_PASSWORD,
  })
  expect(right.statusCode).toBe(429)
}, 30_000)
