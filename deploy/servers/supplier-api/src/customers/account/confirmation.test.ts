import type { PersonalAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { removeOldCodes } from './remove-old-codes'
import { accountCalls, FORM, linkOf } from './testing/account-calls'
import { texts } from './texts'

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

const rejection = async (change: Record<string, string>, token = visitor) =>
  (await calls.post(token, { ...FORM, ...change })).errors

test('[API-076] [API-080] a registration becomes a client without a password by the link of its e-mail', async () => {
  const form = { ...FORM, email: ' Olga@Example.com ', surname: 'иванова-петрова1', name: 'ольга' }
  expect(await calls.post(visitor, form)).toEqual({
    SUCCESS: 'Y',
    MESSAGE: texts.registered,
    EMAIL: 'olga@example.com',
  })
  expect(await calls.client('olga@example.com')).toBeUndefined()

  const link = linkOf((await calls.emails('olga@example.com'))[0])
  expect(`${link.origin}${link.pathname}`).toBe(`https://${GREEN}/confirm`)
  const code = link.searchParams.get('code') ?? ''
  expect(link.searchParams.get('email')).toBe('olga@example.com')

  const wrong = await calls.confirm(visitor, { email: 'olga@example.com', code: 'AAAA-AAAA-AAAA-AAAA' })
  expect(wrong).toEqual({ SUCCESS: 'N', errors: { query_error: texts.deadCode, code: texts.deadCode } })
  expect((await calls.confirm(visitor, { email: 'other@example.com', code })).SUCCESS).toBe('N')

  const typed = code.replaceAll('-', ' ').toLowerCase()
  const confirmed = await calls.confirm(visitor, { email: 'olga@example.com', code: typed })
  expect(confirmed).toMatchObject({ SUCCESS: 'Y', MESSAGE: texts.confirmed, EMAIL: 'olga@example.com' })
  expect(confirmed).not.toHaveProperty('refresh_token')
  expect(await calls.client('olga@example.com')).toMatchObject({
    surname: 'Иванова-петрова',
    name: 'Ольга',
    middle_name: 'Петровна',
    phones: ['+7 (999) 123-45-67'],
    password_hash: null,
    consents_at: expect.any(Date),
    company: 'ООО «Новая»',
    inn: '7788000420',
    country: '643',
  })
  const info = await api.get(confirmed.access_token ?? '', '/v3/api/personal/info/')
  expect(info.json<PersonalAnswer>().ITEM).toMatchObject({
    EMAIL: 'olga@example.com',
    ID: expect.any(Number),
  })
  expect((await api.get(confirmed.access_token ?? '', '/v3/api/client/order/')).statusCode).toBe(403)
})

test('the link of an e-mail leads back until a password is set, and to one account only', async () => {
  const email = 'twice@example.com'
  await calls.post(visitor, { ...FORM, email })
  await calls.post(visitor, { ...FORM, email, organization_name: 'ООО «Другая»' })
  const codes = (await calls.emails(email)).map((sent) => linkOf(sent).searchParams.get('code') ?? '')
  const [second = '', first = ''] = codes
  const tokens = await Promise.all(
    [first, second, first].map((code) => calls.confirm(visitor, { email, code })),
  )
  expect(tokens.map(({ SUCCESS }) => SUCCESS)).toEqual(['Y', 'Y', 'Y'])
  const ids = await Promise.all(
    tokens.map(
      async ({ access_token = '' }) =>
        (await api.get(access_token, '/v3/api/personal/info/')).json<PersonalAnswer>().ITEM.ID,
    ),
  )
  expect(new Set(ids).size).toBe(1)
  const set = await calls.post(tokens[0]?.access_token ?? '', {
    type: 'registration',
    email,
    password: 'secret7',
    agree: 'Y',
    transfer: 'Y',
  })
  expect(set).toMatchObject({ SUCCESS: 'Y', refresh_token: expect.any(String) })
  expect((await calls.confirm(visitor, { email, code: first })).SUCCESS).toBe('N')
})

test('wrong codes of strangers do not keep the owner of a mailbox from confirming it', async () => {
  const email = 'besieged@example.com'
  await calls.post(visitor, { ...FORM, email })
  const code = linkOf((await calls.emails(email))[0]).searchParams.get('code') ?? ''
  for (let count = 0; count < 30; count += 1)
    await calls.confirm(visitor, { email, code: `AAAA-AAAA-AAAA-${2000 + count}` })
  expect((await calls.confirm(visitor, { email, code })).SUCCESS).toBe('Y')
})

test('[API-080] the link of the e-mail is taken as it is, by its query', async () => {
  const email = 'query@example.com'
  await calls.post(visitor, { ...FORM, email })
  const { search } = linkOf((await calls.emails(email))[0])
  const answer = await api.app.inject({
    method: 'PUT',
    url: `/v1/login/confirm/${search}&access_token=${visitor}`,
  })
  expect(answer.json()).toMatchObject({ SUCCESS: 'Y', EMAIL: email, access_token: expect.any(String) })
})

test('[API-080] a code that has ended, and one of another shop, confirm nothing', async () => {
  const email = 'late@example.com'
  await calls.post(visitor, { ...FORM, email })
  const code = linkOf((await calls.emails(email))[0]).searchParams.get('code') ?? ''
  expect((await calls.confirm(await api.visitor(BLUE), { email, code })).SUCCESS).toBe('N')
  await api.pool.query("update confirmations set expires_at = now() where email = 'late@example.com'")
  expect((await calls.confirm(visitor, { email, code })).SUCCESS).toBe('N')
  expect(await calls.client(email)).toBeUndefined()
})

test('an account is neither registered twice nor changed by a stranger who registers its address', async () => {
  expect(await rejection({ email: 'client@example.com' })).toEqual({
    query_error: texts.takenEmail,
    email: texts.takenEmail,
  })
  const before = await calls.client('partial@example.com')
  expect((await calls.post(visitor, { ...FORM, email: 'partial@example.com' })).SUCCESS).toBe('Y')
  const code = linkOf((await calls.emails('partial@example.com'))[0]).searchParams.get('code') ?? ''
  expect((await calls.confirm(visitor, { email: 'partial@example.com', code })).SUCCESS).toBe('Y')
  expect(await calls.client('partial@example.com')).toEqual(before)
})

test('a code that waited while the address got an account with a password opens nothing of it', async () => {
  const email = 'imported@example.com'
  await calls.post(visitor, { ...FORM, email })
  const code = linkOf((await calls.emails(email))[0]).searchParams.get('code') ?? ''
  await api.pool.query(
    `insert into clients (shop_id, email, password_hash, name)
     select 1, $1, password_hash, 'Вера' from clients where shop_id = 1 and email = 'client@example.com'`,
    [email],
  )
  const answer = await calls.confirm(visitor, { email, code })
  expect(answer).toEqual({ SUCCESS: 'N', errors: { query_error: texts.deadCode, code: texts.deadCode } })
  expect(await calls.client(email)).toMatchObject({ name: 'Вера', company: null })
})

test('codes are stored as hashes only', async () => {
  const emails = await calls.emails('olga@example.com')
  const code = linkOf(emails[0]).searchParams.get('code') ?? ''
  const { rows } = await api.pool.query<{ row: string }>(
    'select confirmations::text as row from confirmations',
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ row }) => row).join()).not.toContain(code)
})

test('codes that have ended are forgotten, and the texts of e-mails that brought one', async () => {
  const email = 'forgotten@example.com'
  await calls.post(visitor, { ...FORM, email })
  await removeOldCodes(api.db)
  await api.pool.query('update emails set sent_at = now() where recipient = $1', [email])
  await api.pool.query('update confirmations set expires_at = now() where email = $1', [email])
  await removeOldCodes(api.db)
  expect(await calls.emails(email)).toEqual([{ subject: expect.any(String), plain: '' }])
  const { rows } = await api.pool.query('select from confirmations where email = $1', [email])
  expect(rows).toEqual([])
})
