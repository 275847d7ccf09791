import { buffer } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import type {
  BasketMethodResponse,
  FilenameAnswer,
  FromExcelResponse,
  OrderExportAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { makeOffer } from '../../catalogue/offers/testing/make-offer'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { multipart } from '../../platform/files/testing/multipart'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { orderCalls } from '../orders/testing/order-calls'
import { basketOf, setProduct, someProducts } from './testing/products-and-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(300)
}, 240_000)
afterAll(() => api.close())

describe('files and e-mails of a basket', () => {
  let token: string
  beforeAll(async () => {
    token = (await api.login('client@example.com')).access_token
    const { rows } = await api.pool.query<{ id: number }>(
      'select id from products where shop_id = 1 and price > 0 and remain > 50 and assortment and min_quantity = 1 and step_quantity = 1 order by id limit 3',
    )
    const form = Object.fromEntries(rows.map(({ id }, index) => [`products[${id}]`, index + 1]))
    const answer = await api.post(token, '/v4/api/client/basket/main/add/', form)
    expect(answer.json<V4Answer<BasketMethodResponse>>().response.METHOD_SUCCESS.SUCCESS).toBe('Y')
  })

  beforeEach(async () => {
    await api.db.deleteFrom('call_counts').execute()
  })

  const ask = (who: string, path: string) => api.get(who, `/v4/api/client/order_basket/${path}`)

  const fetchFile = async (path: string) => {
    const { FILENAME } = (await ask(token, path)).json<V4Answer<FilenameAnswer>>().response
    const answer = await api.app.inject(FILENAME)
    expect(answer.statusCode).toBe(200)
    return {
      path: decodeURIComponent(FILENAME),
      type: answer.headers['content-type'],
      content: answer.rawPayload,
    }
  }

  test('an invoice for a tender is a PDF with a number of its own, and a table when asked', async () => {
    const first = await fetchFile('main/tender_invoice/')
    expect(first.path).toMatch(/\/Счёт для тендера Т-\d{4}-\d+\.pdf$/)
    expect(first.type).toBe('application/pdf')
    expect(first.content.toString('latin1', 0, 5)).toBe('%PDF-')
    const second = await fetchFile('main/tender_invoice/?format=xlsx')
    expect(second.path).not.toBe(first.path)
    const book = read(second.content)
    expect(book.SheetNames).toEqual(['Счёт для тендера'])
  })

  test('the basket as a table has its rows, their sum, the tax and the sum in words', async () => {
    const { content, path } = await fetchFile('main/basket_file/')
    expect(path).toMatch(/\.xlsx$/)
    const sheet = read(content).Sheets.Корзина ?? {}
    const rows = utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 })
    const { INFO } = (await ask(token, 'main/get/')).json().response
    const header = rows.findIndex((row) => row[1] === 'Код')
    const table = rows.slice(header + 1, header + 4)
    expect(table.map((row) => row[4]).sort()).toEqual([1, 2, 3])
    const total = rows.find((row) => String(row[0]).startsWith('Итого'))?.[6]
    expect(total).toBe(INFO.itemsSum)
    expect(table.reduce((sum, row) => sum + Math.round(Number(row[6]) * 100), 0) / 100).toBe(total)
    expect(rows.flat().join(' ')).toMatch(
      /В\u00a0том числе НДС 22\u00a0% .*Всего 3\u00a0наименования на сумму: .* рубл/,
    )
  })

  test('a commercial offer is made where the shop makes them', async () => {
    expect((await fetchFile('main/commercial_offer/')).path).toMatch(
      /Коммерческое предложение КП-\d{4}-1\.pdf$/,
    )
    const visitor = await api.visitor(BLUE)
    expect((await ask(visitor, 'main/commercial_offer/')).statusCode).toBe(403)
  })

  test('the bonus basket is a file, too', async () => {
    const { access_token: loyalty } = await api.login('loyalty@example.com')
    const [id = 0] = await someProducts(api, 1)
    await setProduct(api, id, { loyalty_price: 200 })
    await basketOf(api, loyalty, 'loyalty').add({ [id]: 2 })
    const answer = await ask(loyalty, 'loyalty/basket_file/')
    expect(decodeURIComponent(answer.json<V4Answer<FilenameAnswer>>().response.FILENAME)).toMatch(
      /\/Корзина .*\.xlsx$/,
    )
  })

  test('nothing to sell, a basket of points and an unknown format are rejected', async () => {
    const visitor = await api.visitor(GREEN)
    const empty = await ask(visitor, 'main/basket_file/')
    expect([empty.statusCode, empty.json().meta.errorDetail]).toEqual([
      400,
      'В\u00a0корзине нет товаров, которые можно заказать',
    ])
    expect((await ask(token, 'loyalty/tender_invoice/')).statusCode).toBe(400)
    expect((await ask(token, 'main/basket_file/?format=exe')).statusCode).toBe(400)
  })

  test('[API-056] the basket goes to the e-mail of the client, with its table attached', async () => {
    const send = (who: string) => api.get(who, '/v3/api/client/basket/send/')
    expect((await send(token)).json()).toEqual({ SUCCESS: 'Y', EMAIL: 'client@example.com' })
    const email = await api.db
      .selectFrom('emails')
      .where('recipient', '=', 'client@example.com')
      .where('subject', 'like', 'Ваша корзина%')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(email.plain).toContain('3.')
    expect(email.html).toContain('class="rows"')
    const [file] = email.attachments as unknown as { name: string; key: string }[]
    expect(file?.name).toMatch(/^Корзина .*\.xlsx$/)
    const stored = await api.app.services.files.get(file?.key ?? '')
    const table = stored ? read(await buffer(stored.content)) : null
    expect(table?.SheetNames).toEqual(['Корзина'])

    expect((await send(await api.visitor())).statusCode).toBe(403)
    expect((await send((await api.login('loyalty@example.com')).access_token)).statusCode).toBe(400)
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await send(token)).statusCode))
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 429, 429])
  })

  test('the basket goes to another address when one is given, and the e-mail says whose it is', async () => {
    const director = (await api.login('director@example.com')).access_token
    const product = await api.pool.query<{ id: number }>(
      'select id from products where shop_id = 1 and price > 0 and remain > 50 and assortment and min_quantity = 1 limit 1',
    )
    await api.post(director, '/v4/api/client/basket/main/add/', { [`products[${product.rows[0]?.id}]`]: 1 })
    const send = (email: string) => api.get(director, `/v3/api/client/basket/send/?email=${email}`)
    const wrong = await send('nobody')
    expect([wrong.statusCode, JSON.stringify(wrong.json())]).toEqual([400, expect.stringContaining('email')])
    expect((await send('Chief@Example.com')).json()).toEqual({ SUCCESS: 'Y', EMAIL: 'chief@example.com' })
    const email = await api.db
      .selectFrom('emails')
      .where('recipient', '=', 'chief@example.com')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(email.plain).toContain('director@example.com отправил вам состав своей корзины')
  })

  test('one visitor has so many documents made, and no more for a while', async () => {
    const visitor = await api.visitor()
    const statuses = await Promise.all(
      Array.from({ length: 45 }, async () => (await ask(visitor, 'main/basket_file/')).statusCode),
    )
    expect(statuses.filter((status) => status === 400)).toHaveLength(40)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('the e-mail with a basket tells its rows and their sum, below its opening', async () => {
    const { access_token: buyer } = await api.login('loyalty@example.com')
    const [paper = 0, pens = 0] = await someProducts(api, 2)
    await setProduct(api, paper, { price: 35_050, name: 'Бумага <А4>', pack: true })
    await setProduct(api, pens, { price: 100_000, name: 'Ручки', pack: false, remain: 5000 })
    await basketOf(api, buyer).v3Update({ products: 'all' })
    await basketOf(api, buyer).add({ [paper]: 3 })
    await basketOf(api, buyer).add({ [pens]: 1200 })
    const codes = await api.db
      .selectFrom('products')
      .where('shop_id', '=', 1)
      .where('id', 'in', [paper, pens])
      .select(['id', 'code1c'])
      .execute()
    const codeOf = (id: number) => codes.find((row) => row.id === id)?.code1c
    await api.db.deleteFrom('emails').execute()
    const answer = await api.get(buyer, '/v3/api/client/basket/send/')
    expect(answer.json()).toEqual({ SUCCESS: 'Y', EMAIL: 'loyalty@example.com' })
    const { subject, plain, html } = await api.db.selectFrom('emails').selectAll().executeTakeFirstOrThrow()
    expect(subject).toBe('Ваша корзина в\u00a0магазине «Канцопт Зелёный»')
    const [title, opening, ...rest] = (plain ?? '').split('\n\n')
    expect([title, opening]).toEqual([
      subject,
      'Вы попросили прислать состав корзины. Он ниже и\u00a0в\u00a0приложенной таблице: её можно отправить на\u00a0согласование или загрузить в\u00a0корзину снова.',
    ])
    expect(rest).toEqual([
      `1. Ручки (код ${codeOf(pens)}) — 1\u00a0200\u00a0шт., 1\u00a0200\u00a0000,00\u00a0₽
2. Бумага <А4> (код ${codeOf(paper)}) — 3\u00a0уп., 1\u00a0051,50\u00a0₽`,
      'Итого: 1\u00a0201\u00a0051,50\u00a0₽',
      expect.stringMatching(/^https?:.*\/basket\/?$/),
      'Канцопт Зелёный',
    ])
    expect(html).toContain(
      `Бумага &lt;А4&gt;<br><small>3\u00a0уп. × 350,50\u00a0₽<br>код ${codeOf(paper)}</small></td><td align="right" nowrap>1\u00a0051,50\u00a0₽</td>`,
    )
    expect(html).toMatch(/Итого<\/span> 1\u00a0201\u00a0051,50\u00a0₽<\/p>/)
    expect(html).toMatch(/<a href="[^"]*\/basket\/?"[^>]*>Открыть корзину<\/a>/)
  })

  test('a basket with nothing to sell takes no number', async () => {
    const numberOf = ({ path }: { path: string }) => Number(/-(\d+)\.pdf$/.exec(path)?.[1])
    const before = numberOf(await fetchFile('main/tender_invoice/'))
    expect((await ask(await api.visitor(), 'main/tender_invoice/')).statusCode).toBe(400)
    expect(numberOf(await fetchFile('main/tender_invoice/'))).toBe(before + 1)
  })
})

describe('its gifts', () => {
  let client = ''
  let paper = 0
  let pen = 0
  beforeAll(async () => {
    client = (await api.login('client@example.com')).access_token
    await api.db.deleteFrom('offers').execute()
    ;[paper = 0, pen = 0] = await someProducts(api, 2)
    await setProduct(api, paper, { price: 500_000, name: 'Бумага' })
    await setProduct(api, pen, { name: 'Ручка' })
    await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 1 } })
  })

  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await basketOf(api, client).add({ [paper]: 1 })
  })

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
})
