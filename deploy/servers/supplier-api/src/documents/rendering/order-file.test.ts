import { read, utils } from '@e965/xlsx'
import type { OrderExportAnswer } from '@prilavok/shared-kernel/contract'
import { basketOf, setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { orderCalls } from '../../checkout/orders/testing/order-calls'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let product = 0
beforeAll(async () => {
  api = await startTestApi(60, 0.5)
  product = (await someProducts(api, 1))[0] ?? 0
}, 240_000)
beforeEach(() => setProduct(api, product, { price: 500_000 }))
afterAll(() => api.close())

async function orderOf(email: string, domain?: string, ordered = product) {
  const { access_token: token } = await api.login(email, domain)
  await basketOf(api, token).add({ [ordered]: 1 })
  const { ORDER_ID } = await orderCalls(api).create(token)
  return { token, id: ORDER_ID ?? 0 }
}

/** What the file of an order says of the buyer. */
async function buyerOf({ token, id }: { token: string; id: number }): Promise<string> {
  const form = { action: 'export', order_id: id }
  const { FILENAME } = (await api.post(token, '/v3/api/client/order/', form)).json<OrderExportAnswer>()
  const [sheet] = Object.values(read((await api.app.inject(FILENAME)).rawPayload).Sheets)
  const rows = utils.sheet_to_json<(string | number)[]>(sheet ?? {}, { header: 1 })
  return rows.map(([text]) => String(text ?? '')).find((text) => text.startsWith('Покупатель: ')) ?? ''
}

const setCompany = (changes: { name?: string; inn?: string; main_address?: string }) =>
  api.db
    .updateTable('companies')
    .set(changes)
    .where('shop_id', '=', 1)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('clients')
        .where('shop_id', '=', 1)
        .where('email', '=', 'client@example.com')
        .select('company_id'),
    )
    .execute()

test('the file of an order names the company that ordered, with what identifies it', async () => {
  await setCompany({ inn: '7701234567' })
  const order = await orderOf('client@example.com')
  expect(await buyerOf(order)).toMatch(/^Покупатель: ООО «Вектор Плюс», ИНН\s7701234567, /)
})

test('an order of before the company became another one has nothing of the later one', async () => {
  const order = await orderOf('client@example.com')
  await setCompany({ name: 'ООО «Другое»', inn: '7709999999', main_address: 'Тверь, ул. Новая, 1' })
  const buyer = await buyerOf(order)
  await setCompany({ name: 'ООО «Вектор Плюс»', inn: '7701234567' })
  expect(buyer).toContain('ООО «Вектор Плюс»')
  expect(buyer).not.toMatch(/Другое|7709999999|Тверь/)
})

test('an order stays that of its company, and of whoever ordered, when the client has left it', async () => {
  await setCompany({ inn: '7701234567' })
  const order = await orderOf('client@example.com')
  await api.pool.query(
    "update clients set company_id = null where shop_id = 1 and email = 'client@example.com'",
  )
  expect(await buyerOf(order)).toMatch(
    /^Покупатель: ООО «Вектор Плюс», ИНН\s7701234567, .*client@example.com$/,
  )
})

test('the file of a person’s order names the person, and no address that the order does not have', async () => {
  const [ordered = 0] = await someProducts(api, 1, 2)
  await setProduct(api, ordered, { price: 500_000 }, 2)
  const order = await orderOf('person@example.com', BLUE, ordered)
  const buyer = await buyerOf(order)
  expect(buyer).toMatch(/^Покупатель: [^,]+, \+7 [\d() -]+, person@example.com$/)
})
