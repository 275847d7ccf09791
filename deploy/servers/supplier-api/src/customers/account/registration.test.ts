import type { CompaniesAnswer, PersonalAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { removeOldCodes } from './remove-old-codes'
import { accountCalls, FORM, linkOf } from './testing/account-calls'
import { texts } from './texts'

let api: TestApi
let calls: ReturnType<typeof accountCalls>
beforeAll(async () => {
  api = await startTestApi()
  calls = accountCalls(api)
})
beforeEach(() => calls.forgetCounts())
afterAll(() => api.close())

describe('registration', () => {
  const VIOLET = 'demo-violet.localhost'

  let visitor = ''
  beforeAll(async () => {
    visitor = await api.visitor()
  })

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
      ...['new', 'new@', 'new@example', 'новый@example.com', 'a b@example.com', 'a..b@example.com'],
      `${'a'.repeat(65)}@example.com`,
    ])
      expect((await check(email)).errors).toMatchObject({
        email: 'Вы ввели неправильный электронный адрес',
      })
    expect((await check(' CLIENT@example.com')).errors?.email).toBe(texts.takenEmail)
    expect(await check('partial@example.com')).toMatchObject({ SUCCESS: 'Y' })
  })

  test('[API-074] checks of e-mails end for one visitor, then for a whole shop; another shop goes on', async () => {
    const check = async (token: string, place: number) => {
      const query = new URLSearchParams({ type: 'validation', email: `guess${place}@example.com` })
      return (await api.get(token, `/v3/api/auth/register/?${query}`)).statusCode
    }
    const checks = async (token: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_one, place) => check(token, place)))
    expect((await checks(visitor, 21)).sort()).toEqual([...Array<number>(20).fill(200), 429])
    const other = await api.visitor()
    expect(await check(other, 0)).toBe(200)
    // As if a thousand had come from many addresses and visitors.
    await api.pool.query("update call_counts set count = 1000 where rule = 'email_check_shop'")
    expect(await check(await api.visitor(), 0)).toBe(429)
    const late = { ...FORM, email: 'late@example.com' }
    expect((await api.post(other, '/v3/api/auth/register/', late)).statusCode).toBe(429)
    expect(await check(await api.visitor(BLUE), 0)).toBe(200)
  })

  test('[API-076] every wrong field has its text, the first is the one that is shown', async () => {
    const empty = await calls.post(visitor, { type: 'registration' })
    expect(empty).toEqual({
      SUCCESS: 'N',
      errors: {
        ...{ query_error: texts.noSurname, surname: texts.noSurname, name: texts.noName },
        ...{ email: texts.noEmail, inn: 'Вы не указали ИНН', phone: texts.noPhone },
        agree: 'Вы не подтвердили согласие на обработку персональных данных',
        transfer: 'Вы не подтвердили согласие на передачу персональных данных',
      },
    })
    for (const field of [
      ...['surname', 'name', 'email', 'phone', 'agree', 'transfer', 'inn', 'organization_name'],
    ])
      expect((await without(field)).errors).toHaveProperty(field)
    expect((await calls.emails('new@example.com')).length).toBe(0)
  })

  test.each([
    ['inn', '12345', 'Количество символов должно быть: 10, 12'],
    ['inn', '7788000421', 'Указан некорректный ИНН'],
    ['phone', '+7999123456', 'Указан некорректный телефон'],
    ['email', 'new@', 'Вы ввели неправильный электронный адрес'],
    ['country', '999', 'Выберите страну из списка'],
    ['name', '<b>1', 'Используйте только буквы и дефис'],
  ])('[API-076] a wrong %s «%s» is rejected: %s', async (field, value, text) => {
    expect(await rejection({ [field]: value })).toEqual({ query_error: text, [field]: text })
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
})

describe('confirmation', () => {
  let visitor = ''
  beforeAll(async () => {
    visitor = await api.visitor()
  })

  const rejection = async (change: Record<string, string>, token = visitor) =>
    (await calls.post(token, { ...FORM, ...change })).errors

  test('[API-076] [API-080] a registration becomes a client without a password by the link of its e-mail', async () => {
    const form = { ...FORM, email: ' Olga@Example.com ', surname: 'иванова-петрова1', name: 'ольга' }
    expect(await calls.post(visitor, form)).toEqual({
      ...{ SUCCESS: 'Y', MESSAGE: texts.registered, EMAIL: 'olga@example.com' },
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
      ...{ surname: 'Иванова-петрова', name: 'Ольга', middle_name: 'Петровна' },
      ...{ phones: ['+7 999 123-45-67'], password_hash: null, consents_at: expect.any(Date) },
      ...{ company: 'ООО «Новая»', inn: '7788000420', country: '643' },
    })
    const info = await api.get(confirmed.access_token ?? '', '/v3/api/personal/info/')
    expect(info.json<PersonalAnswer>().ITEM).toMatchObject({
      EMAIL: 'olga@example.com',
      ID: expect.any(Number),
    })
    expect((await api.get(confirmed.access_token ?? '', '/v3/api/client/order/')).statusCode).toBe(403)
  })

  test('what the register knows of the company is filled in as in the settings; what was typed stays', async () => {
    const found = await api.get(visitor, '/v3/api/client/dadata/inn/?query=7788')
    const company = found
      .json<CompaniesAnswer>()
      .ITEMS.find(({ ACTIVE, KPP, ADDRESS }) => ACTIVE === 'Y' && KPP && ADDRESS)
    const email = 'known@example.com'
    await calls.post(visitor, { ...FORM, email, inn: company?.INN ?? '', organization_name: 'Свои слова' })
    const code = linkOf((await calls.emails(email))[0]).searchParams.get('code') ?? ''
    expect((await calls.confirm(visitor, { email, code })).SUCCESS).toBe('Y')
    const { rows } = await api.pool.query(
      `select company.name, company.inn, kpp, ogrn, short_name, owner, company.main_address from companies company
       join clients on clients.company_id = company.id where clients.email = $1`,
      [email],
    )
    expect(rows).toEqual([
      {
        ...{ name: 'Свои слова', inn: company?.INN, kpp: company?.KPP, ogrn: company?.OGRN },
        ...{ short_name: company?.SHORT_NAME, owner: company?.OWNER, main_address: company?.ADDRESS },
      },
    ])
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
      ...{ password: 'secret7', agree: 'Y', transfer: 'Y' },
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
})
