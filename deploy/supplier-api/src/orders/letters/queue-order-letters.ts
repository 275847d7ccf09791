import type { Database } from '../../database/connection'
import { queueLetter } from '../../mail/queue-letter'
import { loadLetterhead, type PageSettings } from '../../shop/shop-pages'
import { contentsHtml, letterHtml } from './letter-html'
import { contentsPlain, letterPlain } from './letter-plain'
import { orderForLetter } from './order-for-letter'
import { type LetterText, type OrderNews, toBuyer, toManager } from './texts'

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
  const plain = contentsPlain(order)
  const html = contentsHtml(order)
  const write = async (to: string, replyTo: string, text: LetterText, action: string): Promise<void> => {
    if (!to) return
    await queueLetter(db, shopId, {
      to,
      subject: oneLine(text.subject),
      plain: letterPlain(head, plain, { ...text, link }),
      html: letterHtml(head, html, { ...text, action, link }),
      ...(replyTo && { replyTo }),
    })
  }
  await write(order.user_email, head.email, toBuyer[news](order, head.name), 'Открыть заказ')
  await write(head.email, order.user_email, toManager[news](order), 'Открыть страницу заказа')
}
