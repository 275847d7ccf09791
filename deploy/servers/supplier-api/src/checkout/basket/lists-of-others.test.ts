import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ExcelWarning,
  FromExcelResponse,
  LineMatchesAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { multipart } from '../../platform/files/testing/multipart'
import { type Rows, sheetsFile, tableFile } from '../../platform/spreadsheet/testing/workbook-files'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf } from './testing/products-and-calls'

const BOOKS = join(import.meta.dirname, 'testing/lists')
const TEXTS = join(import.meta.dirname, '../../../../../../shared-kernel/src/contract/lists/testing/fixtures')

/** Codes of the lists, with the names of their products as a shop has them. */
const GOODS: Record<string, string> = {
  303909: 'Бумага для офисной техники А4, 80 г/м², 500 л.',
  897120: 'Скрепки Clipsera 28 мм, никелированные, 100 шт.',
  287370: 'Файл-вкладыш Регистра А4, 35 мкм, 100 шт.',
  782146: 'Степлер Скрепыш «Half» №24/6, до 25 л.',
  190828: 'Файл-вкладыш Docora А4, 35 мкм, 100 шт.',
  735186: 'Бумага для офисной техники Нордпейпа Business А4',
  820279: 'Степлер №10 металлический',
  749166: 'Бумага А3',
  593605: 'Степлер №24/6',
  408128: 'Степлер мощный',
  142557: 'Файл-вкладыш А5',
}

const CODES = Object.keys(GOODS)
const FIRST_ID = 840_001

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  for (const [at, [code, name]] of Object.entries(GOODS).entries()) {
    await api.pool.query(`delete from products where shop_id = 1 and code1c = $1`, [code])
    await api.pool.query(
      `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select 1, $1, $2, $3, section_id, section_ord, 100, 5000 from products where shop_id = 1 and id = 1100`,
      [FIRST_ID + at, code, name],
    )
  }
})
afterAll(() => api.close())

async function send(name: string, content: Buffer) {
  const token = await api.visitor()
  const url = `/v4/api/client/order_basket/main/from_excel/?access_token=${token}`
  const answer = await api.app.inject({ method: 'POST', url, ...multipart([['file', name, content]]) })
  const { response } = answer.json<V4Answer<FromExcelResponse>>()
  const held = await basketOf(api, token).map()
  const added = Object.entries(held).map(([id, count]) => `${CODES[Number(id) - FIRST_ID]} × ${count}`)
  return { added: added.sort(), check: response.CHECK, SHEETS: response.SHEETS, SHEET: response.SHEET }
}

const asked = ({ CODE, NAME, QUANTITY }: ExcelWarning) => `${CODE || NAME?.slice(0, 20)} × ${QUANTITY || '?'}`
const fill = (...rows: Rows) => send('a.xlsx', tableFile(rows))

