import { emailHtml } from '../../content/shop/email-html'
import { type Letterhead, loadLetterhead, type PageSettings } from '../../content/shop/shop-pages'
import type { Database } from '../../platform/database/connection'
import type { EmailText, OrderEmailKey } from '../../platform/emails/email'
import { contentsHtml, contentsPlain } from './contents'
import { orderForEmail } from './order-facts'
import { toBuyer, toManager } from './texts'

/** Subjects are one line, and mail programs show the beginning. */
const SUBJECT = 200

const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').slice(0, SUBJECT)

/**
 * What the buyer or the manager reads about an order, with its contents as they are now. The page of the order is in the buyer's
 * cabinet, which a manager cannot open: his e-mail has no link.
 */
export async function orderEmail(
  db: Database,
  pages: PageSettings,
  { shop_id: shopId, order_id: orderId, news, reader }: OrderEmailKey,
): Promise<EmailText> {
  const head = await loadLetterhead(db, pages, shopId)
  const order = await orderForEmail(db, shopId, orderId)
  const isBuyer = reader === 'buyer'
  const link = isBuyer ? head.page(`/cabinet/orders/${orderId}`) : undefined
  const { subject, ...told } = isBuyer ? toBuyer[news](order, head.name) : toManager[news](order)
  return {
    subject: oneLine(subject),
    plain: emailPlain(head, contentsPlain(order), { ...told, link }),
    html: emailHtml(head, contentsHtml(order), {
      ...told,
      action: link === undefined ? undefined : { text: 'Открыть заказ', link },
    }),
  }
}

/**
 * @param contents of `contentsPlain`
 * @param link where the reader can do something about it
 */
function emailPlain(
  head: Letterhead,
  contents: string,
  { title, opening, link }: { title: string; opening: readonly string[]; link?: string },
): string {
  const contacts = [head.name, ...head.phones, head.email].filter(Boolean).join('\n')
  return `${[title, ...opening, contents, ...(link ? [link] : [])].join('\n\n')}\n\n—\n${contacts}\n`
}
