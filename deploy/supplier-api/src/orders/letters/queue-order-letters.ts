import type { Database } from '../../database/connection'
import { queueLetter } from '../../mail/queue-letter'
import { loadLetterhead, type PageSettings } from '../../shop/shop-pages'
import { letterHtml } from './letter-html'
import { letterPlain } from './letter-plain'
import { orderForLetter } from './order-for-letter'
import { type OrderNews, toBuyer, toManager } from './texts'

/** Subjects are one line, and mail programs show the beginning. */
const SUBJECT = 200

const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').slice(0, SUBJECT)

/**
 * Writes to the buyer and to the manager what has become of an order, with its contents. In the transaction of the news.
 */
export async function queueOrderLetters(
  db: Database,
  pages: PageSettings,
  shopId: number,
  orderId: number,
  news: OrderNews,
): Promise<void> {
  const head = await loadLetterhead(db, pages, shopId)
  const order = await orderForLetter(db, shopId, orderId)
  const link = head.page(`/cabinet/orders/${orderId}`)
  const buyer = toBuyer[news](order, head.name)
  const manager = toManager[news](order)
  if (order.user_email)
    await queueLetter(db, shopId, {
      to: order.user_email,
      subject: oneLine(buyer.subject),
      plain: letterPlain(head, order, [buyer.title, ...buyer.opening], link),
      html: letterHtml(head, order, { ...buyer, action: 'Открыть заказ', link }),
      ...(head.email && { replyTo: head.email }),
    })
  if (head.email)
    await queueLetter(db, shopId, {
      to: head.email,
      subject: oneLine(manager.subject),
      plain: letterPlain(head, order, [manager.title, ...manager.opening], link),
      html: letterHtml(head, order, { ...manager, action: 'Открыть страницу заказа', link }),
      ...(order.user_email && { replyTo: order.user_email }),
    })
}
