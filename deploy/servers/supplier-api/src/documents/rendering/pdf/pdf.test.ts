import { shopSign } from '../../../content/shop/shop-sign'
import { pdfPages, pdfPieces, pdfTexts } from '../../testing/pdf-text'
import type { DocumentRow, TableDocument } from '../document'
import type { TextDocument } from '../text-document'
import { renderPdf } from './render-pdf'

const draw = (document: TableDocument | TextDocument) => renderPdf({ shopId: 1, who: 'a' }, document)

const documentOf = (rows: DocumentRow[], more: Partial<TableDocument> = {}): TableDocument => ({
  ...{ kind: 'tender_invoice', title: 'Счёт для тендера № Т-2026/1', date: new Date(0), rows, bank: null },
  shop: { ...shopSign(1, 'green'), name: 'Магазин', email: 'a@b.example', phones: [] },
  seller: { name: 'ООО «Магазин»', inn: '', kpp: '', ogrn: '', address: '', phone: '', email: '' },
  ...{ signers: null, buyer: null, facts: [], delivery: null, total: 100, tax: null },
  ...{ currency: '₽', words: 'Один рубль 00 копеек', notes: [] },
  ...more,
})
const row = (name: string, code = '000123'): DocumentRow => ({
  ...{ code, name, unit: 'шт.', quantity: 1, price: 100, sum: 100, isGift: false },
})
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => row('Бумага офисная А4, 500 листов', String(100_001 + index)))
const SIGNERS = { director: 'Смирнов А. В.', accountant: 'Кузнецова О. П.' }

test('a document has as many pages as it needs, in one embedded typeface', async () => {
  const pdf = await draw(documentOf(rowsOf(120)))
  const text = pdf.toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(4)
  expect(text).toMatch(/\+GolosText-Regular/)
  expect(text).toContain('/FontFile2')
  expect(text).toContain('/Lang (ru-RU)')
})

test('every page begins with the titles of the columns and ends with its number; each row is on one of them', async () => {
  const pages = pdfPages(await draw(documentOf(rowsOf(120))))
  expect(pages.slice(1).map(([first]) => first)).toEqual(['№', '№', '№'])
  expect(pages.map((texts) => texts.at(-1))).toEqual([1, 2, 3, 4].map((page) => `Страница ${page} из 4`))
  const codes = pages.flat().filter((text) => /^1000\d\d$|^1001\d\d$/.test(text))
  expect(codes).toEqual(rowsOf(120).map(({ code }) => code))
})

test('a name is wrapped without losing a letter; no-break spaces stay', async () => {
  const name = `Папка-регистратор 75\u00a0мм с\u00a0карманом, ${'картон/ПВХ, чёрный мрамор, '.repeat(6)}${'щ'.repeat(90)}`
  const texts = pdfTexts(await draw(documentOf([row(name)])))
  expect(texts.join('').replace(/ /g, '')).toContain(name.replace(/ /g, ''))
  expect(texts.some((text) => text.includes('75\u00a0мм с\u00a0карманом'))).toBe(true)
})

test('a unit with a stroke is not broken at it, as other words are', async () => {
  const pieces = pdfPieces(await draw(documentOf([row('Бумага А4, 80\u00a0г/м², картон/ПВХ')]))).flat()
  expect(pieces.map((piece) => piece.trim())).toEqual(expect.arrayContaining(['г/м²,', 'картон/', 'ПВХ']))
})

test('who signs stands on the page of the last row, whatever the number of rows', async () => {
  const tax = { text: 'Без налога (НДС)', sum: null }
  const notes = ['Счёт действителен 5 рабочих дней. '.repeat(6).trim()]
  for (let count = 18; count <= 30; count += 2) {
    const pages = pdfPages(await draw(documentOf(rowsOf(count), { signers: SIGNERS, tax, notes })))
    const last = pages.at(-1) ?? []
    for (const text of [String(100_000 + count), 'Один рубль 00 копеек', 'Руководитель', SIGNERS.accountant])
      expect(last).toContain(text)
  }
})

test.each([
  ['of many words', 'Очень длинный комментарий. '.repeat(400).trim()],
  ['of many lines', 'строка\n'.repeat(150)],
])('a comment %s goes on over pages: the sums stay with the last row', async (_title, note) => {
  const pages = pdfPages(await draw(documentOf(rowsOf(3), { signers: SIGNERS, notes: [note] })))
  expect(pages[0]).toEqual(expect.arrayContaining(['100003', 'Один рубль 00 копеек']))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.at(-1)).toContain('Руководитель')
})

test('names of any length and any letters are drawn; a document of no rows has its sums', async () => {
  const names = ['ж'.repeat(2000), '🎁 日本 \u0000\ud800', '', 'a/b-c '.repeat(80)]
  const pdf = await draw(documentOf(names.map((name) => row(name))))
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(pdfTexts(await draw(documentOf([])))).toContain('Один рубль 00 копеек')
})

test('a heading never stands alone at the foot of a page', async () => {
  const { title, shop } = documentOf([])
  for (let lines = 40; lines <= 48; lines += 1) {
    const blocks = [{ text: 'строка\n'.repeat(lines) }, { heading: 'Раздел' }, { text: 'Под заголовком' }]
    const pages = pdfPages(await draw({ title, shop, blocks }))
    const page = pages.find((texts) => texts.includes('Раздел'))
    expect(page).toContain('Под заголовком')
    expect(pages.every((texts) => texts.length > 2)).toBe(true)
  }
})
