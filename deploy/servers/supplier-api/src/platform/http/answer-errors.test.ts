import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(200)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

test('every rejection has a code beside its text', async () => {
  const answers = await Promise.all([
    api.get(visitor, '/v3/api/client/order/'),
    api.get(visitor, '/v3/api/catalog/list/?limit=0'),
    api.get(visitor, '/v3/no/such/call/'),
    api.get('no token', '/v3/api/client/shop/'),
  ])
  expect(answers.map((answer) => answer.json<{ CODE: string }>().CODE)).toEqual([
    'login_required',
    'bad_field',
    'not_found',
    'token_invalid',
  ])
})

test('a body that cannot be read is rejected in a text for people', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/v3/api/client/basket/?access_token=${visitor}`,
    headers: { 'content-type': 'application/json' },
    payload: '{"products":',
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { CODE: 'bad_request', errors: { query_error: 'Неверный запрос' } },
  ])
})

test('a text that is too long is told how long it may be', async () => {
  const { access_token: token } = await api.login('client@example.com')
  const answer = await api.post(token, '/v3/api/personal/info/', { name: 'А'.repeat(101) })
  const text = 'Не больше\u00a0100\u00a0знаков'
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { CODE: 'bad_field', errors: { query_error: text, name: text } },
  ])
})

test.each([
  ['bytes that are no text', '/v3/api/client/order/%ff/', 400, 'bad_request'],
  ['half a character', '/%E0%A4%A', 400, 'bad_request'],
  ['a number of 300 digits', `/v3/api/client/order/${'1'.repeat(300)}/`, 404, 'not_found'],
])('an address with %s is rejected like everything else', async (_what, path, status, code) => {
  const answer = await api.get(visitor, path)
  expect([answer.statusCode, answer.json().CODE, answer.body.includes(visitor)]).toEqual([
    status,
    code,
    false,
  ])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.any(String) })
})
