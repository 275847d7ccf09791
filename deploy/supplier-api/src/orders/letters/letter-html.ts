import { escapeHtml } from '../../http/escape-html'
import type { Letterhead } from '../../shop/shop-pages'
import { countText, GIFT, orderFacts, orderSums } from './order-facts'
import type { OrderForLetter } from './order-for-letter'

const FONT = 'font-family:Arial,Helvetica,sans-serif'
const CELL = 'padding:10px 8px;border-bottom:1px solid #e3e7ec;vertical-align:top'
const QUIET = 'color:#5b6676'
const NUMBER = 'text-align:right;white-space:nowrap'

/** The same as `letterPlain` for programs that draw HTML: tables and styles of elements, as they all know; no pictures. */
export function letterHtml(
  head: Letterhead,
  order: OrderForLetter,
  {
    title,
    opening,
    action,
    link,
  }: { title: string; opening: readonly string[]; action: string; link: string },
): string {
  const e = escapeHtml
  const facts = orderFacts(order).map(
    ([name, text]) =>
      `<tr><td style="padding:3px 16px 3px 0;${QUIET};vertical-align:top">${e(name)}</td><td style="padding:3px 0">${e(text)}</td></tr>`,
  )
  const rows = order.rows.map((row) => {
    const note = [`код\u00a0${row.code1c}`, ...(row.to_order ? ['под\u00a0заказ'] : [])].join(', ')
    const prices =
      row.sum === 0
        ? `<td style="${CELL};${NUMBER}"></td><td style="${CELL};${NUMBER}">${GIFT}</td>`
        : `<td style="${CELL};${NUMBER}">${e(order.money(row.price))}</td><td style="${CELL};${NUMBER}">${e(order.money(row.sum))}</td>`
    return `<tr><td style="${CELL}">${e(row.name)}<br><span style="font-size:13px;${QUIET}">${e(note)}</span></td><td style="${CELL};${NUMBER}">${e(countText(row))}</td>${prices}</tr>`
  })
  const sums = orderSums(order).map(
    ([name, text], index, all) =>
      `<tr><td style="padding:4px 16px 4px 0;text-align:right;${index === all.length - 1 ? 'font-size:18px;font-weight:bold' : QUIET}">${e(name)}</td><td style="padding:4px 0;${NUMBER};${index === all.length - 1 ? 'font-size:18px;font-weight:bold' : ''}">${e(text)}</td></tr>`,
  )
  const headings = ['Товар', 'Количество', 'Цена', 'Сумма'].map(
    (name, index) =>
      `<th scope="col" style="padding:8px;border-bottom:2px solid #c3cbd6;font-size:13px;font-weight:normal;${QUIET};text-align:${index === 0 ? 'left' : 'right'}">${name}</th>`,
  )
  const contacts = [head.name, ...head.phones, head.email].filter(Boolean).map(e).join('<br>')
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(title)}</title></head>
<body style="margin:0;padding:0;background:#f2f4f7;${FONT};font-size:15px;line-height:1.45;color:#17202b">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:680px;background:#ffffff;border-radius:16px"><tr><td style="padding:28px;${FONT};font-size:15px;line-height:1.45;color:#17202b">
<p style="margin:0 0 4px;${QUIET}">${e(head.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${e(title)}</h1>
${opening.map((text) => `<p style="margin:0 0 14px">${e(text)}</p>`).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px">${facts.join('')}</table>
<table cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse"><thead><tr>${headings.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<table role="presentation" cellpadding="0" cellspacing="0" align="right" style="margin:16px 0 24px">${sums.join('')}</table>
<p style="clear:both;margin:0 0 24px"><a href="${e(link)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#14663a;color:#ffffff;text-decoration:none;font-weight:bold">${e(action)}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #e3e7ec;font-size:13px;${QUIET}">${contacts}</p>
</td></tr></table></td></tr></table></body></html>
`
}
