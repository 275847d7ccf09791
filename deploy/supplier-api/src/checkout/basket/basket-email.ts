import type { DocumentRow, TableDocument } from '../../documents/rendering/document'
import { amountText } from '../../documents/rendering/document-lines'
import { wholeText } from '../../documents/rendering/russian'
import { escapeHtml } from '../../platform/http/escape-html'
import { GIFT } from '../order-emails/order-facts'
import { rowsHtml } from '../order-emails/rows-html'

const QUIET = 'color:#5b6676'

const ABOUT =
  'Он ниже и\u00a0в\u00a0приложенной таблице: её можно отправить на\u00a0согласование или загрузить в\u00a0корзину снова.'

/**
 * Subject and opening of an e-mail with the basket.
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

const sumOf = (document: TableDocument, sum: number): string =>
  `${amountText(document, sum)}\u00a0${document.currency}`

const codeOf = ({ code }: DocumentRow): string => (code ? `код ${code}` : '')
const sumOfRow = (document: TableDocument, { isGift, sum }: DocumentRow): string =>
  isGift ? GIFT : sumOf(document, sum)

/** The rows as plain text. */
export function basketPlain(document: TableDocument): string {
  const rows = document.rows.map((row, index) => {
    const title = [row.name, row.code && `(${codeOf(row)})`].filter(Boolean).join(' ')
    return `${index + 1}. ${title} — ${wholeText(row.quantity)}\u00a0${row.unit}, ${sumOfRow(document, row)}`
  })
  return [...rows, '', `Итого: ${sumOf(document, document.total)}`].join('\n')
}

/** The rows for programs that draw HTML. */
export function basketHtml(document: TableDocument): string {
  const rows = document.rows.map((row) => {
    const count = `${wholeText(row.quantity)}\u00a0${row.unit}`
    return {
      name: row.name,
      note: codeOf(row),
      count: row.isGift ? count : `${count} × ${sumOf(document, row.price)}`,
      sum: sumOfRow(document, row),
    }
  })
  return `${rowsHtml(rows)}
<p align="right" style="font-size:18px;font-weight:bold;margin:16px 0 24px"><span style="font-weight:normal;${QUIET}">Итого</span> ${escapeHtml(sumOf(document, document.total))}</p>`
}
