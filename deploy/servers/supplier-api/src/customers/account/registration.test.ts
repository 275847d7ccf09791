import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls, FORM, linkOf } from './testing/account-calls'
import { texts } from './texts'

const VIOLET = 'demo-violet.localhost'

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
const without = (field: string) => {
  const { [field as keyof typeof FORM]: _left, ...form } = FORM
  return calls.post(visitor, form)
}

test('[API-074] the check of an e-mail rejects what is none and what has an account', async () => {
  const check = (email: string) => calls.check(visitor, { type: 'validation', email })
  expect(await check('new@example.com')).toMatchObject({ SUCCESS: 'Y' })
  expect(await check('')).toEqual({
    SUCCESS: 'N',
    errors: { query_error: 'Вы не указали почту', email: 'Вы не указали почту' },
  })
  for (const email of [
    'new',
    'new@',
    'new@example',
    'новый@example.com',
    'a b@example.com',
    'a..b@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])
    expect((await check(email)).errors).toMatchObject({
      email: 'Вы ввели неправильный электронный адрес',
    })
  expect((await check(' CLIENT@example.com')).errors?.email).toBe(texts.takenEmail)
  expect(await check('partial@example.com')).toMatchObject({ SUCCESS: 'Y' })
})

test('the check of an e-mail is no way to try many addresses', async () => {
  const visitor = await api.visitor()
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      api.get(visitor, `/v3/api/auth/register/?type=validation&email=name${index}@example.com`),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})

test('[API-076] every wrong field has its text, the first is the one that is shown', async () => {
  const empty = await calls.post(visitor, { type: 'registration' })
  expect(empty).toEqual({
    SUCCESS: 'N',
    errors: {
      query_error: texts.noSurname,
      surname: texts.noSurname,
      name: texts.noName,
      email: texts.noEmail,
      inn: 'Вы не указали ИНН',
      phone: texts.noPhone,
      agree: 'Вы не подтвердили согласие на обработку персональных данных',
      transfer: 'Вы не подтвердили согласие на передачу персональных данных',
    },
  })
  for (const field of ['surname', 'name', 'email', 'phone', 'agree', 'transfer', 'inn', 'organization_name'])
    expect((await without(field)).errors).toHaveProperty(field)
  expect((await calls.emails('new@example.com')).length).toBe(0)
})

test.each([
  ['inn', '12345', 'Количество символов должно быть: 10, 12'],
  ['inn', '7788000421', 'Указан некорректный ИНН'],
  ['inn', '77880004200', 'Количество символов должно быть: 10, 12'],
  ['phone', '+7999123456', 'Указан некорректный телефон'],
  ['phone', '+799912345678', 'Указан некорректный телефон'],
  ['email', 'new@', 'Вы ввели неправильный электронный адрес'],
  ['country', '999', 'Выберите страну из списка'],
  ['name', '123', 'Используйте только буквы и дефис'],
  ['name', '<b>1', 'Используйте только буквы и дефис'],
  ['middle_name', '<i>', 'Используйте только буквы и дефис'],
])('[API-076] a wrong %s «%s» is rejected: %s', async (field, value, text) => {
  expect(await rejection({ [field]: value })).toEqual({ query_error: text, [field]: text })
})

test('[API-076] phone and code come together', async () => {
  const code = { query_error: 'Укажите код телефона', phoneCode: 'Укажите код телефона' }
  expect(await rejection({ phone: '999 123-45-67' })).toEqual(code)
  expect(await rejection({ phone: '999 123-45-67', phoneCode: '7' })).toEqual(code)
  expect(await rejection({ phone: '', phoneCode: '+7' })).toEqual({
    query_error: texts.noPhone,
    phone: texts.noPhone,
  })
  expect(await rejection({ phone: '999 123-45-678', phoneCode: '+7' })).toHaveProperty('phone')
  const form = { ...FORM, email: 'apart@example.com', phone: '999 123-45-67', phoneCode: '+7' }
  expect((await calls.post(visitor, form)).SUCCESS).toBe('Y')
})

test('[API-076] tax numbers of other countries have the lengths of their country', async () => {
  expect((await rejection({ country: '112', inn: '12345678' }))?.inn).toBe(
    'Количество символов должно быть: 9',
  )
  expect(await rejection({ country: '496', inn: '1234567890123456' })).toMatchObject({
    inn: 'Количество символов не больше: 15',
  })
  expect((await rejection({ country: '112', inn: '', organization_name: '' })) ?? {}).toMatchObject({
    inn: 'Вы не указали УНП',
    organization_name: texts.noOrganisation,
  })
  const email = 'minsk@example.com'
  const form = { ...FORM, email, country: '112', inn: '190000001', phone: '291234567', phoneCode: '+375' }
  expect((await calls.post(visitor, form)).SUCCESS).toBe('Y')
})

test('[API-076] the organisation is not asked for while the tax number is wrong', async () => {
  expect(await rejection({ inn: '7788000421', organization_name: '' })).toEqual({
    query_error: 'Указан некорректный ИНН',
    inn: 'Указан некорректный ИНН',
  })
})

test('[API-076] individuals register only where the shop allows it, whatever the form says', async () => {
  const person = { ...FORM, email: 'man@example.com', is_legal_entity: 'N', allow_physical: 'Y' }
  const text = 'Регистрация на сайте доступна только для юридических лиц'
  expect((await calls.post(visitor, person)).errors).toEqual({ query_error: text, is_legal_entity: text })
  const blue = await api.visitor(BLUE)
  const { inn: _inn, organization_name: _name, ...form } = person
  expect((await calls.post(blue, form)).SUCCESS).toBe('Y')
  const code = linkOf((await calls.emails('man@example.com', 2))[0]).searchParams.get('code') ?? ''
  await calls.confirm(blue, { email: 'man@example.com', code })
  expect(await calls.client('man@example.com', 2)).toMatchObject({ company: null, name: 'Ольга' })
})

test('[API-076] a shop that is closed for registration says so', async () => {
  const violet = await api.visitor(VIOLET)
  expect(await calls.post(violet, FORM)).toEqual({
    SUCCESS: 'N',
    errors: { query_error: texts.closed, registration: texts.closed },
  })
  expect((await calls.check(violet, { type: 'validation', email: 'new@example.com' })).SUCCESS).toBe('N')
})

test.each([
  ['closed for registration', 'registration', 'Y', texts.closed],
  ['for legal entities only', 'allow_physical', 'N', texts.legalOnly],
])(
  '[API-076] a shop that is by now %s confirms no registration that waits',
  async (_what, rule, legal, text) => {
    const blue = await api.visitor(BLUE)
    const email = `${rule.replace('_', '-')}@example.com`
    const set = (value: boolean) => api.pool.query(`update shops set ${rule} = $1 where id = 2`, [value])
    await calls.post(blue, { ...FORM, email, is_legal_entity: legal })
    const code = linkOf((await calls.emails(email, 2))[0]).searchParams.get('code') ?? ''
    await set(false)
    expect((await calls.confirm(blue, { email, code })).errors).toEqual({
      query_error: text,
      registration: text,
    })
    expect(await calls.client(email, 2)).toBeUndefined()
    await set(true)
    expect((await calls.confirm(blue, { email, code })).SUCCESS).toBe('Y')
    await set(false)
    expect((await calls.confirm(blue, { email, code })).SUCCESS).toBe('Y')
    await set(true)
  },
)

test('one mailbox gets a few e-mails an hour, however often it is asked for', async () => {
  const email = 'flood@example.com'
  for (let count = 0; count < 7; count += 1)
    await api.post(visitor, '/v3/api/auth/register/', { ...FORM, email })
  expect((await calls.emails(email)).length).toBe(5)
})
