import type { Letterhead } from '../../content/shop/shop-pages'
import { countText, GIFT, orderFacts, orderSums } from './order-facts'
import type { OrderForEmail } from './order-for-email'

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

/**
 * @param contents of `contentsPlain`
 * @param link where the reader can do something about it
 */
export function emailPlain(
  head: Letterhead,
  contents: string,
  { title, opening, link }: { title: string; opening: readonly string[]; link?: string },
): string {
  const contacts = [head.name, ...head.phones, head.email].filter(Boolean).join('\n')
  return `${[title, ...opening, contents, ...(link ? [link] : [])].join('\n\n')}\n\n—\n${contacts}\n`
}
