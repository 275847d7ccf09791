import { escapeHtml } from '../../platform/http/escape-html'

/** A row of products as an e-mail shows it. */
export interface EmailRow {
  name: string
  /** «код 100234» */
  note: string
  /** «3 шт. × 350,00 ₽», of a gift «1 шт.» */
  count: string
  /** «1 050,00 ₽», «Подарок» */
  sum: string
}

function rowHtml({ name, note, count, sum }: EmailRow): string {
  const e = escapeHtml
  const small = [count, note].filter(Boolean).map(e).join('<br>')
  return `<tr><td>${e(name)}<br><small>${small}</small></td><td align="right" nowrap>${e(sum)}</td></tr>`
}

/** Products in two columns: what a phone of 320 px has room for. */
export const rowsHtml = (rows: readonly EmailRow[]): string =>
  `<table class="rows" cellpadding="8" cellspacing="0" width="100%"><thead><tr><th scope="col" align="left">Товар</th><th scope="col" align="right">Сумма</th></tr></thead><tbody>
${rows.map(rowHtml).join('\n')}
</tbody></table>`
