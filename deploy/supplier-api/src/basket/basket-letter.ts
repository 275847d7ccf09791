import type { Paper } from '../documents/paper'
import { amountText } from '../documents/paper-lines'
import { wholeText } from '../documents/russian'
import { escapeHtml } from '../http/escape-html'

const QUIET = 'color:#5b6676'

/** Subject and opening of a letter with the basket. */
export const basketLetterTexts = (shopName: string) => ({
  title: `Ваша корзина в\u00a0магазине «${shopName}»`,
  opening: [
    'Вы попросили прислать состав корзины. Он ниже и\u00a0в\u00a0приложенной таблице: её можно отправить на\u00a0согласование или загрузить в\u00a0корзину снова.',
  ],
})

const sumOf = (paper: Paper, sum: number): string => `${amountText(paper, sum)}\u00a0${paper.currency}`

/** The rows as plain text. */
export function basketPlain(paper: Paper): string {
  const rows = paper.rows.map(
    ({ code, name, unit, quantity, sum }, index) =>
      `${index + 1}. ${name} (код ${code}) — ${wholeText(quantity)}\u00a0${unit}, ${sumOf(paper, sum)}`,
  )
  return [...rows, '', `Итого: ${sumOf(paper, paper.total)}`].join('\n')
}

/** The rows for programs that draw HTML. */
export function basketHtml(paper: Paper): string {
  const cell = (text: string) => `<td align="right" nowrap>${escapeHtml(text)}</td>`
  const rows = paper.rows.map(
    ({ code, name, unit, quantity, price, sum }) =>
      `<tr><td>${escapeHtml(name)}<br><small>код ${escapeHtml(code)}</small></td>${cell(`${wholeText(quantity)}\u00a0${unit}`)}${cell(sumOf(paper, price))}${cell(sumOf(paper, sum))}</tr>`,
  )
  return `<table class="rows" cellpadding="8" cellspacing="0" width="100%"><thead><tr><th scope="col" align="left">Товар</th><th scope="col" align="right">Количество</th><th scope="col" align="right">Цена</th><th scope="col" align="right">Сумма</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<p align="right" style="font-size:18px;font-weight:bold;margin:16px 0 24px"><span style="font-weight:normal;${QUIET}">Итого</span> ${escapeHtml(sumOf(paper, paper.total))}</p>`
}
