import { read, utils } from '@e965/xlsx'
import { shopSign } from '../../content/shop/shop-sign'
import { workbook } from '../../platform/spreadsheet/workbook'
import { footerXml } from '../../platform/spreadsheet/xlsx/sheet-xml'
import type { TableDocument } from './document'
import { documentXlsx } from './document-xlsx'

const FILE = { title: 'Заказ', creator: 'Магазин' }
const COLUMNS = [
  { title: 'Код', width: 10 },
  { title: 'Наименование', width: 50 },
  { title: 'Кол-во', width: 10, format: 'integer' as const },
  { title: 'Сумма', width: 14, format: 'money' as const },
]

test('a workbook keeps texts as texts, formulas among them, and numbers as numbers', async () => {
  const nasty = [
    '=1+1',
    '+7 900',
    '-5',
    '@SUM(A1)',
    '=HYPERLINK("http://x","y")',
    '\tтаб',
    'a\u0000b<&>"\ud800',
  ]
  const file = await workbook({
    ...FILE,
    sheet: {
      name: 'Заказ',
      columns: COLUMNS,
      rows: nasty.map((text) => ['000123', text, 3, 12.5]),
      before: [{ text: 'Заказ', look: 'title' }],
      after: [{ text: 'Итого', look: 'strong', value: 87.5 }],
    },
  })
  const book = read(file, { cellFormula: true, cellNF: true, cellStyles: true })
  expect(book.SheetNames).toEqual(['Заказ'])
  const sheet = book.Sheets.Заказ ?? {}
  const cells = Object.entries(sheet).filter(([at]) => /^[A-Z]+\d+$/.test(at))
  expect(cells.filter(([, cell]) => 'f' in cell)).toEqual([])
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true })
  expect(rows[1]).toEqual(['Код', 'Наименование', 'Кол-во', 'Сумма'])
  expect(rows.slice(2, 9).map((row) => row[1])).toEqual([...nasty.slice(0, 6), 'ab<&>"'])
  expect(rows[2]).toEqual(['000123', '=1+1', 3, 12.5])
  expect(rows[9]).toEqual(['Итого', undefined, undefined, 87.5])
  expect(sheet.D3).toMatchObject({ t: 'n', z: '#,##0.00', w: '12.50' })
})

test('rows that cannot be read fail the workbook, and nothing else', async () => {
  const rows = async function* () {
    yield ['000123', 'Ручка', 1, 1]
    throw new Error('the database is gone')
  }
  const sheet = { name: 'Лист', columns: COLUMNS, rows: rows(), before: [] }
  await expect(workbook({ ...FILE, sheet })).rejects.toThrow('the database is gone')
})

test('the table of a document shows its largest sum whole, and who signs it', async () => {
  const sum = 9_999_899_990_000
  const row = { code: '000123', name: 'Шкаф', unit: 'шт.', quantity: 99_999, isGift: false }
  const document: TableDocument = {
    ...{ kind: 'tender_invoice', title: 'Счёт для тендера', date: new Date(0), bank: null, buyer: null },
    shop: { ...shopSign(1, 'green'), name: 'Магазин', email: 'a@b.example', phones: [] },
    seller: { name: 'ООО «Магазин»', inn: '', kpp: '', ogrn: '', address: '', phone: '', email: '' },
    signers: { director: 'Смирнов А. В.', accountant: 'Кузнецова О. П.' },
    rows: [{ ...row, price: 99_999_999, sum }],
    ...{ facts: [], delivery: null, total: sum, tax: null, currency: '₽', words: '', notes: [] },
  }
  const sheet = read(await documentXlsx(document), { cellStyles: true }).Sheets['Счёт для тендера'] ?? {}
  expect(sheet['!cols']?.[6]?.width).toBeGreaterThanOrEqual('99 998 999 900,00'.length + 2)
  const texts = utils.sheet_to_json<unknown[]>(sheet, { header: 1 }).flat()
  expect(
    texts.filter((text) => /Руководитель.*Смирнов А\. В\.|Главный бухгалтер.*Кузнецова/.test(String(text))),
  ).toHaveLength(2)
})

test('the foot of a sheet takes the name of any shop: figures are no size of letters, its length has a bound', () => {
  expect(footerXml('24 часа & Ко')).toBe(
    '&amp;L&amp;8 24 часа &amp;&amp; Ко&amp;R&amp;8 Страница &amp;P из &amp;N',
  )
  expect(footerXml('&'.repeat(300)).replaceAll('&amp;', '&').length).toBeLessThanOrEqual(255)
})
