import { utils, write } from '@e965/xlsx'
import type { ApiError } from '../errors'
import { readSheet } from './read-table'
import { BOMBS, joinedCells } from './testing/workbook-bombs'
import { handMade, type Rows, tableFile } from './testing/workbook-files'
import { workbook } from './workbook'

const FILE_BYTES = 5_242_880
const LIST: Rows = [
  ['Код', 'Наименование', 'Кол-во'],
  ['000123', 'Бумага «Снегурочка»', 5],
  [100002, 'Ручка', 1.5],
]
const open = (content: Buffer, name = 'заявка.xlsx') =>
  readSheet(
    { shopId: 1, who: 'a' },
    { field: 'file', name, content, isTooLarge: content.length > FILE_BYTES },
  )
const upload = async (content: Buffer, name?: string) => (await open(content, name)).rows
const cellsOf = async (content: Buffer, name?: string) =>
  (await upload(content, name)).map(({ cells }) => cells)

/** Says why a file is rejected and with how much more memory (megabytes, at the highest). */
async function rejection(content: Buffer, name?: string) {
  const before = process.resourceUsage().maxRSS
  const cause = await upload(content, name).catch((reason: unknown) => reason)
  const megabytes = (process.resourceUsage().maxRSS - before) / 1024
  const { statusCode, body } = cause as ApiError
  return { statusCode, text: body?.errors?.file, megabytes }
}

/** Both threads run, so that what is measured is the file. */
beforeAll(async () => {
  await upload(tableFile(LIST))
  await upload(tableFile(LIST, 'biff8'), 'x.xls')
})

test.each([
  ['xlsx', 'заявка.xlsx'],
  ['biff8', 'заявка.XLS'],
  ['biff8', 'переименована.xlsx'],
] as const)('%s: texts, numbers and empty cells of %s', async (type, name) => {
  const rows = await upload(tableFile([...LIST, [], ['', '', 7]], type), name)
  expect(rows).toEqual([
    { number: 1, cells: ['Код', 'Наименование', 'Кол-во'] },
    { number: 2, cells: ['000123', 'Бумага «Снегурочка»', '5'] },
    { number: 3, cells: ['100002', 'Ручка', '1.5'] },
    { number: 5, cells: ['', '', '7'] },
  ])
})

test.each(['xlsx', 'biff8'] as const)('%s: hidden columns are kept apart', async (type) => {
  const { rows, hiddenColumns } = await open(tableFile(LIST, type, [1]))
  expect(rows.map(({ cells }) => cells)).toEqual(LIST.map(([code, , count]) => [`${code}`, '', `${count}`]))
  expect(hiddenColumns).toEqual([{ at: 1, cells: ['Наименование', 'Бумага «Снегурочка»', 'Ручка'] }])
})

const SHEET = `<worksheet><cols><col min="2" max="2" hidden="1"/></cols><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[Клей & ножницы]]></t></is></c><c r="B1"><v>7</v></c><c r="C1"><v>5</v></c></row></sheetData></worksheet>`

