import type {
  AddressAnswer,
  BanksAnswer,
  ClientInfoAnswer,
  CompaniesAnswer,
  CountriesAnswer,
  PersonalAnswer,
  PointSavedAnswer,
  PointsAnswer,
  SupplierChosenAnswer,
  TradePointsAnswer,
} from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls, linkOf } from '../account/testing/account-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

let calls: ReturnType<typeof accountCalls>
let client = ''
let person = ''
beforeAll(async () => {
  calls = accountCalls(api)
  client = (await api.login('client@example.com')).access_token
  person = (await api.login('person@example.com', BLUE)).access_token
})
beforeEach(() => calls.forgetCounts())

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

  const choose = async (selected_shop: string) =>
    (await save(client, { selected_shop })).json<SupplierChosenAnswer>()

  test('[API-014] a supplier is chosen by its link or domain, an unknown one is not', async () => {
    const text =
      'Данной ссылки не существует. Проверьте правильность данных или уточните ссылку у Поставщика.'
    expect(await choose('nothing-here')).toEqual({
      SUCCESS: 'N',
      errors: { query_error: text, selected_shop: text },
    })
    expect(await choose('')).toMatchObject({ SUCCESS: 'N' })
    const own = (await personal(client)).SHOP_LINK
    expect(await choose('demo-blue')).toEqual({
      SUCCESS: 'Y',
      ITEM: { NAME: 'Офис-Синий', LINK: 'demo-blue', DOMAIN_NAME: BLUE },
    })
    expect((await choose(`https://${BLUE}/?utm=${'x'.repeat(1000)}`)).SUCCESS).toBe('Y')
    expect((await personal(client)).SHOP_LINK).toBe('demo-blue')
    expect((await choose(own)).SUCCESS).toBe('Y')
    expect((await personal(client)).SHOP_LINK).toBe(own)
  })

  test.each([
    'demo-blue',
    ' Demo-Blue\n',
    BLUE,
    `${BLUE}:8080`,
    `${BLUE}/`,
    `www.${BLUE}`,
    `//${BLUE}/catalog`,
    `http://${BLUE}:8080/catalog/paper?sort=price#top`,
    ` https://www.Demo-Blue.localhost/catalog//x?next=https://demo-red.localhost`,
    `«${BLUE}»,`,
    `Наш магазин: https://${BLUE}.`,
    `Наш магазин: ${BLUE}`,
    `Канцтовары/офис: https://${BLUE}/catalog`,
  ])('[API-014] a supplier is found by what people paste: %s', async (pasted) =>
    expect((await choose(pasted)).ITEM?.LINK).toBe('demo-blue'),
  )

  test.each([
    'https://',
    '//',
    'www.',
    'mailto:sales@demo-blue.localhost',
    'localhost',
    'demo-blue.localhost.example',
  ])('[API-014] «%s» names no supplier', async (pasted) => expect((await choose(pasted)).SUCCESS).toBe('N'))

  test('links of suppliers cannot be guessed without end: the 31st within an hour waits, right or wrong', async () => {
    for (let tried = 0; tried < 30; tried += 1) expect((await choose(`guess-${tried}`)).SUCCESS).toBe('N')
    const answer = await save(client, { selected_shop: 'demo-blue' })
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    // Of one client: a colleague is not kept from it.
    const director = (await api.login('director@example.com')).access_token
    expect((await save(director, { selected_shop: 'demo-green' })).statusCode).toBe(200)
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
})

