import { QUIET } from '../../content/shop/email-html'
import { escapeHtml } from '../../platform/http/escape-html'
import { type OrderForEmail, orderFacts, orderSums, type RowForEmail } from './order-facts'
import { type EmailRow, rowsHtml } from './rows-html'

const rowOf = ({ name, code1c, to_order, isGift, count, price, sum }: RowForEmail): EmailRow => ({
  ...{ name, sum },
  note: `код ${code1c}${to_order ? ', под заказ' : ''}`,
  count: isGift ? count : `${count} × ${price}`,
})

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
      `<tr><td class="name" style="padding:3px 16px 3px 0;${QUIET}">${escapeHtml(name)}</td><td class="fact" style="padding:3px 0">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px">${facts.join('')}</table>
${rowsHtml(order.rows.map(rowOf))}
<table role="presentation" cellpadding="0" cellspacing="0" align="right" style="margin:16px 0 24px">${sumsHtml(order)}</table>`
}

/** What e-mails to the buyer and to the manager have in common, as plain text. */
export function contentsPlain(order: OrderForEmail): string {
  const facts = orderFacts(order).map(([title, text]) => `${title}: ${text}`)
  const rows = order.rows.map(({ position, name, code1c, to_order, isGift, count, price, sum }) => {
    const wait = to_order ? ' (под заказ)' : ''
    return `${position}. ${name}${wait}\n   код ${code1c}, ${isGift ? sum : `${price} × ${count} = ${sum}`}`
  })
  const sums = orderSums(order).map(([title, text]) => `${title}: ${text}`)
  return [facts.join('\n'), rows.join('\n'), sums.join('\n')].join('\n\n')
}
