import type {
  AddressAnswer,
  BanksAnswer,
  ClientInfoAnswer,
  CompaniesAnswer,
  PointSavedAnswer,
  PointsAnswer,
  TradePointsAnswer,
} from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 240_000)
afterAll(() => api.close())

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

  test('an id that no point can have is unknown', async () => {
    for (const id of ['0', '2147483648', '99999999999999999999']) {
      expect((await save(`/${id}`, ADDRESS)).statusCode).toBe(404)
      expect((await save('', { ...ADDRESS, id })).statusCode).toBe(404)
      expect((await save(`/${id}`, { delete: 'Y' })).statusCode).toBe(404)
    }
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

  test('nothing is asked for one sign, and a long question is rejected', async () => {
    expect((await ask('inn', ' 7 ')).json()).toEqual({ ITEMS: [] })
    expect((await api.get(visitor, '/v3/api/client/dadata/inn/')).json()).toEqual({ ITEMS: [] })
    expect((await ask('inn', 'я'.repeat(201))).statusCode).toBe(400)
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
