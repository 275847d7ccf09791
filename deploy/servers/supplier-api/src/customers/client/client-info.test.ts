import type {
  ClientInfoAnswer,
  CountriesAnswer,
  PersonalAnswer,
  SupplierChosenAnswer,
} from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls } from '../account/testing/account-calls'

let api: TestApi
let calls: ReturnType<typeof accountCalls>
let client = ''
let person = ''
beforeAll(async () => {
  api = await startTestApi(20)
  calls = accountCalls(api)
  client = (await api.login('client@example.com')).access_token
  person = (await api.login('person@example.com', BLUE)).access_token
}, 60_000)
beforeEach(() => calls.forgetCounts())
afterAll(() => api.close())

const INFO = '/v3/api/client/info/'
const item = async (token: string) => (await api.get(token, INFO)).json<ClientInfoAnswer>().ITEM
const personal = async (token: string) =>
  (await api.get(token, '/v3/api/personal/info/')).json<PersonalAnswer>().ITEM
const save = (token: string, form: Record<string, string>) => api.post(token, INFO, form)

test('[API-012] the client item has the company, its bank and both addresses', async () => {
  expect(await item(client)).toEqual({
    ID: expect.any(Number),
    INN: expect.stringMatching(/^\d{10}$/),
    KPP: '778801001',
    OGRN: expect.stringMatching(/^\d{13}$/),
    OWNER: 'Пеналова Вера Павловна',
    PHONE: '+7 (495) 200-40-02',
    EMAIL: 'office@vektor-plus.example',
    COMPANY_NAME: 'ООО «Вектор Плюс»',
    SHORT_NAME: 'Вектор Плюс',
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
  const text = 'Данной ссылки не существует. Проверьте правильность данных или уточните ссылку у Поставщика.'
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
  expect(ITEMS.map(({ MOK_CODE }) => MOK_CODE)).toEqual(expect.arrayContaining(['112', '398', '051', '417']))
  expect((await api.get(visitor, '/v3/api/client/address/country/')).json()).toEqual({ ITEMS })
})
