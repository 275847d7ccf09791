import { buffer } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import type {
  BasketMethodResponse,
  FilenameAnswer,
  FromExcelResponse,
  ListFileResponse,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { makeOffer } from '../../catalogue/offers/testing/make-offer'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { multipart } from '../../platform/files/testing/multipart'
import { type Rows, sheetsFile, tableFile } from '../../platform/spreadsheet/testing/workbook-files'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { orderCalls } from '../orders/testing/order-calls'
import { basketOf, setProduct, someProducts } from './testing/products-and-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('a table that is uploaded', () => {
  let ids: number[]
  let codes: string[]
  beforeAll(async () => {
    ids = await someProducts(api, 5)
    const rows = await api.db
      .selectFrom('products')
      .where('shop_id', '=', 1)
      .where('id', 'in', ids)
      .select(['id', 'code1c'])
      .execute()
    codes = ids.map((id) => rows.find((row) => row.id === id)?.code1c ?? '')
    for (const id of ids) await setProduct(api, id)
  })

  const PATH = '/v4/api/client/order_basket'

  const send = (token: string, content: Buffer, name = 'заявка.xlsx', basket = 'main', field = 'file') =>
    sendParts(token, multipart([[field, name, content]]), basket)

  const sendParts = (token: string, { headers, payload }: ReturnType<typeof multipart>, basket = 'main') => {
    const url = `${PATH}/${basket}/from_excel/?access_token=${token}`
    return api.app.inject({ method: 'POST', url, headers, payload })
  }

  const fill = async (token: string, content: Buffer, name?: string) =>
    (await send(token, content, name)).json<V4Answer<FromExcelResponse>>().response

  test.each([
    ['xlsx', 'a.xlsx'],
    ['biff8', 'a.xls'],
    ['ods', 'a.ods'],
  ] as const)('a table of %s is read to be looked at: nothing is added', async (type, name) => {
    const token = await api.visitor()
    const file = sheetsFile(
      {
        Правила: [['Заполните лист']],
        Заявка: [
          ['Код', 'Кол-во'],
          [codes[0] ?? '', 2],
        ],
        Ещё: [['x', 1]],
      },
      type,
    )
    const ask = async (...parts: Parameters<typeof multipart>) => {
      const url = `${PATH}/main/list_file/?access_token=${token}`
      const answer = await api.app.inject({ method: 'POST', url, ...multipart(...parts) })
      return answer.json<V4Answer<ListFileResponse>>().response
    }
    const SHEETS = ['Правила', 'Заявка', 'Ещё']
    expect(await ask([['file', name, file]])).toEqual({
      ...{ SHEETS, SHEET: 1 },
      ROWS: [
        { NUMBER: 1, CELLS: ['Код', 'Кол-во'], HIDDEN: 'N' },
        { NUMBER: 2, CELLS: [codes[0], '2'], HIDDEN: 'N' },
      ],
      HIDDEN_COLUMNS: [],
    })
    expect(await ask([['file', name, file]], { sheet: '2' })).toMatchObject({ SHEETS, SHEET: 2 })
    expect(await basketOf(api, token).map()).toEqual({})
  })

  test.each(['xlsx', 'biff8'] as const)('[API-053] a table of %s fills the basket', async (type) => {
    const token = await api.visitor()
    const rows: Rows = [
      ['Артикул', 'Товар', 'Кол-во'],
      ...codes.slice(0, 3).map((code, index) => [code, 'x', index + 2]),
    ]
    const answer = await fill(token, tableFile(rows, type), type === 'xlsx' ? 'a.xlsx' : 'a.xls')
    expect(answer).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 3, SUM: 900, CHECK: [], ADDED: 3 })
    const [first = 0, second = 0, third = 0] = ids
    expect(await basketOf(api, token).map()).toEqual({ [first]: 2, [second]: 3, [third]: 4 })
  })

  test('each row that is not added, or not as asked, is named with its reason', async () => {
    const token = await api.visitor()
    const [unbuyable = 0, few = 0] = ids.slice(3)
    await setProduct(api, unbuyable, { assortment: false })
    await setProduct(api, few, { remain: 7 })
    const answer = await fill(
      token,
      tableFile([
        ['Код', 'Количество'],
        [codes[0] ?? '', 5],
        ['999999', 1],
        ['abc', 1],
        [codes[1] ?? '', 1.5],
        [codes[3] ?? '', 1],
        [codes[4] ?? '', 50],
        [codes[0] ?? '', 5],
        ['', 'Итого'],
      ]),
    )
    expect(answer.METHOD_SUCCESS.SUCCESS).toBe('Y')
    expect(answer.CHECK).toEqual([
      { ROW: 3, CODE: '999999', QUANTITY: '1', PRODUCT_ID: 0, TEXT: 'Товар не найден', ADDED: 'N' },
      {
        ...{ ROW: 4, CODE: 'abc', QUANTITY: '1', PRODUCT_ID: 0, ADDED: 'N' },
        TEXT: 'Код должен состоять из 6 цифр',
      },
      {
        ...{ ROW: 5, CODE: codes[1], QUANTITY: '1.5', PRODUCT_ID: ids[1], ADDED: 'N' },
        TEXT: 'Количество должно быть целым числом больше нуля',
      },
      {
        ...{ ROW: 6, CODE: codes[3], QUANTITY: '1', PRODUCT_ID: unbuyable, ADDED: 'N' },
        TEXT: 'Товар не принадлежит ассортименту магазина',
      },
      {
        ...{ ROW: 7, CODE: codes[4], QUANTITY: '50', PRODUCT_ID: few, ADDED: 'Y' },
        TEXT: 'В корзине находится максимальное количество данного товара',
      },
      {
        ...{ ROW: 8, CODE: codes[0], QUANTITY: '5', PRODUCT_ID: ids[0], ADDED: 'Y' },
        TEXT: 'Товар уже есть в\u00a0строке\u00a02, количества сложены',
      },
    ])
    expect(await basketOf(api, token).map()).toEqual({ [ids[0] ?? 0]: 10, [few]: 7 })
  })

  test('a table that is sent again with its key adds nothing more, and is answered as it was the first time', async () => {
    const token = await api.visitor()
    const [first = 0, second = 0] = ids
    await basketOf(api, token).add({ [first]: 2 })
    const table = tableFile([
      ['Код', 'Кол-во'],
      [codes[0] ?? '', 3],
      [codes[1] ?? '', 4],
      [codes[1] ?? '', '1,5'],
    ])
    const sendKeyed = async (content: Buffer, key: string) =>
      sendParts(token, multipart([['file', 'заявка.xlsx', content]], { idempotency_key: key }))
    const answers = []
    for (let time = 0; time < 2; time += 1)
      answers.push((await sendKeyed(table, 'the-key-of-a-file')).json<V4Answer<FromExcelResponse>>().response)
    expect(answers[0]).toMatchObject({
      ADDED: 2,
      PRODUCTS: [
        { PRODUCT_ID: first, BEFORE: 2, AFTER: 5 },
        { PRODUCT_ID: second, BEFORE: 0, AFTER: 4 },
      ],
      // Another row of the file has added the product; this one has not.
      CHECK: [{ ROW: 4, PRODUCT_ID: second, ADDED: 'N' }],
    })
    expect(answers[1]).toEqual(answers[0])
    expect(await basketOf(api, token).map()).toEqual({ [first]: 5, [second]: 4 })
    const other = tableFile([
      ['Код', 'Кол-во'],
      [codes[0] ?? '', 9],
    ])
    for (const [content, key] of [
      [other, 'the-key-of-a-file'],
      [table, 'short'],
    ] as const)
      expect((await sendKeyed(content, key)).json().errors).toHaveProperty('idempotency_key')
  })

  test('when nothing of the table can be added it is a failure', async () => {
    const answer = await fill(
      await api.visitor(),
      tableFile([
        ['Код', 'Кол-во'],
        ['999999', 1],
      ]),
    )
    expect(answer).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'N' }, CNT: 0, ADDED: 0 })
  })

  test('what is no table is rejected with the texts of the specification', async () => {
    const token = await api.visitor()
    const textOf = async (content: Buffer, name?: string, field?: string) => {
      const answer = await send(token, content, name, 'main', field)
      return [answer.statusCode, answer.json().errors.file]
    }
    expect(await textOf(Buffer.from('MZ'), 'заявка.xlsx')).toEqual([
      400,
      'Файл не\u00a0удалось прочитать: внутри не\u00a0таблица Excel',
    ])
    expect(await textOf(tableFile([['1']]), 'заявка.pdf')).toEqual([400, 'Неподдерживаемый формат файла.'])
    expect(await textOf(Buffer.alloc(5_242_881))).toEqual([413, 'Размер файла не должен превышать 5МБ.'])
    expect(await textOf(tableFile([['1']]), 'a.xlsx', 'other')).toEqual([400, 'Выберите файл'])
    expect((await textOf(tableFile([['Привет']])))[1]).toContain('не\u00a0нашлись столбцы')
    expect((await send(token, tableFile([['1']]), 'a.xlsx', 'loyalty')).statusCode).toBe(403)
    expect((await api.post(token, `${PATH}/main/from_excel/`, { file: 'text' })).statusCode).toBe(400)
  })

  test('a list has 1000 rows at most; a heading alone is none', async () => {
    const token = await api.visitor()
    const list = (count: number): Rows => [
      ['Код', 'Кол-во'],
      ...Array.from({ length: count }, () => ['999999', 1]),
    ]
    expect((await fill(token, tableFile(list(1000)))).CHECK).toHaveLength(1000)
    const textOf = async (count: number) => (await send(token, tableFile(list(count)))).json().errors.file
    expect(await textOf(1001)).toBe('В\u00a0файле больше 1000\u00a0строк')
    expect(await textOf(20_000)).toBe('В\u00a0файле больше 1000\u00a0строк')
    expect(await textOf(0)).toBe('В\u00a0файле не\u00a0нашлись столбцы с\u00a0кодами и\u00a0количеством')
  })

  test('one visitor sends so many tables, and no more for a while', async () => {
    const token = await api.visitor()
    const table = tableFile([['Привет']])
    const statuses: number[] = []
    while (statuses.length < 42) statuses.push((await send(token, table)).statusCode)
    expect(statuses.filter((status) => status === 400)).toHaveLength(40)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

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
})
