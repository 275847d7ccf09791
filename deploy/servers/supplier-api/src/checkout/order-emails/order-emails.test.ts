import { emailSender } from '../../background'
import { emailTasks } from '../../platform/emails/email-tasks'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { runDueJobs } from '../../platform/jobs/run-jobs'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from '../orders/testing/order-calls'
import { queueOrderEmails } from './queue-order-emails'

let api: TestApi
let client = ''
let product = 0
beforeAll(async () => {
  api = await startTestApi(20)
  client = (await api.login('client@example.com')).access_token
  product = (await someProducts(api, 1))[0] ?? 0
}, 240_000)
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

  test('an e-mail says of the delivery what there is to say, and nothing of what an order has not', async () => {
    await setProduct(api, product, { price: 500_000 })
    const [address = 0] = await calls.pointsOf(client)
    const plainOf = async (form: Record<string, string | number>) => {
      await api.db.deleteFrom('emails').execute()
      await basketOf(api, client).add({ [product]: 1 })
      await calls.create(client, form)
      return (await sentEmails(api))[0]?.plain ?? ''
    }
    const brought = await plainOf({ delivery_type: '2', delivery_zone: 2, address_id: address })
    expect(brought).toMatch(/^Получение: Доставка$/m)
    expect(brought).toMatch(/^Зона доставки: До 20 км/m)
    expect(brought).toContain('Доставка: 690,00\u00a0₽\nИтого: 5\u00a0690,00\u00a0₽')
    const fetched = await plainOf({ tradepoint_id: 1 })
    expect(fetched).toMatch(/^Получение: Самовывоз$/m)
    expect(fetched).toContain('Итого: 5\u00a0000,00\u00a0₽')
    expect(fetched).not.toMatch(/^(Зона доставки|Доставка|Комментарий|Причина отмены):/m)
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

  test('an e-mail that goes late promises nothing that is over by then', async () => {
    await basketOf(api, client).add({ [product]: 1 })
    const { ORDER_ID } = await calls.create(client, { payment: 'ONLINE_PAY' })
    const cancel = { action: 'cancel', order_id: ORDER_ID ?? 0, cancel_comment: 'Передумали' }
    await api.post(client, '/v3/api/client/order/', cancel)
    const [toBuyer, toManager] = await sentEmails(api)
    expect(toBuyer?.plain).toContain('Мы получили ваш заказ, но он уже отменён.')
    expect(toBuyer?.plain).not.toMatch(/ждёт оплаты|свяжется с вами/)
    expect(toManager?.subject).toContain('Новый заказ')
    expect(toManager?.plain).toContain('Заказ уже отменён.')
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

  test.each([
    ['canceled', 'NOT_PAID', 'Заказ отменён, и\u00a0мы вернули его оплату туда', false],
    ['online-paid', 'PAID', 'Заказ оплачен, а\u00a0одну из\u00a0его оплат мы вернули туда', false],
    ['online-not-paid', 'NOT_PAID', 'Мы вернули оплату заказа туда', true],
  ] as const)(
    'money that goes back for an order that is %s is told as what it is',
    async (status, pay, why, waits) => {
      await basketOf(api, client).add({ [product]: 1 })
      const { ORDER_ID } = await calls.create(client, { payment: 'ONLINE_PAY' })
      await sentEmails(api)
      const state = { status, online_pay_status: pay }
      await api.db
        .updateTable('orders')
        .set(state)
        .where('shop_id', '=', 1)
        .where('id', '=', ORDER_ID)
        .execute()
      await queueOrderEmails(api.db, 1, ORDER_ID ?? 0, 'refunded')
      const [toBuyer, toManager] = await sentEmails(api)
      expect(toBuyer?.subject).toMatch(/^Оплата заказа №.* возвращена — /)
      expect(toBuyer?.plain).toContain(why)
      expect(toBuyer?.plain.includes('Заказ отменён')).toBe(status === 'canceled')
      expect(toBuyer?.plain.includes('Заказ ждёт оплаты')).toBe(waits)
      expect(toManager?.subject).toContain('Возвращена оплата заказа')
      expect(toManager?.plain.includes('Заказ отменён.')).toBe(status === 'canceled')
    },
  )

  test('a bonus order is told of in points, its packs as packs', async () => {
    const loyalty = (await api.login('loyalty@example.com')).access_token
    await setProduct(api, product, { loyalty_price: 40, name: 'Скрепки', pack: true })
    await basketOf(api, loyalty, 'loyalty').add({ [product]: 2 })
    await calls.create(loyalty, {}, 'loyalty')
    const [toBuyer, toManager] = await sentEmails(api)
    expect(toManager?.subject).toContain(' на 80\u00a0Б — ')
    for (const email of [toBuyer, toManager]) {
      expect(email?.plain).toContain('40\u00a0Б × 2\u00a0уп. = 80\u00a0Б\n\nИтого: 80\u00a0Б')
      expect(email?.html).toContain('2\u00a0уп. × 40\u00a0Б')
    }
  })

  test('a subject is one line of 200 signs at most, whatever the buyer is called', async () => {
    await basketOf(api, client).add({ [product]: 1 })
    const { ORDER_ID } = await calls.create(client)
    await api.db
      .updateTable('orders')
      .set({ client_name: `ООО\r\n\t«Имя» ${'я'.repeat(200)}` })
      .where('shop_id', '=', 1)
      .where('id', '=', ORDER_ID)
      .execute()
    const subject = (await sentEmails(api))[1]?.subject ?? ''
    expect(subject).toHaveLength(200)
    expect(subject).toContain(' — ООО «Имя» яя')
  })

  test('an e-mail begins with its title and ends with whom to ask', async () => {
    await basketOf(api, client).add({ [product]: 1 })
    const { ORDER_ID } = await calls.create(client)
    const number = (await calls.detail(client, ORDER_ID))?.ORDER_NUMBER
    const { name, email, phones } = await api.db
      .selectFrom('shops')
      .where('id', '=', 1)
      .select(['name', 'email', 'phones'])
      .executeTakeFirstOrThrow()
    const [toBuyer, toManager] = await sentEmails(api)
    expect(toBuyer?.plain).toMatch(new RegExp(`^Заказ №\u00a0${number} отправлен\n\nЗдравствуйте!`))
    expect(toManager?.plain).toMatch(new RegExp(`^Новый заказ №\u00a0${number}\n\nОтвет на`))
    const contacts = `\n\n—\n${[name, ...phones, email].join('\n')}\n`
    for (const { plain } of [toBuyer, toManager].filter((told) => told !== undefined))
      expect(plain.endsWith(contacts)).toBe(true)
    expect(toBuyer?.html).toMatch(new RegExp(`/cabinet/orders/${ORDER_ID}"[^>]*>Открыть заказ</a>`))
  })
})

describe('when it goes', () => {
  beforeEach(async () => {
    await api.pool.query('delete from graphile_worker._private_jobs')
    await api.db.deleteFrom('emails').execute()
    await setProduct(api, product, { price: 500_000 })
    await basketOf(api, client).add({ [product]: 1 })
    await orderCalls(api).create(client)
  })

  const jobs = async () =>
    (
      await api.pool.query<{ payload: { shopId: number; ids: number[] }; later: boolean }>(
        'select payload, run_at > now() as later from graphile_worker._private_jobs order by id',
      )
    ).rows

  const emails = () =>
    api.db
      .selectFrom('emails')
      .select(['id', 'reader', 'failure'])
      .select((eb) => eb('sent_at', 'is not', null).as('sent'))
      .orderBy('id')
      .execute()

  /** Does the jobs that are due. @param reach throws for recipients whose mail server is away @returns who was reached */
  async function doJobs(reach: (to: string) => unknown = () => undefined): Promise<string[]> {
    const gone: string[] = []
    const tasks = emailTasks({
      ...emailSender(api.app, ''),
      mail: {
        carry: async ({ to }) => {
          await reach(to)
          gone.push(to)
        },
        close: async () => undefined,
      },
      onFailure: () => undefined,
    })
    await runDueJobs({ databaseUrl: api.databaseUrl, tasks, log: { warn: () => undefined } })
    return gone
  }

  test('both e-mails of an order are one job', async () => {
    const written = await emails()
    expect(written.map(({ reader }) => reader)).toEqual(['buyer', 'manager'])
    expect(await jobs()).toEqual([{ payload: { shopId: 1, ids: written.map(({ id }) => id) }, later: false }])
    expect((await doJobs()).toSorted()).toEqual(['client@example.com', expect.stringMatching(/^sales@/)])
    expect(await jobs()).toEqual([])
  })

  test('of two e-mails one that fails is tried again alone, later', async () => {
    const reached = await doJobs((to) => {
      if (to === 'client@example.com') throw new Error('away')
    })
    expect(reached).toHaveLength(1)
    const [buyer, manager] = await emails()
    expect(buyer).toMatchObject({ sent: false, failure: 'away' })
    expect(manager).toMatchObject({ sent: true, failure: null })
    expect(await jobs()).toEqual([{ payload: { shopId: 1, ids: [buyer?.id] }, later: true }])
  })

  test('a shop without an address of its own writes to the buyer alone', async () => {
    await api.db.deleteFrom('emails').execute()
    await api.pool.query('delete from graphile_worker._private_jobs')
    const shop = api.db.updateTable('shops').where('id', '=', 1)
    const { email } = await api.db
      .selectFrom('shops')
      .where('id', '=', 1)
      .select('email')
      .executeTakeFirstOrThrow()
    await shop.set({ email: '' }).execute()
    await basketOf(api, client).add({ [product]: 1 })
    await orderCalls(api).create(client)
    await shop.set({ email }).execute()
    const [written, ...more] = await emails()
    expect([written?.reader, more]).toEqual(['buyer', []])
    expect((await jobs()).map(({ payload }) => payload.ids)).toEqual([[written?.id]])
  })
})
