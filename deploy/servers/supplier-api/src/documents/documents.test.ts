import { read, utils } from '@e965/xlsx'
import type {
  ClientFilesAnswer,
  FilenameAnswer,
  FilesStoredAnswer,
  OrderExportAnswer,
  ShopFilesAnswer,
} from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import { basketOf, setProduct, someProducts } from '../checkout/basket/testing/products-and-calls'
import { orderCalls } from '../checkout/orders/testing/order-calls'
import { fileLink } from '../platform/files/file-link'
import { offerDownload } from '../platform/files/offer-download'
import { removeExpiredFiles } from '../platform/files/remove-expired'
import { multipart } from '../platform/files/testing/multipart'
import { readZipDirectory, unzipEntry } from '../platform/files/zip-directory'
import { readSession } from '../platform/session/read-session'
import { workbook } from '../platform/spreadsheet/workbook'
import { BLUE, startTestApi, type TestApi } from '../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('files of a client', () => {
  let token: string
  beforeAll(async () => {
    token = (await api.login('client@example.com')).access_token
  })

  const PATH = '/v3/api/client/files/'
  const PDF = Buffer.from('%PDF-1.7\n…')
  const PNG = Buffer.from('89504e470d0a1a0a00', 'hex')
  const send = (
    who: string,
    files: [name: string, content: Buffer][],
    fields: Record<string, string> = {},
  ) => {
    const { headers, payload } = multipart(
      files.map(([name, content]) => ['files[]', name, content]),
      fields,
    )
    return api.app.inject({ method: 'POST', url: `${PATH}?access_token=${who}`, headers, payload })
  }
  const list = async (who = token) => (await api.get(who, PATH)).json<ClientFilesAnswer>().FILES

  test('[API-019] documents of the shop are listed with links that open them', async () => {
    const { ITEMS } = (await api.get(token, '/v3/api/client/shop_files/')).json<ShopFilesAnswer>()
    expect(ITEMS.map(({ NAME, TYPE }) => [NAME, TYPE])).toEqual([
      ['Договор поставки (образец).pdf', 'pdf'],
      ['Прайс-лист.xlsx', 'xlsx'],
      ['Карточка предприятия.docx', 'docx'],
      ['Гарантия и возврат.pdf', 'pdf'],
    ])
    for (const { ID, PATH: path, SIZE } of ITEMS) {
      const answer = await api.app.inject(path)
      expect([ID, answer.statusCode, answer.rawPayload.length]).toEqual([ID, 200, SIZE])
    }
    const price = read((await api.app.inject(ITEMS[1]?.PATH ?? '')).rawPayload)
    expect(price.SheetNames).toEqual(['Прайс-лист'])
    const sold = await api.pool.query(
      'select distinct section_id from products where shop_id = 1 and assortment',
    )
    const listed = utils.sheet_to_json<unknown[]>(price.Sheets['Прайс-лист'] ?? {}, { header: 1 }).slice(3)
    expect(new Set(listed.map((row) => row[2])).size).toBe(sold.rowCount)
    const again = (await api.get(token, '/v3/api/client/shop_files/')).json<ShopFilesAnswer>()
    expect(again.ITEMS.map(({ SIZE }) => SIZE)).toEqual(ITEMS.map(({ SIZE }) => SIZE))
  })

  test('[API-022] the archive has every document of the shop, whole', async () => {
    const { ITEMS } = (await api.get(token, '/v3/api/client/shop_files/')).json<ShopFilesAnswer>()
    const { FILENAME } = (await api.get(token, '/v3/api/client/shop_files/zip/')).json<FilenameAnswer>()
    const answer = await api.app.inject(FILENAME)
    expect(answer.headers['content-type']).toBe('application/zip')
    const entries = readZipDirectory(answer.rawPayload)
    expect(entries.map(({ name, size }) => [name, size])).toEqual(ITEMS.map(({ NAME, SIZE }) => [NAME, SIZE]))
    const [contract] = entries
    expect(contract && unzipEntry(answer.rawPayload, contract, 1e6).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test('[API-020] [API-021] what a client stores is listed for that client alone', async () => {
    const answer = await send(token, [
      ['Договор № 5.pdf', PDF],
      ['печать.PNG', PNG],
    ])
    expect(answer.json<FilesStoredAnswer>()).toMatchObject({ SUCCESS: 'Y', ERRORS: [] })
    const [png, pdf] = await list()
    expect(pdf).toMatchObject({ NAME: 'Договор № 5.pdf', SIZE: PDF.length, TYPE: 'pdf' })
    expect(png).toMatchObject({ NAME: 'печать.PNG', TYPE: 'png' })
    const file = await api.app.inject(pdf?.PATH ?? '')
    expect(file.rawPayload).toEqual(PDF)
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
    expect(await list((await api.login('loyalty@example.com')).access_token)).toEqual([])
    const inOtherShop = await list((await api.login('client@example.com', BLUE)).access_token)
    expect(inOtherShop.map(({ NAME }) => NAME)).not.toContain('Договор № 5.pdf')
    expect((await api.get(await api.visitor(), PATH)).statusCode).toBe(403)
    expect((await send(await api.visitor(), [['a.pdf', PDF]])).statusCode).toBe(403)
  })

  describe('a call that is repeated with its key', () => {
    const named = async (part: string) => (await list()).filter(({ NAME }) => NAME.includes(part)).length
    const once = { idempotency_key: 'upload-key-1' }

    test('stores no second copy, whether it comes later or at the same time', async () => {
      const files: [string, Buffer][] = [
        ['Ключ, счёт.pdf', PDF],
        ['Ключ, печать.png', PNG],
      ]
      const answers = await Promise.all([send(token, files, once), send(token, files, once)])
      answers.push(await send(token, files, once))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      for (const answer of answers) {
        const { FILES, ERRORS } = answer.json<FilesStoredAnswer>()
        expect(FILES.slice(0, 2).map(({ NAME }) => NAME)).toEqual(['Ключ, печать.png', 'Ключ, счёт.pdf'])
        expect(ERRORS).toEqual([])
      }
      expect(await named('Ключ,')).toBe(2)
      await send(token, files, { idempotency_key: 'upload-key-2' })
      expect(await named('Ключ,')).toBe(4)
      await send(token, files)
      expect(await named('Ключ,')).toBe(6)
    })

    test('is another one for another client, and no key for other files', async () => {
      const other = (await api.login('director@example.com')).access_token
      expect((await send(other, [['Чужой.pdf', PDF]], once)).statusCode).toBe(200)
      expect((await list(other)).map(({ NAME }) => NAME)).toEqual(['Чужой.pdf'])
      const answer = await send(token, [['Иной.pdf', PDF]], once)
      expect([answer.statusCode, answer.json().errors.idempotency_key]).toEqual([
        400,
        'Этот ключ уже использован для другого файла',
      ])
      expect(await named('Иной')).toBe(0)
      const short = await send(token, [['Иной.pdf', PDF]], { idempotency_key: 'short' })
      expect([short.statusCode, short.json().errors.idempotency_key]).toEqual([
        400,
        'Не меньше\u00a08\u00a0знаков',
      ])
    })
  })

  test('the body of a stranger is not even read', async () => {
    const huge = async (who: string) => {
      const { headers } = multipart([])
      const url = `${PATH}?access_token=${who}`
      const answer = await api.app.inject({
        ...{ method: 'POST', url, payload: '' },
        headers: { ...headers, 'content-length': '1000000000' },
      })
      return answer.statusCode
    }
    expect([await huge(token), await huge(await api.visitor())]).toEqual([413, 403])
  })

  test('rejected files are named with their reasons, the rest is stored (AMB-62)', async () => {
    const sheet = { name: 'x', columns: [{ title: 'x', width: 9 }], rows: [], before: [] }
    const docx = await workbook({ title: 'x', creator: 'x', sheet })
    const answer = await send(token, [
      ['большой.pdf', Buffer.concat([PDF, Buffer.alloc(5_242_880 - PDF.length + 1)])],
      ['virus.pdf', Buffer.from('MZ\u0090\u0000')],
      ['table.docx', docx],
      ['page.html', Buffer.from('<script>alert(1)</script>')],
      ['полный.pdf', Buffer.concat([PDF, Buffer.alloc(5_242_880 - PDF.length)])],
    ])
    expect(answer.json<FilesStoredAnswer>()).toMatchObject({
      SUCCESS: 'Y',
      ERRORS: [
        { NAME: 'большой.pdf', TEXT: 'Размер файла должен быть не больше 5МБ' },
        {
          NAME: 'virus.pdf',
          TEXT: expect.stringMatching(/^Внутри файла не.PDF: .*сохраните как PDF ещё раз$/),
        },
        { NAME: 'table.docx', TEXT: expect.stringContaining('сохраните как DOCX') },
        { NAME: 'page.html', TEXT: 'Неподдерживаемый формат файла.' },
      ],
    })
    expect((await list())[0]).toMatchObject({ NAME: 'полный.pdf', SIZE: 5_242_880 })
  })

  test('one byte too many alone is rejected as too large, as it is by the table of a basket', async () => {
    const answer = await send(token, [
      ['большой.pdf', Buffer.concat([PDF, Buffer.alloc(5_242_881 - PDF.length)])],
    ])
    expect([answer.statusCode, answer.json().errors.file]).toEqual([
      413,
      'Размер файла должен быть не больше 5МБ',
    ])
  })

  test.each([
    ['evil.csv', Buffer.from('<svg onload=alert(1)>')],
    ['evil.csv', Buffer.from([0x4d, 0x5a, 0, 0])],
    ['binary.csv', Buffer.from('a;b\u0000\u0001;c')],
    ['script.jpg', Buffer.from('#!/bin/sh')],
    ['double.pdf.exe', PDF],
    ['noextension', PDF],
    ['constructor', PDF],
    ['file.constructor', PDF],
    ['empty.pdf', Buffer.alloc(0)],
    ['fake.xlsx', Buffer.from('PK\u0003\u0004 nothing')],
  ])('%s is rejected by its content', async (name, content) => {
    const before = (await list()).length
    expect((await send(token, [[name, content]])).statusCode).toBe(400)
    expect(await list()).toHaveLength(before)
  })

  test('a client stores 50 files and not one more, sent at once or not', async () => {
    const { access_token: who } = await api.login('blocked@example.com')
    const five = (): [string, Buffer][] => Array.from({ length: 5 }, (_, index) => [`${index}.png`, PNG])
    await Promise.all(Array.from({ length: 12 }, () => send(who, five())))
    expect(await list(who)).toHaveLength(50)
    const answer = await send(who, [['a.png', PNG]])
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.file).toContain('50')
  })

  test('the files of a client take 100 MB and not one byte more', async () => {
    const { access_token: who } = await api.login('loyalty@example.com')
    await api.pool.query(
      `insert into stored_files (shop_id, kind, client_id, key, name, type, size)
     select 1, 'client', id, '1/client/large', 'a.pdf', 'application/pdf', $1::bigint
     from clients where shop_id = 1 and email = 'loyalty@example.com'`,
      [104_857_600 - PNG.length],
    )
    expect((await send(who, [['over.png', Buffer.concat([PNG, PNG])]])).statusCode).toBe(400)
    expect((await send(who, [['last.png', PNG]])).statusCode).toBe(200)
    const answer = await send(who, [['more.png', PNG]])
    expect(answer.json().errors.file).toContain('100\u00a0МБ')
  })

  test('expired files leave the store, those of clients stay', async () => {
    const before = (await list()).length
    await api.db
      .updateTable('stored_files')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('shop_id', '=', 1)
      .where('kind', '=', 'download')
      .execute()
    await api.pool.query(
      `insert into stored_files (shop_id, kind, key, name, type, expires_at)
     select 1, 'download', '1/download/' || n, 'a.pdf', 'application/pdf', now() from generate_series(1, 450) n`,
    )
    await removeExpiredFiles(api.db, api.app.services.files)
    const left = await api.db
      .selectFrom('stored_files')
      .where('shop_id', '=', 1)
      .where('kind', '=', 'download')
      .select('id')
      .execute()
    expect(left).toEqual([])
    expect(await list()).toHaveLength(before)
  })
})