/** A sheet without a table, a table that is hidden, a table; its counts have the looks of a share and of a day. */
function severalSheets(): Buffer {
  const book = utils.book_new()
  const table = utils.aoa_to_sheet([
    ['000123', 0.5],
    ['100002', 45_000],
    ['100003', 3],
  ])
  for (const [at, format] of [
    ['B1', '0%'],
    ['B2', 'dd.mm.yyyy'],
  ] as const)
    Object.assign(table[at], { z: format })
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Заявка отдела']]), 'Обложка')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['000777', 1]]), 'Старая')
  utils.book_append_sheet(book, table, 'Заказ')
  book.Workbook = { Sheets: [{}, { Hidden: 1 }, {}] }
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

test.each<[string, () => Buffer | Promise<Buffer>, string[][]]>([
  ['a marked section, a hidden column', () => handMade({ sheet: SHEET }), [['Клей & ножницы', '', '5']]],
  [
    'parts in UTF-16',
    () => handMade({ sheet: Buffer.from(`\uFEFF${SHEET}`, 'utf16le') }),
    [['Клей & ножницы', '', '5']],
  ],
  [
    'parts in a folder of another name',
    () => handMade({ sheet: SHEET, folder: 'книга' }),
    [['Клей & ножницы', '', '5']],
  ],
  [
    'several sheets, shares and days',
    severalSheets,
    [
      ['000123', '50%'],
      ['100002', '15.03.2023'],
      ['100003', '3'],
    ],
  ],
])('a workbook of another program: %s', async (_title, make, cells) => {
  expect(await cellsOf(await make())).toEqual(cells)
})

test('a formula counts as the value stored with it; it is neither computed nor passed on', async () => {
  const file = await handMade({
    rows: `<row r="1"><c r="A1" t="str"><f>cmd|'/C calc'!A0</f><v>000123</v></c><c r="B1"><f>1+1</f><v>5</v></c><c r="C1"><f>WEBSERVICE("http://x")</f></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E1" t="b"><v>1</v></c></row>`,
  })
  // What is wrong, or says yes, is no count: it is asked about as it is shown.
  expect(await cellsOf(file)).toEqual([['000123', '5', '', '#DIV/0!', 'ИСТИНА']])
})

test('rich texts, inline texts, prefixes and cells without a place are read', async () => {
  const file = await handMade({
    strings: '<sst><si><r><t>000</t></r><r><t>123</t></r><rPh><t>нет</t></rPh></si></sst>',
    sheet:
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="inlineStr"><x:is><x:t>Ручка</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
  })
  expect(await cellsOf(file)).toEqual([['000123', 'Ручка']])
})

test('letters that XML cannot hold are written as codes, and a text that looks like one stays as it is', async () => {
  const coded = await handMade({
    strings: '<sst><si><t>Ручка_x000D_\nсиняя</t></si><si><t>_x005F_x0041_</t></si></sst>',
    rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>_x0041_4</t></is></c></row>',
  })
  expect(await cellsOf(coded)).toEqual([['Ручка\r\nсиняя', '_x0041_', 'A4']])
  const texts = ['_x0041_', 'a_xABcd_b', '_x005F_', '_x004_']
  const written = await workbook({
    ...{ title: 'Тексты', creator: 'Магазин' },
    sheet: {
      name: 'Лист',
      columns: texts.map(() => ({ title: 'Текст', width: 10 })),
      rows: [texts],
      before: [],
    },
  })
  expect((await cellsOf(written)).at(-1)).toEqual(texts)
})

test('a claim of a million rows and sixteen thousand columns costs nothing', async () => {
  const file = await handMade({
    sheet:
      '<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="A1048576"><v>5</v></c><c r="XFD1048576"><v>6</v></c></row></sheetData></worksheet>',
  })
  expect(await upload(file)).toEqual([{ number: 1_048_576, cells: ['5'] }])
})

test('columns that are hidden from minus a thousand millions on, and half a million joined cells, cost nothing', async () => {
  const sheet = SHEET.replace('min="2"', 'min="-1000000000"')
  expect(await cellsOf(await handMade({ sheet }))).toEqual([['', '', '5']])
  expect(await cellsOf(joinedCells(), 'x.xls')).toEqual([['5']])
})

const HOSTILE: [title: string, make: () => Buffer | Promise<Buffer>, name?: string][] = [
  ...BOMBS.map(({ title, make, name }): [string, () => Buffer | Promise<Buffer>, string] => [
    title,
    make,
    name,
  ]),
  [
    'an entity of a file',
    () => handMade({ sheet: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>' }),
  ],
  ['a sheet that is missing', () => handMade({ book: '<workbook><sheets/></workbook>' })],
  [
    'a compound file of garbage',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5_000_000, 7)]),
    'x.xls',
  ],
  ['a compound file that turns in circles', () => circles(), 'x.xls'],
  ['half a workbook', () => tableFile(LIST).subarray(0, 3000)],
  ['a renamed executable', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100_000)])],
  ['a page', () => Buffer.from('<html><table><tr><td>000123'), 'x.xls'],
  [
    '5 242 881 bytes',
    () => Buffer.concat([tableFile(LIST), Buffer.alloc(FILE_BYTES)]).subarray(0, FILE_BYTES + 1),
  ],
]

