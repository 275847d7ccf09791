import { type Column, type Line, workbook } from '../../platform/spreadsheet/workbook'
import type { Paper } from './document'
import { amountText, partyText, positionsText, totalsOf } from './document-lines'
import { NBSP } from './russian'

/** The paper as a workbook: what a purchaser copies rows from. */
export function paperXlsx(paper: Paper): Promise<Buffer> {
  const isPoints = paper.currency === 'Б'
  const price = isPoints ? 'integer' : 'money'
  const amount = (value: number): number => (isPoints ? value : value / 100)
  const columns: Column[] = [
    { title: '№', width: 5, format: 'integer' },
    { title: 'Код', width: 9 },
    { title: 'Наименование', width: 58 },
    { title: 'Ед.', width: 6 },
    { title: 'Кол-во', width: 9, format: 'integer' },
    {
      title: `Цена, ${paper.currency}`,
      width: widthOf(
        paper,
        13,
        paper.rows.map((row) => row.price),
      ),
      format: price,
    },
    { title: `Сумма, ${paper.currency}`, width: widthOf(paper, 15, [paper.total]), format: price },
  ]
  const before: Line[] = [
    { text: paper.title, look: 'title' },
    { text: `Поставщик: ${partyText(paper.seller)}` },
    ...(paper.bank
      ? [
          {
            text: `Банк: ${paper.bank.name}, БИК${NBSP}${paper.bank.code}, р/с${NBSP}${paper.bank.account}, к/с${NBSP}${paper.bank.correspondAccount}`,
          },
        ]
      : []),
    ...(paper.buyer ? [{ text: `Покупатель: ${partyText(paper.buyer)}` }] : []),
    ...paper.facts.map(({ name, value }) => ({ text: `${name}: ${value}`, look: 'quiet' as const })),
    { text: '' },
  ]
  const after: Line[] = [
    { text: '' },
    ...totalsOf(paper).map(
      ({ text, sum, strong }): Line =>
        sum === null ? { text } : { text, look: strong ? 'strong' : 'plain', value: amount(sum) },
    ),
    { text: '' },
    { text: `${positionsText(paper)}${paper.words ? ` на сумму: ${paper.words}` : ''}`, look: 'strong' },
    ...paper.notes.map((text) => ({ text, look: 'quiet' as const })),
    ...signaturesOf(paper),
  ]
  const rows = paper.rows.map(({ code, name, unit, quantity, price: one, sum }, index) => [
    ...[index + 1, code, name, unit, quantity, amount(one), amount(sum)],
  ])
  return workbook({
    title: paper.title,
    creator: paper.shop.name,
    accent: { fill: paper.shop.accent, ink: paper.shop.ink },
    sheets: [{ name: SHEETS[paper.kind], columns, rows, before, after, footer: paper.shop.name }],
  })
}

/** A number that is wider than its column is shown as «####». */
const widthOf = (paper: Paper, least: number, amounts: readonly number[]): number =>
  amounts.reduce((width, amount) => Math.max(width, amountText(paper, amount).length + 4), least)

function signaturesOf({ signers }: Paper): Line[] {
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
