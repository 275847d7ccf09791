import type { BanksAnswer, CompaniesAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor = ''
beforeAll(async () => {
  api = await startTestApi(20)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

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
    Array.from({ length: 65 }, async (_, index) => (await ask('bank', `банк ${index}`, visitor)).statusCode),
  )
  expect(codes.filter((code) => code === 429)).toHaveLength(5)
  expect((await ask('bank', 'Медный')).statusCode).toBe(200)
})
