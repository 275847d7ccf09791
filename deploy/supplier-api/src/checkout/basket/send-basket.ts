import type { FastifyInstance } from 'fastify'
import { emailHtml } from '../../content/shop/email-html'
import { loadLetterhead } from '../../content/shop/shop-pages'
import { texts } from '../../customers/account/texts'
import { renderDocument } from '../../documents/rendering/render-document'
import { queueEmail } from '../../platform/emails/queue-email'
import { apiErrors } from '../../platform/errors'
import { keepGenerated } from '../../platform/files/keep-generated'
import { isEmail, plainEmail } from '../../platform/form-fields/email'
import { countCall, rules } from '../../platform/limits/count-call'
import type { Session } from '../../platform/session/session'
import { basketEmailTexts, basketHtml, basketPlain } from './basket-email'
import { makeBasketDocument } from './make-document'

/** Longer than any e-mail waits to be sent. */
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
  if (asked && !isEmail(asked)) throw apiErrors.badField('email', texts.wrongEmail)
  const { document, name } = await makeBasketDocument(db, session, 'main', 'basket_file', {})
  await countCall(db, session.shopId, rules.basketEmailsOfClient, clientId)
  const file = await renderDocument(document, 'xlsx', name)
  const { key } = await keepGenerated(app, session, file, WEEK_MS)
  const client = await db
    .selectFrom('clients')
    .where('shop_id', '=', session.shopId)
    .where('id', '=', clientId)
    .select('email')
    .executeTakeFirstOrThrow()
  const head = await loadLetterhead(db, services.pages, session.shopId)
  const to = asked || client.email
  const opening = basketEmailTexts(head.name, to === client.email ? undefined : client.email)
  const link = head.page('/basket')
  await queueEmail(db, session.shopId, {
    to,
    subject: opening.title,
    plain: [opening.title, ...opening.opening, basketPlain(document), link, head.name].join('\n\n'),
    html: emailHtml(head, basketHtml(document), { ...opening, action: { text: 'Открыть корзину', link } }),
    attachments: [{ name: file.name, type: file.type, key }],
  })
  return to
}
