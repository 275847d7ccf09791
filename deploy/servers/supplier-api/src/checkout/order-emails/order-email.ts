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

/** An order in all the words that e-mails to the buyer and to the manager have in common. */
async function readOrder(db: Database, pages: PageSettings, shopId: number, orderId: number) {
  const head = await loadLetterhead(db, pages, shopId)
  const order = await orderForEmail(db, shopId, orderId)
  return { head, order, plain: contentsPlain(order), html: contentsHtml(order) }
}

/**
 * What makes the e-mails that tell of orders, each of which it reads once, as it is then. The page of the order is in the buyer's
 * cabinet, which a manager cannot open: his e-mail has no link.
 */
export function openOrderEmails(
  db: Database,
  pages: PageSettings,
): (email: OrderEmailKey) => Promise<EmailText> {
  const orders = new Map<string, ReturnType<typeof readOrder>>()
  return async ({ shop_id: shopId, order_id: orderId, news, reader }) => {
    const key = `${shopId} ${orderId}`
    const reading = orders.get(key) ?? readOrder(db, pages, shopId, orderId)
    orders.set(key, reading)
    const { head, order, plain, html } = await reading
    const isBuyer = reader === 'buyer'
    const link = isBuyer ? head.page(`/cabinet/orders/${orderId}`) : undefined
    const { subject, ...told } = isBuyer ? toBuyer[news](order, head.name) : toManager[news](order)
    return {
      subject: oneLine(subject),
      plain: emailPlain(head, plain, { ...told, link }),
      html: emailHtml(head, html, {
        ...told,
        action: link === undefined ? undefined : { text: 'Открыть заказ', link },
      }),
    }
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
  return `${[title, ...opening, contents, ...(link ? [link] : [])].join('\n\n')}\n\n—\n${head.contacts.join('\n')}\n`
}