describe('addresses', () => {
  let client = ''
  let other = ''
  beforeAll(async () => {
    client = (await api.login('client@example.com')).access_token
    other = (await api.login('loyalty@example.com')).access_token
  })

  const points = async (token = client) =>
    (await api.get(token, '/v3/api/client/point')).json<PointsAnswer>().ITEMS

  const save = (path: string, form: Record<string, string>, token = client) =>
    api.post(token, `/v3/api/client/point${path}`, form)

  const ADDRESS = {
    address: 'Тверь, ул. Новая, 1',
    contact_name: 'Анна',
    contact_email: 'anna@example.com',
    contact_phone: '+7 900 000-00-00',
  }

  test("[API-070] points are the client's own addresses", async () => {
    const own = await points()
    expect(own[0]).toEqual({
      ID: expect.any(Number),
      ADDRESS: expect.stringContaining('Химки'),
      CONTACT_NAME: 'Анна Соколова',
      CONTACT_EMAIL: 'client@example.com',
      CONTACT_PHONE: expect.any(String),
      ADDRESS_ID: own[0]?.ID,
      VARIANT: 'base',
      DELIVERY_ZONE_ID: expect.any(Number),
      CONTACTS: [{ NAME: 'Анна Соколова', EMAIL: 'client@example.com', PHONE: expect.any(String) }],
    })
    const foreign = new Set((await points(other)).map((point) => point.ID))
    expect(own.filter((point) => foreign.has(point.ID))).toEqual([])
    expect((await api.get(await api.visitor(), '/v3/api/client/point')).statusCode).toBe(403)
  })

  test('an address that is added again with its key is added once', async () => {
    const before = await points()
    const add = (changes: Record<string, string>, token = client) =>
      save('', { ...ADDRESS, idempotency_key: 'one-address', ...changes }, token)
    const answers = await Promise.all([add({}), add({})])
    const ids = [...answers, await add({})].map((answer) => answer.json<PointSavedAnswer>().ID)
    expect(new Set(ids).size).toBe(1)
    expect(await points()).toHaveLength(before.length + 1)

    const wrong = await add({ address: 'Тверь, ул. Другая, 2' })
    expect([wrong.statusCode, (await points()).length]).toEqual([400, before.length + 1])
    const second = (await add({ idempotency_key: 'another-address' })).json<PointSavedAnswer>().ID
    expect(ids).not.toContain(second)
    const foreign = (await add({}, other)).json<PointSavedAnswer>().ID
    expect(ids).not.toContain(foreign)
    await save(`/${foreign}`, { delete: 'Y' }, other)
    for (const id of [ids[0], second]) await save(`/${id}`, { delete: 'Y' })
    expect(await points()).toEqual(before)
  })

  test('[API-073] a point is created, saved and deleted', async () => {
    const before = await points()
    const { SUCCESS, ID } = (await save('', ADDRESS)).json<PointSavedAnswer>()
    expect(SUCCESS).toBe('Y')
    expect((await points())[0]).toMatchObject({
      ID,
      ADDRESS: ADDRESS.address,
      CONTACT_NAME: ADDRESS.contact_name,
      CONTACT_EMAIL: ADDRESS.contact_email,
      CONTACT_PHONE: ADDRESS.contact_phone,
    })
    expect((await save(`/${ID}`, { address: 'Тверь, ул. Старая, 2' })).json()).toEqual({ SUCCESS: 'Y', ID })
    expect((await points())[0]).toMatchObject({ ADDRESS: 'Тверь, ул. Старая, 2', CONTACT_NAME: 'Анна' })
    expect((await save(`/${ID}`, { delete: 'Y' })).json()).toEqual({ SUCCESS: 'Y', ID })
    expect(await points()).toEqual(before)
  })

  test("[API-085] another client's point is neither saved nor deleted", async () => {
    const [own] = await points()
    expect((await save(`/${own?.ID}`, { address: 'Чужой' }, other)).statusCode).toBe(404)
    expect((await save(`/${own?.ID}`, { delete: 'Y' }, other)).statusCode).toBe(404)
    expect((await points())[0]).toEqual(own)
  })

  test('[API-071] one address is read by its owner alone', async () => {
    const [own] = await points()
    const read = (id: unknown, token = client) => api.get(token, `/v3/api/client/address/${id}/`)
    expect((await read(own?.ID)).json<AddressAnswer>()).toEqual({ ITEM: own })
    for (const answer of [await read(own?.ID, other), await read(0), await read('99999999999')]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ CODE: 'not_found', meta: { errorDetail: 'Не найдено' } })
    }
    expect((await read(own?.ID, await api.visitor())).statusCode).toBe(403)
  })

  test('a postal address is the POST address of the client', async () => {
    const postal = { address: '125000, Москва, а/я 7', variant: 'post' }
    const { ID } = (await save('', postal)).json<PointSavedAnswer>()
    const post = async () =>
      (await api.get(client, '/v3/api/client/info/')).json<ClientInfoAnswer>().ITEM.POINTS.POST
    expect(await post()).toEqual({ ADDRESS: postal.address })
    await save(`/${ID}`, { address: '125000, Москва, а/я 8' })
    expect(await post()).toEqual({ ADDRESS: '125000, Москва, а/я 8' })
  })

  test('a client keeps at most 200 addresses', async () => {
    const { id } = await api.db
      .selectFrom('clients')
      .where('shop_id', '=', 1)
      .where('email', '=', 'loyalty@example.com')
      .select('id')
      .executeTakeFirstOrThrow()
    await api.pool.query('delete from points where shop_id = 1 and client_id = $1', [id])
    await api.pool.query(
      "insert into points (shop_id, client_id, address) select 1, $1, 'Адрес ' || n from generate_series(1, 199) n",
      [id],
    )
    expect((await save('', ADDRESS, other)).json()).toMatchObject({ SUCCESS: 'Y' })
    expect((await save('', ADDRESS, other)).json()).toMatchObject({
      errors: { address: 'Можно сохранить не больше 200 адресов' },
    })
  })

  test('a visitor cannot add an address; a client needs a text', async () => {
    const visitor = await save('', ADDRESS, await api.visitor())
    expect(visitor.statusCode).toBe(403)
    expect(visitor.json()).toMatchObject({
      meta: { errorDetail: 'Чтобы указать адрес доставки необходимо зарегистрироваться' },
    })
    expect((await save('', { address: '   ' })).statusCode).toBe(400)
  })

  test('a wrong contact is named field by field, whether the address is new or not; an empty one is none', async () => {
    const wrong = { contact_email: 'none@', contact_phone: '12-34' }
    const { ID } = (await save('', ADDRESS)).json<PointSavedAnswer>()
    for (const [path, form] of [
      ['', { ...ADDRESS, ...wrong }],
      [`/${ID}`, wrong],
    ] as const) {
      const answer = await save(path, form)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        errors: {
          contact_email: 'Вы ввели неправильный электронный адрес',
          contact_phone: 'Указан некорректный телефон',
        },
      })
    }
    expect((await save(`/${ID}`, { contact_email: '', contact_phone: '' })).statusCode).toBe(200)
    expect((await points()).find((point) => point.ID === ID)?.CONTACTS).toEqual([
      { NAME: 'Анна', EMAIL: '', PHONE: '' },
    ])
  })

  test('[API-072] trade points of the shop, for everybody', async () => {
    const answer = await api.get(await api.visitor(), '/v3/api/client/tradepoint/')
    const { ITEMS } = answer.json<TradePointsAnswer>()
    expect(ITEMS).toHaveLength(2)
    expect(ITEMS[0]).toMatchObject({
      ID: 1,
      NAME: 'Склад Москва',
      EMAIL: expect.stringContaining('@'),
      PHONES: [expect.any(String)],
      WORK_SCHEDULE: expect.any(String),
      HOLIDAY_SCHEDULE: expect.any(String),
      ADDRESS: { SPECIFICATION: expect.stringContaining('Москва'), LATITUDE: 55.8013, LONGITUDE: 37.5937 },
    })
  })
})

