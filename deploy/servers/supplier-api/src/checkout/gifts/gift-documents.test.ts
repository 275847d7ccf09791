import { read, utils } from '@e965/xlsx'
import type {
  FilenameAnswer,
  FromExcelResponse,
  OrderExportAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { makeOffer } from '../../catalogue/offers/testing/make-offer'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { multipart } from '../../platform/files/testing/multipart'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from '../orders/testing/order-calls'

let api: TestApi
let client = ''
let paper = 0
let pen = 0
beforeAll(async () => {
  api = await startTestApi(60)
  client = (await api.login('client@example.com')).access_token
  await api.db.deleteFrom('offers').execute()
  ;[paper = 0, pen = 0] = await someProducts(api, 2)
  await setProduct(api, paper, { price: 500_000, name: 'Бумага' })
  await setProduct(api, pen, { name: 'Ручка' })
  await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 1 } })
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await basketOf(api, client).add({ [paper]: 1 })
})
afterAll(() => api.close())

const rowsOf = (content: Buffer) => {
  const [sheet] = Object.values(read(content).Sheets)
  return utils.sheet_to_json<(string | number)[]>(sheet ?? {}, { header: 1 })
}
const upload = async (token: string, content: Buffer) => {
  const { headers, payload } = multipart([['file', 'корзина.xlsx', content]])
  const url = `/v4/api/client/order_basket/main/from_excel/?access_token=${token}`
  const answer = await api.app.inject({ method: 'POST', url, headers, payload })
  return answer.json<V4Answer<FromExcelResponse>>().response
}

test('the file of a basket, uploaded again, buys no gift of it', async () => {
  const answer = await api.get(client, '/v4/api/client/order_basket/main/basket_file/')
  const { FILENAME } = answer.json<V4Answer<FilenameAnswer>>().response
  const content = (await api.app.inject(FILENAME)).rawPayload
  const gift = rowsOf(content).find((row) => row[2] === 'Ручка (подарок)')
  expect(gift?.slice(4)).toEqual([1, 0, 0])
  expect(gift?.[1]).toBeFalsy()
  const visitor = await api.visitor()
  expect(await upload(visitor, content)).toMatchObject({ ADDED: 1, CHECK: [] })
  const bought = (await basketOf(api, visitor).get()).GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS)
  expect(bought.filter(({ GIFT }) => GIFT === 'N').map(({ ID }) => ID)).toEqual([paper])
})

test('the e-mail with a basket calls a gift one, as the e-mail of the order does', async () => {
  expect((await api.get(client, '/v3/api/client/basket/send/')).json()).toMatchObject({ SUCCESS: 'Y' })
  await orderCalls(api).create(client)
  const emails = (await sentEmails(api)).filter(({ to }) => to === 'client@example.com')
  expect(emails).toHaveLength(2)
  for (const { plain, html } of emails) {
    expect(plain).toContain('Подарок')
    expect(plain).not.toContain('()')
    expect(html).not.toMatch(/код\s*</)
    expect(html).toContain('nowrap>Подарок</td>')
    expect(`${plain}${html}`).not.toMatch(/(?<!\d)0,00/)
  }
})

test('the file of an order marks its gifts', async () => {
  const { ORDER_ID } = await orderCalls(api).create(client)
  const form = { action: 'export', order_id: ORDER_ID ?? 0 }
  const { FILENAME } = (await api.post(client, '/v3/api/client/order/', form)).json<OrderExportAnswer>()
  const names = rowsOf((await api.app.inject(FILENAME)).rawPayload).map((row) => row[2])
  expect(names).toEqual(expect.arrayContaining(['Бумага', 'Ручка (подарок)']))
})
