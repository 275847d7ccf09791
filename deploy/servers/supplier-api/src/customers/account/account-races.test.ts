import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import { somebodyWaits } from '../../testing/somebody-waits'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { hashPassword } from '../token/password'
import { lockOwner } from './owner'
import { accountCalls, linkOf } from './testing/account-calls'

let api: TestApi
let calls: ReturnType<typeof accountCalls>
let visitor = ''
beforeAll(async () => {
  api = await startTestApi(20)
  calls = accountCalls(api)
  visitor = await api.visitor()
}, 60_000)
beforeEach(() => calls.forgetCounts())
afterAll(() => api.close())

const PATH = '/v3/api/auth/register/'
const change = (token: string, next: string) =>
  api.post(token, PATH, {
    ...{ type: 'change_password', last_password: DEMO_PASSWORD },
    ...{ new_password: next, confirm_password: next },
  })
const works = async (email: string, password: string) =>
  (await calls.login(email, password, GREEN)).statusCode === 200

test('of several changes of one password at once one is made', async () => {
  const email = 'buyer@example.com'
  const sessions = await Promise.all(Array.from({ length: 4 }, () => api.login(email)))
  const passwords = sessions.map((_, index) => `next-password-${index}`)
  const answers = await Promise.all(
    sessions.map(({ access_token }, index) => change(access_token, passwords[index] ?? '')),
  )
  const made = answers.map((answer) => answer.statusCode === 200 && answer.json().SUCCESS === 'Y')
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([])
  expect(await Promise.all(passwords.map((password) => works(email, password)))).toEqual(made)
})

test('a recovery and a change of the password at once leave one new password', async () => {
  const email = 'director@example.com'
  const { access_token: token } = await api.login(email)
  await calls.post(visitor, { type: 'recovery', email })
  const checkword = linkOf((await calls.emails(email))[0]).searchParams.get('user_checkword') ?? ''
  const reset = api.post(visitor, PATH, {
    ...{ type: 'reset_password', email, user_checkword: checkword },
    ...{ new_password: 'recovered', confirm_password: 'recovered' },
  })
  const answers = await Promise.all([change(token, 'changed'), reset])
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([])
  const made = answers.map((answer) => answer.json().SUCCESS === 'Y')
  expect(made.filter(Boolean)).toHaveLength(1)
  expect([await works(email, 'changed'), await works(email, 'recovered')]).toEqual(made)
})

test('an address that two clients confirm at once becomes that of one', async () => {
  const email = 'wanted@example.com'
  const owners = ['client@example.com', 'loyalty@example.com']
  const codes: string[] = []
  for (const owner of owners) {
    const { access_token: token } = await api.login(owner)
    await api.post(token, '/v3/api/client/info/', { email })
    codes.push(linkOf((await calls.emails(email))[0]).searchParams.get('code') ?? '')
  }
  const answers = await Promise.all(codes.map((code) => calls.confirm(visitor, { email, code })))
  expect(answers.map(({ SUCCESS }) => SUCCESS).sort()).toEqual(['N', 'Y'])
  const rows = await api.db
    .selectFrom('clients')
    .where('shop_id', '=', 1)
    .where('email', 'in', [email, ...owners])
    .select('id')
    .execute()
  expect(rows).toHaveLength(2)
})

test('a login with the old password that comes beside its change does not outlive it', async () => {
  const email = 'blocked@example.com'
  const answer = await api.db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('clients')
      .where('shop_id', '=', 1)
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
    await lockOwner(trx, 1, owner.id)
    await trx
      .updateTable('clients')
      .set({ password_hash: await hashPassword('newer-password') })
      .where('shop_id', '=', 1)
      .where('id', '=', owner.id)
      .execute()
    const login = calls.login(email, DEMO_PASSWORD, GREEN)
    await somebodyWaits(api.pool)
    return { login }
  })
  expect((await answer.login).statusCode).toBe(400)
  expect(await works(email, 'newer-password')).toBe(true)
})
