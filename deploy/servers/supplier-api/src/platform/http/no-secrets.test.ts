import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let log = ''
beforeAll(async () => {
  const logStream = { write: (line: string) => (log += line) }
  api = await startTestApi(20, 0.5, { logLevel: 'trace', logStream })
}, 60_000)
afterAll(() => api.close())

/** Every value of an e-mail or of the tables that only its owner may know. */
async function secretsOfDatabase(): Promise<string[]> {
  const { rows } = await api.pool.query<{ recipient: string; subject: string; plain: string }>(
    'select recipient, subject, plain from emails',
  )
  const emails = rows.flatMap(({ recipient, subject, plain }) => [
    recipient,
    subject,
    ...plain.split('\n').filter((line) => line.length > 15),
    ...(plain.match(/[\w-]{20,}/g) ?? []),
  ])
  expect(emails.length).toBeGreaterThan(3)
  return emails
}

test('neither tokens nor passwords, check words, e-mails or people are logged, at any level', async () => {
  const { app, credentials } = api
  const visitor = await api.visitor()
  const { access_token: token, refresh_token: refresh = '' } = await api.login('client@example.com')
  await api.token(GREEN, { grant_type: 'refresh_token', refresh_token: refresh })
  await api.token(GREEN, {
    grant_type: 'password',
    username: 'client@example.com',
    password: 'wrong-pass-7391',
  })
  await api.get(token, '/v3/api/personal/info/?user_code=code-of-a-visitor-1')
  await app.inject({
    url: `/no/such/path?access_token=${token}`,
    headers: { authorization: `Bearer ${token}` },
  })
  await app.inject({ url: `/v3/api/client/order/not-a-number/?access_token=${token}` })
  await api.get(visitor, '/v3/api/auth/register/?type=validation_reset&user_checkword=check-word-of-an-email')
  await api.post(visitor, '/v3/api/auth/register/', { type: 'recovery', email: 'client@example.com' })
  const person = {
    surname: 'Неведомский',
    name: 'Архип',
    email: 'arhip.nevedomsky@example.com',
    phone: '+79991112233',
  }
  const form = { ...person, password: 'Secret-of-Arhip-55', agree: 'Y', organization_name: 'ООО «Тайна»' }
  await api.post(visitor, '/v3/api/auth/register/', { type: 'registration', ...form, inn: '7707083893' })
  await api.pool.query('alter table favourites rename to gone')
  const broken = await api.post(token, '/v3/api/catalog/favorite/', {
    product_id: 1001,
    note: 'body-of-a-call',
  })
  await api.pool.query('alter table gone rename to favourites')

  expect(broken.statusCode).toBe(500)
  expect(log).toContain('relation \\"favourites\\" does not exist')
  expect(log.split('\n').length).toBeGreaterThan(10)
  const secrets = [
    ...[
      visitor,
      token,
      refresh,
      DEMO_PASSWORD,
      'wrong-pass-7391',
      'code-of-a-visitor-1',
      'check-word-of-an-email',
    ],
    ...['body-of-a-call', 'client@example.com', ...Object.values(form).filter((value) => value.length > 1)],
    ...Object.values(credentials).flatMap((pair) => [pair.client_secret]),
    ...(await secretsOfDatabase()),
  ]
  for (const secret of secrets) {
    expect(log).not.toContain(secret)
    expect(log).not.toContain(encodeURIComponent(secret))
  }
})

test('each answer is one line with its id, route, status, time and shop', async () => {
  log = ''
  const visitor = await api.visitor()
  log = ''
  const answer = await api.app.inject({
    url: `/v3/api/client/shop/?access_token=${visitor}&domain_name=${GREEN}`,
    headers: { 'x-request-id': 'edge-request-17' },
  })
  expect(answer.headers['x-request-id']).toBe('edge-request-17')
  expect(
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    expect.objectContaining({
      request: 'edge-request-17',
      req: { method: 'GET', url: `/v3/api/client/shop/?access_token=*&domain_name=${GREEN}` },
      status: 200,
      milliseconds: expect.any(Number),
      shop: 1,
      msg: 'answered',
    }),
  ])
})
