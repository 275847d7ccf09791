import type { FastifyInstance } from 'fastify'
import { isEmail, plainEmail } from '../account/email'
import { texts } from '../account/texts'
import { drawPaper } from '../documents/draw-paper'
import { refusals } from '../errors'
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
 * Writes what the main basket holds, with the table attached.
 * @param email where to. @default the client's own
 * @returns the address that it goes to
 * @throws bad_field `email`, empty_basket (400); too_often (429)
 */
export async function sendBasket(
  app: Pick<FastifyInstance, 'db' | 'services'>,
  session: Session,
  clientId: number,
  email = '',
): Promise<string> {
  const { db, services } = app
  const asked = plainEmail(email)
  if (asked && !isEmail(asked)) throw refusals.badField('email', texts.wrongEmail)
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
  const to = asked || client.email
  const letter = basketLetterTexts(head.name, to === client.email ? undefined : client.email)
  const link = head.page('/basket')
  await queueLetter(db, session.shopId, {
    to,
    subject: letter.title,
    plain: [letter.title, ...letter.opening, basketPlain(paper), link, head.name].join('\n\n'),
    html: letterHtml(head, basketHtml(paper), { ...letter, action: 'Открыть корзину', link }),
    attachments: [{ name: file.name, type: file.type, key }],
  })
  return to
}
