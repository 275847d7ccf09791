import type { BanksAnswer, CompaniesAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from './testing/start-test-api'

/** As a supplier has it, on a database that holds the demonstration shops all the same. */
let api: TestApi
let token = ''
beforeAll(async () => {
  api = await startTestApi(20, 0.5, { demonstration: undefined })
  token = (await api.login('client@example.com')).access_token
}, 60_000)
afterAll(() => api.close())

const find = (kind: 'inn' | 'bank', query: string) =>
  api.get(token, `/v3/api/client/dadata/${kind}/?${new URLSearchParams({ query })}`)

test('no invented company or bank is found', async () => {
  const companies = await find('inn', 'бумажный ёж')
  expect([companies.statusCode, companies.json<CompaniesAnswer>()]).toEqual([200, { ITEMS: [] }])
  expect((await find('bank', 'медный')).json<BanksAnswer>()).toEqual({ ITEMS: [] })
})

test('nobody takes payments without money, and there are no pictures', async () => {
  expect(api.app.services.acquirers.current.code).toBe('none')
  expect(api.app.services.acquirers.all).toEqual([])
  const addresses = [
    '/v3/payment/sandbox/1/11111111-2222-3333-4444-555555555555/',
    '/upload/logos/demo-green.svg',
  ]
  for (const address of addresses) expect((await api.app.inject(address)).statusCode).toBe(404)
})

test('documents of the demonstration stay to be made by whoever can; those of every shop are made', async () => {
  expect((await api.get(token, '/v3/api/client/shop_files/')).statusCode).toBe(200)
  const { rows } = await api.pool.query<{ maker: string; made: boolean }>(
    `select maker, size > 0 as made from stored_files where shop_id = 1 and kind = 'shop' order by maker`,
  )
  expect(rows).toEqual([
    { maker: 'contract', made: null },
    { maker: 'price', made: true },
    { maker: 'requisites', made: true },
    { maker: 'warranty', made: null },
  ])
})
