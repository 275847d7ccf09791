import { shopSign } from '../../../content/shop/shop-sign'
import { fc } from '../../../testing/property'
import type { DocumentRow, TableDocument } from '../document'
import { drawPdf } from './draw-pdf'
import { drawEnding, endingHeight } from './ending'
import { openPdf, type Type, typesetter } from './typeface'

const TYPE: Type = { face: 'regular', size: 9, color: '#000000' }

const documentOf = (rows: DocumentRow[]): TableDocument => ({
  ...{ kind: 'tender_invoice', title: 'Счёт для тендера № Т-2026/1', date: new Date(0), rows, bank: null },
  shop: { ...shopSign(1, 'green'), name: 'Магазин', email: 'a@b.example', phones: [] },
  seller: { name: 'ООО «Магазин»', inn: '', kpp: '', ogrn: '', address: '', phone: '', email: '' },
  ...{ signers: null, buyer: null, facts: [], delivery: null, total: 100, tax: null },
  ...{ currency: '₽', words: 'Один рубль 00 копеек', notes: [] },
})
const row = (name: string): DocumentRow => ({
  ...{ code: '000123', name, unit: 'шт.', quantity: 1, price: 100, sum: 100, isGift: false },
})

test('lines are never wider than their column, and no letter is lost', () => {
  const set = typesetter(openPdf('x', 'x'))
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'абвгдЩЖ0123456789-/« »'), maxLength: 90 }))
  fc.assert(
    fc.property(words, fc.integer({ min: 40, max: 300 }), (parts, limit) => {
      const text = parts.join(' ')
      const lines = set.wrap(text, TYPE, limit)
      for (const line of lines) expect(set.width(line, TYPE)).toBeLessThanOrEqual(limit + 1)
      expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''))
    }),
    { numRuns: 60 },
  )
})

test('a document has as many pages as it needs, in one embedded typeface', async () => {
  const pdf = await drawPdf(
    documentOf(Array.from({ length: 120 }, () => row('Бумага офисная А4, 500 листов'))),
  )
  const text = pdf.toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(4)
  expect(text).toMatch(/\+GolosText-Regular/)
  expect(text).toContain('/FontFile2')
  expect(text).toContain('/Lang (ru-RU)')
})

test('what is signed stands below the last row, whatever the number of rows', () => {
  const document: TableDocument = {
    ...documentOf([]),
    signers: { director: 'Смирнов А. В.', accountant: 'Кузнецова О. П.' },
    tax: { text: 'Без налога (НДС)', sum: null },
    notes: ['Счёт действителен 5 рабочих дней. '.repeat(6)],
  }
  const pdf = openPdf('x', 'x')
  const place = { pdf, set: typesetter(pdf), y: 100 }
  const reserved = endingHeight(place, document)
  drawEnding(place, document)
  expect(pdf.bufferedPageRange().count).toBe(1)
  expect(place.y - 100).toBeCloseTo(reserved, 5)
  const long = { ...document, notes: ['Очень длинный комментарий. '.repeat(300)] }
  expect(endingHeight(place, long)).toBeLessThan(reserved)
  place.y = 100
  drawEnding(place, long)
  expect(pdf.bufferedPageRange().count).toBe(2)
})

test('names of any length and any letters are drawn', async () => {
  const names = ['ж'.repeat(2000), '🎁 日本 \u0000\ud800', '', 'a/b-c '.repeat(80)]
  const pdf = await drawPdf(documentOf(names.map(row)))
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
})