describe('companies and banks', () => {
  let visitor = ''
  beforeAll(async () => {
    visitor = await api.visitor()
  })

  const ask = (kind: 'inn' | 'bank', query: string, token = visitor) =>
    api.get(token, `/v3/api/client/dadata/${kind}/?${new URLSearchParams({ query })}`)

  test('[API-024] companies and banks are found by number and by name', async () => {
    const { ITEMS } = (await ask('inn', 'бумажный ёж')).json<CompaniesAnswer>()
    expect(ITEMS[0]).toEqual({
      INN: expect.stringMatching(/^\d{10}$/),
      KPP: expect.stringMatching(/^\d{9}$/),
      OGRN: expect.stringMatching(/^\d{13}$/),
      COMPANY_NAME: expect.stringContaining('«Бумажный Ёж»'),
      SHORT_NAME: expect.stringContaining('«Бумажный Ёж»'),
      OWNER: expect.any(String),
      ADDRESS: expect.any(String),
      ACTIVE: expect.stringMatching(/^[YN]$/),
    })
    const byNumber = (await ask('inn', ` ${ITEMS[0]?.INN} `)).json<CompaniesAnswer>()
    expect(byNumber.ITEMS).toEqual([ITEMS[0]])
    const banks = (await ask('bank', 'Медный')).json<BanksAnswer>().ITEMS
    expect(banks[0]).toMatchObject({
      BANK_CODE: expect.stringMatching(/^04\d{7}$/),
      CORRESPOND_ACCOUNT: expect.stringMatching(/^301\d{17}$/),
    })
    expect((await ask('bank', banks[0]?.BANK_CODE ?? '')).json<BanksAnswer>().ITEMS).toEqual([banks[0]])
  })

  test('a service that fails is told to the buyer as such', async () => {
    const { companies } = api.app.services
    api.app.services.companies = { ...companies, companies: () => Promise.reject(new Error('down')) }
    const answer = await ask('inn', 'бумажный')
    api.app.services.companies = companies
    expect(answer.statusCode).toBe(424)
    expect(answer.json()).toMatchObject({ meta: { errorDetail: expect.stringContaining('вручную') } })
  })

  test('a visitor who asks without end is slowed down, others are not', async () => {
    const visitor = await api.visitor()
    const codes = await Promise.all(
      Array.from(
        { length: 65 },
        async (_, index) => (await ask('bank', `банк ${index}`, visitor)).statusCode,
      ),
    )
    expect(codes.filter((code) => code === 429)).toHaveLength(5)
    expect((await ask('bank', 'Медный')).statusCode).toBe(200)
  })
})