describe('links of files', () => {
  const session = async (domain?: string) => ({
    ...(await readSession(api.db, await api.visitor(domain))),
    paysOnline: true,
  })
  const offer = async (app: FastifyInstance = api.app) =>
    offerDownload(app, await session(), {
      name: 'Счёт «на оплату».pdf',
      type: 'application/pdf',
      content: Buffer.from('%PDF-1.7 text'),
    })

  test('a generated file is fetched by its link alone, to be kept under its Russian name', async () => {
    const answer = await api.app.inject(await offer())
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('%PDF-1.7 text')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-length': '13',
      'content-disposition':
        'attachment; filename="download.pdf"; filename*=UTF-8\'\'%D0%A1%D1%87%D1%91%D1%82%20%C2%AB%D0%BD%D0%B0%20%D0%BE%D0%BF%D0%BB%D0%B0%D1%82%D1%83%C2%BB.pdf',
    })
  })

  test('a link that was changed, that ended, or of another shop opens nothing', async () => {
    const path = await offer()
    const { shopId } = await session(BLUE)
    const row = await api.db
      .selectFrom('stored_files')
      .where('shop_id', '=', 1)
      .where('kind', '=', 'download')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const linked = { shopId: 1, fileId: row.id }
    const paths = [
      path.replace(/\/files\/1\./, '/files/2.'),
      path.replace(/\.[\w-]{43}\//, `.${'A'.repeat(43)}/`),
      path.replace(/\.([\w-]{43})\//, '.AAAA/'),
      await fileLink(api.db, linked, 'a.pdf', new Date(Date.now() - 2000)),
      await fileLink(api.db, { ...linked, shopId }, 'a.pdf', new Date(Date.now() + 60_000)),
      '/upload/files/x/y.pdf',
    ]
    for (const wrong of paths) expect([wrong, (await api.app.inject(wrong)).statusCode]).toEqual([wrong, 404])
  })
})

describe('who ordered, in the file of an order', () => {
  let product = 0
  beforeAll(async () => {
    product = (await someProducts(api, 1))[0] ?? 0
  })
  beforeEach(() => setProduct(api, product, { price: 500_000 }))

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
})
