import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { FORM } from './testing/account-calls'

let api: TestApi
/** Several, so that no visitor alone asks too often. */
let visitors: string[] = []
beforeAll(async () => {
  api = await startTestApi(20)
  visitors = await Promise.all([api.visitor(), api.visitor(), api.visitor(), api.visitor()])
}, 60_000)
afterAll(() => api.close())

/** The answer to a form, or to a question, that comes from a network. */
function answerTo(
  visitor: string,
  form: Record<string, string>,
  network: string,
  method: 'GET' | 'POST' | 'PUT',
) {
  const fields = new URLSearchParams(form).toString()
  const path = method === 'PUT' ? '/v1/login/confirm/' : '/v3/api/auth/register/'
  const isForm = method !== 'GET'
  return api.app.inject({
    method,
    url: `${path}?access_token=${visitor}${isForm ? '' : `&${fields}`}`,
    headers: {
      'x-forwarded-for': network,
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(isForm && { payload: fields }),
  })
}

const wrongReset = {
  ...{ type: 'reset_password', user_checkword: 'guess' },
  ...{ new_password: 'secret7', confirm_password: 'secret7' },
}

/** Each call names another mailbox. */
test.each([
  ['codes of registration', 60, 'PUT', { code: 'guess' }],
  ['check words', 60, 'POST', wrongReset],
  ['checks of a check word', 60, 'GET', { type: 'validation_reset', user_checkword: 'guess' }],
  ['checks of an e-mail', 60, 'GET', { type: 'validation' }],
  ['e-mails of recovery', 20, 'POST', { type: 'recovery' }],
  ['registrations', 20, 'POST', { ...FORM }],
  ['short forms', 20, 'POST', { type: 'registration', password: 'secret7', agree: 'Y', transfer: 'Y' }],
] as const)('%s: one network may ask %i times, others go on', async (_what, most, method, form) => {
  await api.pool.query('delete from call_counts')
  const ask = (index: number, network: string) =>
    answerTo(
      visitors[index % visitors.length] ?? '',
      { ...form, email: `name${index}@example.com` },
      network,
      method,
    )
  const answers = await Promise.all(Array.from({ length: most + 2 }, (_, index) => ask(index, '203.0.113.9')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most)
  const rejected = answers.filter(({ statusCode }) => statusCode === 429)
  expect(rejected).toHaveLength(2)
  const seconds = Number(rejected[0]?.headers['retry-after'])
  expect(seconds).toBeGreaterThan(500)
  expect(seconds).toBeLessThanOrEqual(3600)
  expect((await ask(0, '198.51.100.9')).statusCode).toBe(200)
})

test('checks of an e-mail: one shop may be asked so often, from however many networks; another goes on', async () => {
  await api.pool.query('delete from call_counts')
  const ask = (index: number, token = visitors[index % visitors.length] ?? '') =>
    answerTo(token, { type: 'validation', email: `name${index}@example.com` }, `203.0.113.${index}`, 'GET')
  expect((await ask(0)).statusCode).toBe(200)
  await api.pool.query("update call_counts set count = 999 where rule = 'email_check_shop'")
  expect((await ask(1)).statusCode).toBe(200)
  const rejected = await ask(2)
  expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await ask(3, await api.visitor(BLUE))).statusCode).toBe(200)
})

test('short forms with somebody’s e-mail do not use up the e-mails of a recovery', async () => {
  await api.pool.query('delete from call_counts')
  const email = 'client@example.com'
  const short = { type: 'registration', email, password: 'secret7', agree: 'Y', transfer: 'Y' }
  const ask = (index: number, form: Record<string, string>) =>
    answerTo(visitors[index % visitors.length] ?? '', form, `203.0.113.${index}`, 'POST')
  const statuses: number[] = []
  for (let index = 0; index < 6; index++) statuses.push((await ask(index, short)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask(6, { type: 'recovery', email })).statusCode).toBe(200)
})

test('short forms: an unknown e-mail is counted like a known one', async () => {
  await api.pool.query('delete from call_counts')
  const form = {
    type: 'registration',
    email: 'nobody@example.com',
    password: 'secret7',
    agree: 'Y',
    transfer: 'Y',
  }
  const statuses: number[] = []
  for (let index = 0; index < 6; index++)
    statuses.push(
      (await answerTo(visitors[index % visitors.length] ?? '', form, `203.0.113.${index}`, 'POST'))
        .statusCode,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('forms tell no more of taken e-mails than a shop’s checks may', async () => {
  await api.pool.query('delete from call_counts')
  const ask = (index: number) =>
    answerTo(
      visitors[index % visitors.length] ?? '',
      { ...FORM, email: `name${index}@example.com` },
      `203.0.113.${index}`,
      'POST',
    )
  expect((await ask(0)).statusCode).toBe(200)
  await api.pool.query("update call_counts set count = 1000 where rule = 'email_check_shop'")
  expect((await ask(1)).statusCode).toBe(429)
})
