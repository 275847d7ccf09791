import type { Paper, PaperRow } from '../../documents/rendering/document'
import { amountText } from '../../documents/rendering/document-lines'
import { wholeText } from '../../documents/rendering/russian'
import { escapeHtml } from '../../platform/http/escape-html'
import { GIFT } from '../order-emails/order-facts'
import { rowsHtml } from '../order-emails/rows-html'

const QUIET = 'color:#5b6676'

const ABOUT =
  'Он ниже и\u00a0в\u00a0приложенной таблице: её можно отправить на\u00a0согласование или загрузить в\u00a0корзину снова.'

/**
 * Subject and opening of a letter with the basket.
 * @param from e-mail of the client who has it sent to somebody else
 */
export const basketEmailTexts = (shopName: string, from?: string) => ({
  title: `${from ? 'Корзина' : 'Ваша корзина'} в\u00a0магазине «${shopName}»`,
  opening: [
    from
      ? `Покупатель ${from} отправил вам состав своей корзины. ${ABOUT}`
      : `Вы попросили прислать состав корзины. ${ABOUT}`,
  ],
})

const sumOf = (paper: Paper, sum: number): string => `${amountText(paper, sum)}\u00a0${paper.currency}`

const codeOf = ({ code }: PaperRow): string => (code ? `код ${code}` : '')
const sumOfRow = (paper: Paper, { isGift, sum }: PaperRow): string => (isGift ? GIFT : sumOf(paper, sum))

/** The rows as plain text. */
export function basketPlain(paper: Paper): string {
  const rows = paper.rows.map((row, index) => {
    const title = [row.name, row.code && `(${codeOf(row)})`].filter(Boolean).join(' ')
    return `${index + 1}. ${title} — ${wholeText(row.quantity)}\u00a0${row.unit}, ${sumOfRow(paper, row)}`
  })
  return [...rows, '', `Итого: ${sumOf(paper, paper.total)}`].join('\n')
}

/** The rows for programs that draw HTML. */
export function basketHtml(paper: Paper): string {
  const rows = paper.rows.map((row) => {
    const count = `${wholeText(row.quantity)}\u00a0${row.unit}`
    return {
      name: row.name,
      note: codeOf(row),
      count: row.isGift ? count : `${count} × ${sumOf(paper, row.price)}`,
      sum: sumOfRow(paper, row),
    }
  })
  return `${rowsHtml(rows)}
<p align="right" style="font-size:18px;font-weight:bold;margin:16px 0 24px"><span style="font-weight:normal;${QUIET}">Итого</span> ${escapeHtml(sumOf(paper, paper.total))}</p>`
}
