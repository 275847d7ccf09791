import { read, utils } from '@e965/xlsx'
import { shopSign } from '../../content/shop/shop-sign'
import { workbook } from '../../platform/spreadsheet/workbook'
import { footerXml } from '../../platform/spreadsheet/xlsx/sheet-xml'
import { dayText } from './day-text'
import type { TableDocument } from './document'
import { documentXlsx } from './document-xlsx'
import { numberInWords, sumInWords } from './sum-in-words'
import { taxOf } from './tax'

describe('tables', () => {
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
})

describe('tax', () => {
  /** 20:30 in Moscow, the next year east of the Urals. */
  const date = new Date('2025-12-31T20:30:00Z')

  test('the rate of a shop that names none, and the date of its documents, are those of its own year', () => {
    const inZone = (timeZone: string | null) => [
      dayText(date, timeZone).replaceAll('\u00a0', ' '),
      taxOf('с НДС', 12_200, { date, timeZone }),
    ]
    expect(inZone(null)).toEqual([
      '31 декабря 2025 г.',
      { text: 'В\u00a0том числе НДС 20\u00a0%', sum: 2033 },
    ])
    expect(inZone('Asia/Omsk')).toEqual([
      '1 января 2026 г.',
      { text: 'В\u00a0том числе НДС 22\u00a0%', sum: 2200 },
    ])
  })

  test('a rate that is named is the rate of every year; a shop without tax says so', () => {
    const taxed = (taxType: string) => taxOf(taxType, 11_000, { date, timeZone: null })
    expect(taxed('НДС 10 %')).toEqual({ text: 'В\u00a0том числе НДС 10\u00a0%', sum: 1000 })
    expect(taxed('НДС 0 %')).toEqual({ text: 'НДС 0\u00a0%', sum: 0 })
    for (const text of ['без НДС', 'Не облагается'])
      expect(taxed(text)).toEqual({ text: 'Без налога (НДС)', sum: null })
    expect(taxed('')).toBeNull()
  })
})

describe('sums in words', () => {
  const plain = (text: string): string => text.replace(/\u00a0/g, ' ')

  test.each([
    [0, 'Ноль рублей 00 копеек'],
    [1, 'Ноль рублей 01 копейка'],
    [100, 'Один рубль 00 копеек'],
    [202, 'Два рубля 02 копейки'],
    [1111, 'Одиннадцать рублей 11 копеек'],
    [2121, 'Двадцать один рубль 21 копейка'],
    [100_000, 'Одна тысяча рублей 00 копеек'],
    [200_250, 'Две тысячи два рубля 50 копеек'],
    [1_200_050, 'Двенадцать тысяч рублей 50 копеек'],
    [2_112_214, 'Двадцать одна тысяча сто двадцать два рубля 14 копеек'],
    [100_000_000, 'Один миллион рублей 00 копеек'],
    [
      99_999_999_999,
      'Девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек',
    ],
    [300_100_400_100, 'Три миллиарда один миллион четыре тысячи один рубль 00 копеек'],
  ])('%d kopecks', (sum, text) => expect(plain(sumInWords(sum))).toBe(text))

  test('feminine things are counted in their gender', () => {
    expect(numberInWords(1002, true)).toBe('одна тысяча две')
  })
})
