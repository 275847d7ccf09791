import type { FastifyInstance } from 'fastify'
import { drawPaper } from '../documents/draw-paper'
import { keepGenerated } from '../files/keep-generated'
import { countCall, rules } from '../limits/count-call'
import { queueLetter } from '../mail/queue-letter'
import { letterHtml } from '../orders/letters/letter-html'
import type { Session } from '../session/session'
import { loadLetterhead } from '../shop/shop-pages'
import { basketHtml, basketLetterTexts, basketPlain } from './basket-letter'
import { makeBasketPaper } from './make-paper'

/** Longer than any letter waits to be sent. */
const WEEK_MS = 7 * 86_400_000

/**
 * Writes the client what the main basket holds, with the table attached.
 * @throws empty_basket (400); too_often (429)
 */
export async function sendBasket(
  app: Pick<FastifyInstance, 'db' | 'services'>,
  session: Session,
  clientId: number,
): Promise<void> {
  const { db, services } = app
  const { paper, name } = await makeBasketPaper(db, session, 'main', 'basket_file', {})
  await countCall(db, session.shopId, rules.basketLettersOfClient, clientId)
  const file = await drawPaper(paper, 'xlsx', name)
  const { key } = await keepGenerated(app, session, file, WEEK_MS)
  const client = await db
    .selectFrom('clients')
    .where('shop_id', '=', session.shopId)
    .where('id', '=', clientId)
    .select('email')
    .executeTakeFirstOrThrow()
  const head = await loadLetterhead(db, services.pages, session.shopId)
  const text = basketLetterTexts(head.name)
  const link = head.page('/basket')
  await queueLetter(db, session.shopId, {
    to: client.email,
    subject: text.title,
    plain: [text.title, ...text.opening, basketPlain(paper), link, head.name].join('\n\n'),
    html: letterHtml(head, basketHtml(paper), { ...text, action: 'Открыть корзину', link }),
    attachments: [{ name: file.name, type: file.type, key }],
  })
}
