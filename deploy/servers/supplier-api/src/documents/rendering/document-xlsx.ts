import { type Column, type Line, workbook } from '../../platform/spreadsheet/workbook'
import type { TableDocument } from './document'
import { amountText, partyText, positionsText, totalsOf } from './document-lines'
import { NBSP } from './russian'

/** The document as a workbook: what a purchaser copies rows from. */
export function documentXlsx(document: TableDocument): Promise<Buffer> {
  const isPoints = document.currency === 'Б'
  const price = isPoints ? 'integer' : 'money'
  const amount = (value: number): number => (isPoints ? value : value / 100)
  const columns: Column[] = [
    { title: '№', width: 5, format: 'integer' },
    { title: 'Код', width: 9 },
    { title: 'Наименование', width: 58 },
    { title: 'Ед.', width: 6 },
    { title: 'Кол-во', width: 9, format: 'integer' },
    {
      title: `Цена, ${document.currency}`,
      width: widthOf(
        document,
        13,
        document.rows.map((row) => row.price),
      ),
      format: price,
    },
    { title: `Сумма, ${document.currency}`, width: widthOf(document, 15, [document.total]), format: price },
  ]
  const before: Line[] = [
    { text: document.title, look: 'title' },
    { text: `Поставщик: ${partyText(document.seller)}` },
    ...(document.bank
      ? [
          {
            text: `Банк: ${document.bank.name}, БИК${NBSP}${document.bank.code}, р/с${NBSP}${document.bank.account}, к/с${NBSP}${document.bank.correspondAccount}`,
          },
        ]
      : []),
    ...(document.buyer ? [{ text: `Покупатель: ${partyText(document.buyer)}` }] : []),
    ...document.facts.map(({ name, value }) => ({ text: `${name}: ${value}`, look: 'quiet' as const })),
    { text: '' },
  ]
  const after: Line[] = [
    { text: '' },
    ...totalsOf(document).map(
      ({ text, sum, strong }): Line =>
        sum === null ? { text } : { text, look: strong ? 'strong' : 'plain', value: amount(sum) },
    ),
    { text: '' },
    {
      text: `${positionsText(document)}${document.words ? ` на сумму: ${document.words}` : ''}`,
      look: 'strong',
    },
    ...document.notes.map((text) => ({ text, look: 'quiet' as const })),
    ...signaturesOf(document),
  ]
  const rows = document.rows.map(({ code, name, unit, quantity, price: one, sum }, index) => [
    ...[index + 1, code, name, unit, quantity, amount(one), amount(sum)],
  ])
  return workbook({
    title: document.title,
    creator: document.shop.name,
    accent: { fill: document.shop.accent, ink: document.shop.ink },
    sheet: { name: SHEETS[document.kind], columns, rows, before, after },
  })
}

/** A number that is wider than its column is shown as «####». */
const widthOf = (document: TableDocument, least: number, amounts: readonly number[]): number =>
  amounts.reduce((width, amount) => Math.max(width, amountText(document, amount).length + 4), least)

function signaturesOf({ signers }: TableDocument): Line[] {
  if (!signers) return []
  const posts = [
    ['Руководитель', signers.director],
    ['Главный бухгалтер', signers.accountant],
  ]
  return posts.flatMap(([post, name]) => [
    { text: '' },
    { text: `${post}${NBSP}${'_'.repeat(30)}${NBSP}${name}` },
  ])
}

const SHEETS = {
  tender_invoice: 'Счёт для тендера',
  basket_file: 'Корзина',
  commercial_offer: 'Коммерческое предложение',
  order: 'Заказ',
} as const
