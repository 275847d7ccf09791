import type { Paper } from './paper'
import { partyText, positionsText, totalsOf } from './paper-lines'
import { NBSP } from './russian'
import { type Column, type Line, workbook } from './workbook'

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
    { title: `Цена, ${paper.currency}`, width: 13, format: price },
    { title: `Сумма, ${paper.currency}`, width: 15, format: price },
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

const SHEETS = {
  tender_invoice: 'Счёт для тендера',
  basket_file: 'Корзина',
  commercial_offer: 'Коммерческое предложение',
  order: 'Заказ',
} as const
