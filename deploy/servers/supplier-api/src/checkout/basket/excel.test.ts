import type { FromExcelResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { multipart } from '../../platform/files/testing/multipart'
import { handMade, type Rows, tableFile } from '../../platform/spreadsheet/testing/workbook-files'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from './testing/products-and-calls'

let api: TestApi
let ids: number[]
let codes: string[]
beforeAll(async () => {
  api = await startTestApi(20)
  ids = await someProducts(api, 5)
  const rows = await api.db
    .selectFrom('products')
    .where('shop_id', '=', 1)
    .where('id', 'in', ids)
    .select(['id', 'code1c'])
    .execute()
  codes = ids.map((id) => rows.find((row) => row.id === id)?.code1c ?? '')
  for (const id of ids) await setProduct(api, id)
}, 240_000)
afterAll(() => api.close())

const PATH = '/v4/api/client/order_basket'

const send = (token: string, content: Buffer, name = 'заявка.xlsx', basket = 'main', field = 'file') =>
  sendParts(token, multipart([[field, name, content]]), basket)

const sendParts = (token: string, { headers, payload }: ReturnType<typeof multipart>, basket = 'main') => {
  const url = `${PATH}/${basket}/from_excel/?access_token=${token}`
  return api.app.inject({ method: 'POST', url, headers, payload })
}

const fill = async (token: string, content: Buffer, name?: string) =>
  (await send(token, content, name)).json<V4Answer<FromExcelResponse>>().response

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
    { ROW: 4, CODE: 'abc', QUANTITY: '1', PRODUCT_ID: 0, TEXT: 'Код должен состоять из 6 цифр', ADDED: 'N' },
    {
      ROW: 5,
      CODE: codes[1],
      QUANTITY: '1.5',
      PRODUCT_ID: ids[1],
      TEXT: 'Количество должно быть целым числом больше нуля',
      ADDED: 'N',
    },
    {
      ROW: 6,
      CODE: codes[3],
      QUANTITY: '1',
      PRODUCT_ID: unbuyable,
      TEXT: 'Товар не принадлежит ассортименту магазина',
      ADDED: 'N',
    },
    {
      ROW: 7,
      CODE: codes[4],
      QUANTITY: '50',
      PRODUCT_ID: few,
      TEXT: 'В корзине находится максимальное количество данного товара',
      ADDED: 'Y',
    },
    {
      ROW: 8,
      CODE: codes[0],
      QUANTITY: '5',
      PRODUCT_ID: ids[0],
      TEXT: 'Товар уже есть в\u00a0строке\u00a02, количества сложены',
      ADDED: 'Y',
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

test('a formula is its stored value: nothing of it runs, nothing of it is kept', async () => {
  const token = await api.visitor()
  const file = await handMade({
    rows: `<row r="1"><c r="A1" t="str"><f>WEBSERVICE("http://127.0.0.1/")</f><v>${codes[0]}</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>`,
  })
  expect(await fill(token, file)).toMatchObject({ CNT: 1, CHECK: [] })
  expect(await basketOf(api, token).map()).toEqual({ [ids[0] ?? 0]: 2 })
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
  expect(await textOf(0)).toBe('В\u00a0файле не\u00a0нашлись столбцы с\u00a0кодами и\u00a0количеством')
})

test('one visitor sends so many tables, and no more for a while', async () => {
  const token = await api.visitor()
  const table = tableFile([['Привет']])
  const statuses = await Promise.all(
    Array.from({ length: 42 }, async () => (await send(token, table)).statusCode),
  )
  expect(statuses.filter((status) => status === 400)).toHaveLength(40)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('a product that cannot be bought is told once, however often the table names it', async () => {
  const [, , , unbuyable = 0] = ids
  await setProduct(api, unbuyable, { assortment: false })
  const answer = await fill(
    await api.visitor(),
    tableFile([
      ['Код', 'Кол-во'],
      [codes[3] ?? '', 1],
      [codes[3] ?? '', 2],
      [codes[0] ?? '', 1],
    ]),
  )
  expect(answer).toMatchObject({ ADDED: 1, CNT: 1 })
  expect(answer.CHECK).toEqual([
    {
      ...{ ROW: 2, CODE: codes[3], QUANTITY: '1', PRODUCT_ID: unbuyable, ADDED: 'N' },
      TEXT: 'Товар не принадлежит ассортименту магазина',
    },
  ])
})
