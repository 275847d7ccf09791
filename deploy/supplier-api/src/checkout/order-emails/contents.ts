import { QUIET } from '../../content/shop/email-html'
import { escapeHtml } from '../../platform/http/escape-html'
import { countText, GIFT, type OrderForEmail, orderFacts, orderSums } from './order-facts'
import { type EmailRow, rowsHtml } from './rows-html'

function toRow(order: OrderForEmail, row: OrderForEmail['rows'][number]): EmailRow {
  const isGift = row.sum === 0
  return {
    name: row.name,
    note: `код ${row.code1c}${row.to_order ? ', под заказ' : ''}`,
    count: isGift ? countText(row) : `${countText(row)} × ${order.money(row.price)}`,
    sum: isGift ? GIFT : order.money(row.sum),
  }
}

function sumsHtml(order: OrderForEmail): string {
  const sums = orderSums(order)
  return sums
    .map(([name, text], index) => {
      const style = index === sums.length - 1 ? 'font-size:18px;font-weight:bold' : QUIET
      return `<tr><td align="right" style="padding:4px 16px 4px 0;${style}">${escapeHtml(name)}</td><td align="right" nowrap style="padding:4px 0;${style}">${escapeHtml(text)}</td></tr>`
    })
    .join('')
}

/**
 * What e-mails to the buyer and to the manager have in common, for programs that draw HTML: tables and attributes, as they
 * all know; no pictures.
 */
export function contentsHtml(order: OrderForEmail): string {
  const facts = orderFacts(order).map(
    ([name, text]) =>
      `<tr><td class="name" style="padding:3px 16px 3px 0;${QUIET}">${escapeHtml(name)}</td><td class="fact" style="padding:3px 0">${escapeHtml(text)}</td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px">${facts.join('')}</table>
${rowsHtml(order.rows.map((row) => toRow(order, row)))}
<table role="presentation" cellpadding="0" cellspacing="0" align="right" style="margin:16px 0 24px">${sumsHtml(order)}</table>`
}

/** What e-mails to the buyer and to the manager have in common, as plain text. */
export function contentsPlain(order: OrderForEmail): string {
  const facts = orderFacts(order).map(([title, text]) => `${title}: ${text}`)
  const rows = order.rows.map((row) => {
    const sum =
      row.sum === 0 ? GIFT : `${order.money(row.price)} × ${countText(row)} = ${order.money(row.sum)}`
    const wait = row.to_order ? ' (под заказ)' : ''
    return `${row.position}. ${row.name}${wait}\n   код ${row.code1c}, ${sum}`
  })
  const sums = orderSums(order).map(([title, text]) => `${title}: ${text}`)
  return [facts.join('\n'), rows.join('\n'), sums.join('\n')].join('\n\n')
}
