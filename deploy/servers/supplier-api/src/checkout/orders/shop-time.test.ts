import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from './testing/order-calls'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let client = ''
let product = 0
beforeAll(async () => {
  api = await startTestApi(60)
  calls = orderCalls(api)
  client = (await api.login('client@example.com')).access_token
  product = (await someProducts(api, 1))[0] ?? 0
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('emails').execute()
  await api.db.deleteFrom('basket_rows').execute()
  await setProduct(api, product, { price: 500_000 })
})
afterAll(() => api.close())

const moveTo = (timeZone: string | null) =>
  api.db.updateTable('shops').set({ time_zone: timeZone }).where('id', '=', 1).execute()

/** 23:30 on 28 February in Kaliningrad, 0:30 on 1 March in Moscow, 7:30 in Vladivostok. */
const MOMENT = new Date('2026-02-28T21:30:00Z')

test.each([
  ['Europe/Kaliningrad', '28.02.2026', '28\u00a0февраля\u00a02026\u00a0г. в\u00a023:30'],
  [null, '01.03.2026', '1\u00a0марта\u00a02026\u00a0г. в\u00a000:30'],
  ['Asia/Vladivostok', '01.03.2026', '1\u00a0марта\u00a02026\u00a0г. в\u00a007:30'],
])(
  'an order of a shop in %s: its day in the list and the time in its e-mails',
  async (timeZone, day, time) => {
    await moveTo(timeZone)
    await basketOf(api, client).add({ [product]: 1 })
    const { ORDER_ID } = await calls.create(client)
    await api.db
      .updateTable('orders')
      .set({ created_at: MOMENT })
      .where('shop_id', '=', 1)
      .where('id', '=', ORDER_ID)
      .execute()
    for (const other of ['28.02.2026', '01.03.2026']) {
      const query = `date_start=${other}&date_end=${other}&limit=1000`
      const { ITEMS } = (await api.get(client, `/v3/api/client/order/?${query}`)).json<OrderListAnswer>()
      expect(ITEMS.some(({ ID }) => ID === ORDER_ID)).toBe(other === day)
    }
    for (const { plain } of await sentEmails(api)) expect(plain).toContain(time)
  },
)

test('a zone that nobody knows is rejected where it is written', async () => {
  await expect(moveTo('Mars/Olympus')).rejects.toThrow('Mars/Olympus')
})