// Rebuilt after reports and forms of offices: what is sure is added, what is not is asked.
test.each<[name: string, added: string[], asked: string[]]>([
  ['pack-column.xlsx', ['287370 × 3'], ['897120 × ?', '303909 × ?']],
  ['article-six-digits.xlsx', ['303909 × 10', '820279 × 4'], []],
  ['date-in-quantity.xlsx', ['287370 × 3'], ['749166 × 10.05', '897120 × 01.02']],
  ['hidden-rows.xlsx', ['303909 × 10', '897120 × 20'], ['287370 × 3', '782146 × 2']],
  ['torg12.xlsx', ['303909 × 10', '897120 × 20'], []],
  ['zip-backslash.xlsx', ['190828 × 10', '287370 × 3', '735186 × 25', '782146 × 7'], []],
  [
    'quantities-with-units.xlsx',
    [
      ...['287370 × 3', '303909 × 5', '408128 × 5', '593605 × 5', '782146 × 2', '820279 × 1000'],
      '897120 × 10',
    ],
    ['142557 × 1,5'],
  ],
  // The codes are read; the words beside them name no product.
  [
    'codes-odd.xlsx',
    [...['287370 × 3', '303909 × 10', '408128 × 1', '593605 × 1', '782146 × 2', '820279 × 1', '897120 × 20']],
    [],
  ],
  ['comma-codes.csv', ['287370 × 3', '303909 × 10', '897120 × 20'], []],
  ['comma-list.csv', [], ['A-1 × 40', 'A-2 × 100', 'A-3 × 30']],
  ['quoted-semicolon.csv', ['287370 × 3', '303909 × 10', '897120 × 20'], []],
  ['unicode-text-utf16.txt', ['303909 × 10', '897120 × 20'], []],
  ['pack-column.txt', ['287370 × 3', '303909 × 10', '897120 × 20'], []],
  ['own-invoice-layout.txt', ['190828 × 10', '287370 × 3', '735186 × 25', '782146 × 7'], []],
  ['own-order-mail.txt', ['782146 × 6', '897120 × 260'], []],
  ['departments.txt', [], ['Бумага А4 × 35', 'Скрепки 28 мм × 6', 'Файл-вкладыш × 3']],
  ['ordinals-with-gaps.txt', [], ['Ручка синяя × 48', 'Бумага А4 × 5', 'Степлер × 2', 'Папка × 7']],
  ['norm-stavr.txt', [], ['Антистеплер × 1', 'Бумага (А4) × 15', 'Блок для заметок с к × 2', 'Дырокол × 1']],
  [
    'phone-list.txt',
    [],
    [
      ...['Степлер × 2', 'Бумага А4 10 пачек н × 10 пачек на склад 3', 'Калькулятор 12-разря × 3'],
      ...['Тетрадь 96 л. × 5', 'Ежедневник 2027 × 4', 'Маркер 1-3 мм × 5', 'Бумага А4 80 г/м2 50 × 15'],
      ...['Картридж HP 85A × 2', 'Картридж HP CE285A × 2'],
    ],
  ],
  [
    'office-mail.txt',
    [],
    [
      ...['Бумага А4 Svetocopy × 5', 'Файлы-вкладыши 100шт × 3', 'Скрепки 28мм × 10'],
      ...['Ручка шар. синяя (0, × 50', 'Скобы д/степлера №24 × 10', 'Папка-регистратор 75 × 12 шт., 8 шт.'],
      ...['Скотч 48мм*66м × 6', 'Бумага туалетная 2х- × 20', 'Батарейки АА (LR6) × 2'],
      ...['Тетрадь 48л. клетка × 15', 'Стикеры 76*76мм жёлт × 10', 'Корректор-ручка – по × ?'],
      ...['Клей ПВА 85г. × 5', 'Маркер черный, красн × по 4 шт.', 'Мыло жидкое 5л × 2'],
      ...['Салфетки бумажные 10 × 10', 'Перчатки х/б × 20', 'Мешки д/мусора 120л  × 5'],
    ],
  ],
])('from_excel of %s', async (name, added, rows) => {
  const folder = existsSync(join(BOOKS, name)) ? BOOKS : TEXTS
  const answer = await send(name, readFileSync(join(folder, name)))
  expect(answer.added).toEqual(added)
  expect(answer.check.map(asked)).toEqual(rows)
  expect(new Set(answer.check.map(({ ADDED }) => ADDED))).toEqual(new Set(rows.length > 0 ? ['N'] : []))
})

test('a model that the shop has not is said, with what is similar', async () => {
  const { check } = await send('a.txt', Buffer.from('Степлер CE285A - 2 шт\nСтеплер - 3 шт'))
  expect(check.map(({ TEXT }) => TEXT)).toEqual([
    expect.stringMatching(/^CE285A нет; похожие: .*[Сс]теплер/),
    'Кода нет: выберите товар по\u00a0названию',
  ])
})

test('what is similar is named as the search ranks it', async () => {
  const name = 'Степлер CE285A'
  const token = await api.visitor()
  const match = await api.post(token, '/v3/api/catalog/product/match/', { 'lines[0][name]': name })
  const [line] = match.json<LineMatchesAnswer>().ITEMS
  const similar = line?.PRODUCTS.slice(0, 3).map((product) => product.NAME)
  const { check } = await send('a.txt', Buffer.from(`${name} - 2 шт`))
  expect(similar).toHaveLength(3)
  expect(check[0]?.TEXT).toBe(`CE285A нет; похожие: ${similar?.join(', ')}`)
})

