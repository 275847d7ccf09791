import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from '../orders/testing/order-calls'

let api: TestApi
let client = ''
let product = 0
beforeAll(async () => {
  api = await startTestApi()
  client = (await api.login('client@example.com')).access_token
  product = (await someProducts(api, 1))[0] ?? 0
})
afterAll(() => api.close())

describe('what is written', () => {
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    calls = orderCalls(api)
  })

  beforeEach(async () => {
    await api.db.deleteFrom('emails').execute()
    await api.db.deleteFrom('basket_rows').execute()
    await setProduct(api, product, { price: 500_000, name: 'Папка <b>«Ф5»</b> & Ко' })
  })

  test('an order is written to the buyer and to the manager with its contents; nothing in it is read as HTML', async () => {
    await basketOf(api, client).add({ [product]: 3 })
    const { ORDER_ID } = await calls.create(client, {
      comment: '<img src=x onerror=alert(1)>\nВторая строка',
    })
    const detail = await calls.detail(client, ORDER_ID)
    const [buyer, manager, ...more] = await sentEmails(api)
    expect(more).toEqual([])
    expect(buyer).toMatchObject({
      to: 'client@example.com',
      replyTo: null,
      subject: `Заказ №\u00a0${detail?.ORDER_NUMBER} — Канцопт Зелёный`,
    })
    expect(manager).toMatchObject({
      to: buyer?.from.address,
      replyTo: 'client@example.com',
      subject: expect.stringMatching(/^Новый заказ №.+ на 15\u00a0000,00\u00a0₽ — ООО «Вектор Плюс»$/),
    })
    for (const email of [buyer, manager]) {
      expect(email?.plain).toContain('Папка <b>«Ф5»</b> & Ко')
      expect(email?.plain).toContain('5\u00a0000,00\u00a0₽ × 3\u00a0шт. = 15\u00a0000,00\u00a0₽')
      expect(email?.html).toContain('Папка &lt;b&gt;«Ф5»&lt;/b&gt; &amp; Ко')
      expect(email?.html).toContain('&lt;img src=x')
      expect(email?.html).not.toMatch(/<(img|script|b)\b/)
    }
  })

  test('the buyer’s e-mail leads to the page of the order; the manager’s does not: he cannot open the buyer’s cabinet', async () => {
    await basketOf(api, client).add({ [product]: 1 })
    const { ORDER_ID } = await calls.create(client)
    const cancel = { action: 'cancel', order_id: ORDER_ID ?? 0, cancel_comment: 'Передумали' }
    const created = await sentEmails(api)
    await api.post(client, '/v3/api/client/order/', cancel)
    const emails = [...created, ...(await sentEmails(api))]
    expect(emails.map(({ replyTo }) => replyTo !== null)).toEqual([false, true, false, true])
    for (const { plain, html, replyTo } of emails) {
      const isToManager = replyTo !== null
      for (const text of [plain ?? '', html ?? ''])
        expect(text.includes(`/cabinet/orders/${ORDER_ID}`)).toBe(!isToManager)
      expect(html?.includes('<a ')).toBe(!isToManager)
    }
  })

  test('no order, no e-mail', async () => {
    await basketOf(api, client).add({ [product]: 1 })
    expect((await calls.create(client, { payment: 'BITCOIN' })).CREATE_ORDER.CREATE).toBe('N')
    expect(await sentEmails(api)).toEqual([])
  })

  test('a repeated call writes no second e-mail; a cancelled order is told', async () => {
    await basketOf(api, client).add({ [product]: 1 })
    const form = { idempotency_key: 'key-of-one-email' }
    const { ORDER_ID } = await calls.create(client, form)
    await calls.create(client, form)
    expect(await sentEmails(api)).toHaveLength(2)
    const cancel = { action: 'cancel', order_id: ORDER_ID ?? 0, cancel_comment: 'Передумали' }
    await api.post(client, '/v3/api/client/order/', cancel)
    await api.post(client, '/v3/api/client/order/', cancel)
    const told = await sentEmails(api)
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('отменён — Канцопт Зелёный'),
      expect.stringContaining('Покупатель отменил заказ'),
    ])
    expect(told[1]?.plain).toContain('Причина отмены: Передумали')
  })

  test('an order to be paid online asks for its payment, until it is paid', async () => {
    await basketOf(api, client).add({ [product]: 1 })
    const { ORDER_ID } = await calls.create(client, { payment: 'ONLINE_PAY' })
    expect((await sentEmails(api))[0]?.plain).toContain('Заказ ждёт оплаты')
    await api.db
      .updateTable('emails')
      .set({ sent_at: null, next_attempt_at: new Date(0) })
      .execute()
    const paid = { status: 'online-paid', online_pay_status: 'PAID' } as const
    await api.db.updateTable('orders').set(paid).where('shop_id', '=', 1).where('id', '=', ORDER_ID).execute()
    expect((await sentEmails(api))[0]?.plain).not.toContain('ждёт оплаты')
  })

  test('a shop without an address of its own writes to the buyer alone', async () => {
    const setAddress = (email: string) =>
      api.db.updateTable('shops').set({ email }).where('id', '=', 1).execute()
    const { email } = await api.db
      .selectFrom('shops')
      .where('id', '=', 1)
      .select('email')
      .executeTakeFirstOrThrow()
    await setAddress('')
    await basketOf(api, client).add({ [product]: 1 })
    await calls.create(client)
    await setAddress(email)
    const written = await api.db.selectFrom('emails').select('reader').execute()
    expect(written).toEqual([{ reader: 'buyer' }])
  })
})

describe('the time of the shop', () => {
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    calls = orderCalls(api)
  })

  beforeEach(async () => {
    await api.db.deleteFrom('emails').execute()
    await api.db.deleteFrom('basket_rows').execute()
    await setProduct(api, product, { price: 500_000 })
  })

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
})