test.each(HOSTILE.map(([title, make, name = 'x.xlsx']) => [title, make, name] as const))(
  '%s is rejected within bounds of memory',
  async (_title, make, name) => {
    const { statusCode, text, megabytes } = await rejection(await make(), name)
    expect([400, 413]).toContain(statusCode)
    expect(text).toMatch(/^(В|Файл|Неподдерживаемый формат файла\.|Размер файла не должен превышать 5МБ\.)/)
    expect(megabytes).toBeLessThan(100)
  },
)

/** A header whose tables point at themselves. */
function circles(): Buffer {
  const file = Buffer.alloc(512 * 40, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  for (const [at, value] of [
    ...[
      [0x18, 0x3e],
      [0x1a, 3],
      [0x1c, 0xfffe],
      [0x1e, 9],
      [0x20, 6],
    ],
  ] as [number, number][])
    file.writeUInt16LE(value, at)
  for (const [at, value] of [
    ...[
      [0x2c, 1],
      [0x30, 1],
      [0x38, 4096],
      [0x3c, 2],
      [0x40, 1],
      [0x44, 3],
      [0x48, 1],
      [0x4c, 0],
    ],
  ] as [number, number][])
    file.writeUInt32LE(value, at)
  // Every sector is followed by itself.
  for (let sector = 0; sector < 128; sector += 1) file.writeUInt32LE(sector, 512 + sector * 4)
  return file
}

/** Russian letters by one byte each. */
const inBytes = (text: string, byteOf: (letter: number) => number): Buffer =>
  Buffer.from(
    [...text].map((sign) => (sign < '\u0410' ? sign.charCodeAt(0) : byteOf(sign.charCodeAt(0) - 0x410))),
  )
const COMMAS = 'Код,Наименование,Количество\n000123,"Бумага, белая ""А4""",5\n100002,Ручка,7\n'
const divided = (sign: string) => COMMAS.replaceAll(/,(?! )/g, sign)
const GOODS: Rows = [
  ['Код', 'Наименование', 'Количество'],
  ['000123', 'Бумага, белая "А4"', 5],
  ['100002', 'Ручка', 7],
]

test.each<[string, Buffer, string]>([
  ['commas', Buffer.from(COMMAS), 'a.csv'],
  ['a mark of UTF-8', Buffer.from(`\uFEFF${COMMAS}`), 'a.csv'],
  ['semicolons', Buffer.from(divided(';')), 'a.csv'],
  ['tabs', Buffer.from(divided('\t')), 'a.tsv'],
  ['strokes', Buffer.from(divided('|')), 'a.txt'],
  ['windows-1251', inBytes(COMMAS, (letter) => letter + 0xc0), 'a.csv'],
  ['CP866', inBytes(COMMAS, (letter) => letter + (letter < 48 ? 0x80 : 0xb0)), 'a.csv'],
  ['UTF-16', Buffer.from(`\uFEFF${divided('\t')}`, 'utf16le'), 'a.txt'],
  ['UTF-16 without a mark', Buffer.from(divided('\t'), 'utf16le'), 'a.txt'],
  ['OpenDocument', tableFile(GOODS, 'ods'), 'a.ods'],
])('a text or a table of another program: %s', async (_title, content, name) => {
  expect(await cellsOf(content, name)).toEqual(GOODS.map((cells) => cells.map(String)))
})

test('a web page or a picture under the name of a text is rejected', async () => {
  expect((await rejection(Buffer.from('<html><table><tr><td>1'), 'a.csv')).text).toMatch(/сохраните как/)
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0, 0])
  expect((await rejection(picture, 'a.txt')).text).toMatch(/не\s+таблица/)
})

test('a file of another name is rejected', async () => {
  expect(await rejection(tableFile(LIST), 'заявка.pdf')).toMatchObject({
    text: 'Неподдерживаемый формат файла.',
  })
  expect(await rejection(tableFile(LIST), 'xlsx')).toMatchObject({ statusCode: 400 })
})

test('after all that the reader still reads', async () => {
  expect(await cellsOf(tableFile(LIST))).toHaveLength(3)
  expect(await cellsOf(tableFile(LIST, 'biff8'), 'x.xls')).toHaveLength(3)
})