test('models are looked for in the first twenty rows that name one', async () => {
  const lines = Array.from({ length: 25 }, (_, at) => `Степлер CE${300 + at}A - 2 шт`)
  const { check } = await send('a.txt', Buffer.from(['Степлер - 3 шт', ...lines].join('\n')))
  const said = check.flatMap(({ ROW, TEXT }) => (TEXT.includes(' нет; похожие') ? [ROW] : []))
  expect(check).toHaveLength(26)
  expect(said).toEqual(Array.from({ length: 20 }, (_, at) => at + 2))
})

test('two columns of counts that fit alike add nothing, and both are named', async () => {
  const { added, check } = await fill(['Код', 'План', 'Факт'], ['303909', 5, 10], ['897120', 8, 20])
  expect(added).toEqual([])
  expect(check[0]?.TEXT).toBe('Количеством могут быть столбцы «План» и\u00a0«Факт»: укажите количество')
})

test('hidden rows are said to be hidden', async () => {
  const { check } = await send('a.xlsx', readFileSync(join(BOOKS, 'hidden-rows.xlsx')))
  expect(check[0]?.TEXT).toMatch(/^Строка скрыта/)
})

test('hidden columns are said to be hidden: beside what was added, and where nothing is found without them', async () => {
  const rows = [
    ['Код', 'Цена', 'Примечание', 'Кол-во'],
    ['303909', 100, 'срочно', 5],
  ]
  const { added, check } = await send('a.xlsx', tableFile(rows, 'xlsx', [1, 2]))
  expect(added).toEqual(['303909 × 5'])
  expect(check).toEqual([
    expect.objectContaining({ ROW: 0, TEXT: '2\u00a0скрытых столбца не\u00a0взяты', ADDED: 'N' }),
  ])
  const [url, file] = [
    `/v4/api/client/order_basket/main/from_excel/?access_token=${await api.visitor()}`,
    tableFile(rows, 'xlsx', [0, 2, 3]),
  ]
  const answer = await api.app.inject({ method: 'POST', url, ...multipart([['file', 'a.xlsx', file]]) })
  expect(answer.body).toMatch(/не\u00a0нашлись столбцы .*; 3\u00a0скрытых столбца не\u00a0взяты/)
})

describe('codes of somebody else', () => {
  test('a column whose numbers are those of other products is not believed, whatever one of them is', async () => {
    const { added, check } = await fill(
      ['Артикул', 'Наименование', 'Кол-во'],
      ['782146', 'Бумага А4', 10],
      ['190828', 'Скрепки 28 мм', 20],
      ['287370', 'Файл-вкладыш', 3],
      ['111222', 'Папка-уголок', 3],
    )
    expect(added).toEqual([])
    expect(check.map(({ TEXT }) => TEXT)).toEqual([
      ...Array<string>(2).fill('Под этим кодом другой товар: проверьте код и\u00a0название'),
      'В\u00a0столбце «Артикул» в\u00a0основном не\u00a0наши коды: проверьте код и\u00a0название',
      'Товар не найден',
    ])
  })

  test('another column with codes of the shop is taken instead', async () => {
    const { added, check } = await fill(
      ['Артикул', 'Наименование', 'Кол-во', 'Номер у поставщика'],
      ['111222', 'Бумага А4', 10, '303909'],
      ['190828', 'Скрепки 28 мм', 20, '897120'],
      ['333444', 'Файл-вкладыш', 3, '287370'],
    )
    expect(added).toEqual(['287370 × 3', '303909 × 10', '897120 × 20'])
    expect(check).toEqual([])
  })
})

test('of several sheets the first one with a table is read, and all are named', async () => {
  const file = sheetsFile(
    {
      Правила: [['Заполните']],
      Заявка: [
        ['Код', 'Кол-во'],
        ['303909', 2],
      ],
      Старая: [['x', 1]],
    },
    'ods',
  )
  expect(await send('a.ods', file)).toMatchObject({
    ...{ added: ['303909 × 2'], SHEETS: ['Правила', 'Заявка', 'Старая'], SHEET: 1 },
  })
})
