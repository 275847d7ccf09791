import type {
  ClientInfoAnswer,
  CountriesAnswer,
  PersonalAnswer,
  SupplierChosenAnswer,
} from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls, linkOf } from '../account/testing/account-calls'

let api: TestApi
let calls: ReturnType<typeof accountCalls>
let client = ''
let person = ''
beforeAll(async () => {
  api = await startTestApi(20)
  calls = accountCalls(api)
  client = (await api.login('client@example.com')).access_token
  person = (await api.login('person@example.com', BLUE)).access_token
}, 240_000)
beforeEach(() => calls.forgetCounts())
afterAll(() => api.close())

const INFO = '/v3/api/client/info/'

const item = async (token: string) => (await api.get(token, INFO)).json<ClientInfoAnswer>().ITEM

const personal = async (token: string) =>
  (await api.get(token, '/v3/api/personal/info/')).json<PersonalAnswer>().ITEM

const save = (token: string, form: Record<string, string>) => api.post(token, INFO, form)

describe('what a client is', () => {
  test('[API-012] the client item has the company, its bank and both addresses', async () => {
    expect(await item(client)).toEqual({
      ...{ ID: expect.any(Number), INN: expect.stringMatching(/^\d{10}$/), KPP: '778801001' },
      ...{ OGRN: expect.stringMatching(/^\d{13}$/), OWNER: 'Пеналова Вера Павловна' },
      ...{ PHONE: '+7 (495) 200-40-02', EMAIL: 'office@vektor-plus.example' },
      ...{ COMPANY_NAME: 'ООО «Вектор Плюс»', SHORT_NAME: 'Вектор Плюс' },
      BANK_CODE: expect.stringMatching(/^04\d{7}$/),
      BANK_NAME: expect.stringContaining('Медный Пенал'),
      PAYMENT_ACCOUNT: expect.stringMatching(/^407\d{17}$/),
      CORRESPOND_ACCOUNT: expect.stringMatching(/^301\d{17}$/),
      COUNTRY: { ID: 643, NAME: 'Россия', MOK_CODE: '643', INN_COUNT: [10, 12], INN_NAME: 'ИНН' },
      LEGAL_ENTITY: 'Y',
      POINTS: { MAIN: { ADDRESS: expect.any(String) }, POST: { ADDRESS: expect.any(String) } },
    })
    expect(await item(person)).toMatchObject({
      LEGAL_ENTITY: 'N',
      COMPANY_NAME: '',
      INN: '',
      EMAIL: 'person@example.com',
      POINTS: { MAIN: { ADDRESS: expect.any(String) } },
    })
  })

  test('[API-012] visitors and clients without a password have no client item', async () => {
    const visitor = await api.visitor()
    const partial = await calls.confirm(visitor, { email: 'partial@example.com', code: 'prilavok-demo' })
    for (const token of [visitor, partial.access_token ?? '']) {
      expect((await api.get(token, INFO)).statusCode).toBe(403)
      expect((await save(token, { name: 'Анна' })).statusCode).toBe(403)
      expect((await api.post(token, '/v3/api/personal/info/', { name: 'Анна' })).statusCode).toBe(403)
    }
  })

  test('[API-011] the profile keeps names and phones', async () => {
    const post = (form: Record<string, string>) => api.post(client, '/v3/api/personal/info/', form)
    const saved = await post({
      surname: 'соколова-белова',
      name: 'анна2',
      middle_name: 'Викторовна',
      'phone[0]': '+7 (900) 123-45-67',
      'phone[1]': '8 (800) 555-01-71',
    })
    expect(saved.json()).toEqual({ SUCCESS: 'Y' })
    expect(await personal(client)).toMatchObject({
      SURNAME: 'Соколова-белова',
      NAME: 'Анна',
      MIDDLE_NAME: 'Викторовна',
      PHONE: ['+7 (900) 123-45-67', '8 (800) 555-01-71'],
    })
    await post({ phone: '+79001112233' })
    expect(await personal(client)).toMatchObject({ NAME: 'Анна', PHONE: ['+79001112233'] })
    expect((await post({ phone: '  ' })).json()).toEqual({
      CODE: 'bad_fields',
      errors: { query_error: 'Поле не должно быть пустым', phone: 'Поле не должно быть пустым' },
    })
    expect((await post({ phone: '123', name: '' })).json()).toMatchObject({
      errors: { phone: 'Указан некорректный телефон', name: expect.any(String) },
    })
    expect((await personal(client)).PHONE).toEqual(['+79001112233'])
  })

  test('[API-014] a supplier is chosen by its link or domain, an unknown one is not', async () => {
    const choose = async (selected_shop: string) =>
      (await save(client, { selected_shop })).json<SupplierChosenAnswer>()
    const text =
      'Данной ссылки не существует. Проверьте правильность данных или уточните ссылку у Поставщика.'
    expect(await choose('nothing-here')).toEqual({
      SUCCESS: 'N',
      errors: { query_error: text, selected_shop: text },
    })
    expect(await choose('')).toMatchObject({ SUCCESS: 'N' })
    const own = (await personal(client)).SHOP_LINK
    for (const link of ['demo-blue', ' https://Demo-Blue.localhost/catalog?x=1', BLUE])
      expect(await choose(link)).toEqual({
        SUCCESS: 'Y',
        ITEM: { NAME: 'Офис-Синий', LINK: 'demo-blue', DOMAIN_NAME: BLUE },
      })
    expect((await personal(client)).SHOP_LINK).toBe('demo-blue')
    expect((await choose(own)).SUCCESS).toBe('Y')
    expect((await personal(client)).SHOP_LINK).toBe(own)
  })

  test('links of suppliers cannot be tried without end', async () => {
    const { access_token: token } = await api.login('buyer@example.com')
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => save(token, { selected_shop: `shop-${index}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })

  test('colleagues see one company, strangers of another shop do not', async () => {
    const director = (await api.login('director@example.com')).access_token
    expect((await item(director)).INN).toBe((await item(client)).INN)
    const blue = (await api.login('client@example.com', BLUE)).access_token
    await save(client, { owner: 'Только здесь', legal_entity: 'Y' })
    expect((await item(blue)).OWNER).toBe('Пеналова Вера Павловна')
  })

  test('[API-018] countries have codes and lengths of tax numbers', async () => {
    const visitor = await api.visitor()
    const { ITEMS } = (await api.get(visitor, '/v3/api/client/country/')).json<CountriesAnswer>()
    expect(ITEMS[0]).toEqual({
      ID: 643,
      NAME: 'Россия',
      MOK_CODE: '643',
      INN_COUNT: [10, 12],
      INN_NAME: 'ИНН',
    })
    expect(ITEMS.map(({ MOK_CODE }) => MOK_CODE)).toEqual(
      expect.arrayContaining(['112', '398', '051', '417']),
    )
    expect((await api.get(visitor, '/v3/api/client/address/country/')).json()).toEqual({ ITEMS })
  })
})

describe('what he changes', () => {
  const errorsOf = async (token: string, form: Record<string, string>) => {
    const answer = await save(token, form)
    expect(answer.statusCode).toBe(400)
    return answer.json<{ errors: Record<string, string> }>().errors
  }

  const COMPANY = { company_name: 'ООО «Новая»', inn: '7788000420' }

  test('[API-013] an individual changes names, phones, country and addresses', async () => {
    const saved = await save(person, {
      surname: 'Иванов',
      name: 'олег',
      middle_name: 'Юрьевич',
      phones: '+7 900 777-88-99',
      email: 'person@example.com',
      legal_entity: 'N',
      inn: '',
      company_name: '',
      country: '112',
      main_address: 'Минск, ул. Новая, 1',
      post_address: 'Минск, а/я 5',
    })
    expect(saved.json()).toEqual({ SUCCESS: 'Y' })
    expect(await item(person)).toMatchObject({
      PHONE: '+7 900 777-88-99',
      COUNTRY: { MOK_CODE: '112' },
      POINTS: { MAIN: { ADDRESS: 'Минск, ул. Новая, 1' }, POST: { ADDRESS: 'Минск, а/я 5' } },
    })
    await save(person, { address: 'Минск, ул. Старая, 2', country: '643' })
    expect((await item(person)).POINTS).toEqual({
      MAIN: { ADDRESS: 'Минск, ул. Старая, 2' },
      POST: { ADDRESS: 'Минск, а/я 5' },
    })
  })

  test('[API-013] the legal info changes the fields that are given', async () => {
    const before = await item(client)
    await save(client, {
      legal_entity: 'Y',
      kpp: '778802002',
      ogrn: '',
      owner: 'Новый Директор',
      phone: '+7 495 000-00-00',
      company_email: 'New@Example.com',
      short_name: 'Вектор',
      bank_name: '<b>Банк</b>',
      main_address: 'Тверь',
    })
    expect(await item(client)).toEqual({
      ...before,
      KPP: '778802002',
      OGRN: '',
      OWNER: 'Новый Директор',
      PHONE: '+7 495 000-00-00',
      EMAIL: 'new@example.com',
      SHORT_NAME: 'Вектор',
      BANK_NAME: '<b>Банк</b>',
      POINTS: { MAIN: { ADDRESS: 'Тверь' }, POST: before.POINTS.POST },
    })
  })

  test.each([
    [{ kpp: '12345678' }, { kpp: 'Указан некорректный КПП' }],
    [{ ogrn: '123456789012' }, { ogrn: 'Указан некорректный ОГРН' }],
    [{ ogrn: '12345678901234a' }, { ogrn: 'Указан некорректный ОГРН' }],
    [{ ogrn: '304770000000010' }, { ogrn: 'Указан некорректный ОГРН' }],
    [{ inn: '' }, { inn: 'Вы не указали ИНН' }],
    [{ inn: '123' }, { inn: 'Количество символов должно быть: 10, 12' }],
    [{ company_name: ' ' }, { company_name: 'Введите данные' }],
    [{ company_email: 'none' }, { company_email: 'Вы ввели неправильный электронный адрес' }],
    [{ country: '999' }, { country: 'Выберите страну из списка' }],
    [{ legal_entity: 'N' }, { legal_entity: 'Вернуться в профиль физического лица невозможно' }],
  ])('[API-013] %o is rejected and changes nothing', async (form: Record<string, string>, errors) => {
    const before = await item(client)
    expect(await errorsOf(client, { owner: 'Другой', ...form })).toEqual({
      query_error: Object.values(errors)[0],
      ...errors,
    })
    expect(await item(client)).toEqual(before)
  })

  test('a sole proprietor, with an INN of 12 digits, has an OGRNIP of 15', async () => {
    const red = (await api.login('client@example.com', 'demo-red.localhost')).access_token
    const proprietor = { inn: '500100732259', ogrn: '304770000000010', owner: 'Иванов Иван Иванович' }
    expect((await save(red, proprietor)).json()).toEqual({ SUCCESS: 'Y' })
    expect(await item(red)).toMatchObject({ INN: proprietor.inn, OGRN: proprietor.ogrn })
    expect(await errorsOf(red, { ogrn: '30477000000001' })).toHaveProperty('ogrn')
  })

  test('[API-013] an individual becomes a legal entity by the short form, and never goes back', async () => {
    const red = (await api.login('person@example.com', 'demo-red.localhost')).access_token
    expect(await errorsOf(red, { legal_entity: 'Y' })).toMatchObject({
      company_name: 'Введите данные',
      inn: 'Вы не указали ИНН',
    })
    expect((await item(red)).LEGAL_ENTITY).toBe('N')
    const added = await save(red, {
      ...COMPANY,
      kpp: '778801001',
      ogrn: '1197788000420',
      email: 'office@new.example',
      legal_entity: 'Y',
    })
    expect(added.json()).toEqual({ SUCCESS: 'Y' })
    expect(await item(red)).toMatchObject({
      LEGAL_ENTITY: 'Y',
      COMPANY_NAME: 'ООО «Новая»',
      INN: '7788000420',
      EMAIL: 'office@new.example',
    })
    expect((await personal(red)).COMPANY_NAME).toBe('ООО «Новая»')
    expect((await personal(red)).EMAIL).toBe('person@example.com')
    expect(await errorsOf(red, { legal_entity: 'N' })).toHaveProperty('legal_entity')
  })

  test('[API-013] a new e-mail address counts when the e-mail sent to it confirms it', async () => {
    const token = (await api.login('buyer@example.com')).access_token
    const answer = await save(token, { name: 'Захар', surname: 'Кнопкин', email: 'Zahar@example.com' })
    expect(answer.json()).toMatchObject({
      SUCCESS: 'Y',
      MESSAGE: expect.stringContaining('zahar@example.com'),
    })
    expect((await personal(token)).EMAIL).toBe('buyer@example.com')
    expect((await calls.emails('buyer@example.com'))[0]?.subject).toContain('смена почты')
    const link = linkOf((await calls.emails('zahar@example.com'))[0])
    const code = link.searchParams.get('code') ?? ''
    const confirmed = await calls.confirm(await api.visitor(), { email: 'zahar@example.com', code })
    expect(confirmed).toMatchObject({ SUCCESS: 'Y' })
    expect(confirmed).not.toHaveProperty('access_token')
    expect((await personal(token)).EMAIL).toBe('zahar@example.com')
  })

  test('[API-013] the address of another client is neither taken nor betrayed', async () => {
    const token = (await api.login('director@example.com')).access_token
    const emails = (await calls.emails('loyalty@example.com')).length
    const taken = await save(token, { name: 'Вера', email: 'loyalty@example.com' })
    const free = await save(token, { name: 'Вера', email: 'nobody@example.com' })
    expect(taken.body.replace('loyalty', 'nobody')).toBe(free.body)
    expect((await calls.emails('loyalty@example.com')).length).toBe(emails)
    expect(await errorsOf(token, { name: 'Вера', email: 'none' })).toHaveProperty('email')
  })

  test.each([
    [{ 'phones[abc][d]': 'x' }, { phones: 'Поле не должно быть пустым' }],
    [{ 'phones[0][1]': 'x' }, { phones: 'Неверное значение: phones' }],
  ])('phones of a strange shape are rejected: %j', async (form, errors) => {
    expect(await errorsOf(client, form)).toMatchObject(errors)
  })
})
