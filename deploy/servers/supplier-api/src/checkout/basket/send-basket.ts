import type { FastifyInstance } from 'fastify'
import { emailHtml, QUIET } from '../../content/shop/email-html'
import { loadLetterhead } from '../../content/shop/shop-pages'
import { texts } from '../../customers/account/texts'
import type { DocumentRow, TableDocument } from '../../documents/rendering/document'
import { amountText } from '../../documents/rendering/document-lines'
import { renderDocument } from '../../documents/rendering/render-document'
import { clientRow } from '../../platform/database/client-row'
import { queueEmail } from '../../platform/emails/queue-email'
import { apiErrors } from '../../platform/errors'
import { keepGenerated } from '../../platform/files/keep-generated'
import { isEmail, plainEmail } from '../../platform/form-fields/email'
import { escapeHtml } from '../../platform/http/escape-html'
import { countCall, rules } from '../../platform/limits/count-call'
import type { Session } from '../../platform/session/session'
import { numberText } from '../../platform/sum-text'
import { GIFT } from '../order-emails/order-facts'
import { rowsHtml } from '../order-emails/rows-html'
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
  const file = await renderDocument(session, document, 'xlsx', name)
  const { key } = await keepGenerated(app, session, file, WEEK_MS)
  const client = await clientRow(db, session.shopId, clientId).select('email').executeTakeFirstOrThrow()
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

const ABOUT =
  'Он ниже и\u00a0в\u00a0приложенной таблице: её можно отправить на\u00a0согласование или загрузить в\u00a0корзину снова.'

/**
 * Subject and opening of an e-mail with the basket.
 * @param from e-mail of the client who has it sent to somebody else
 */
const basketEmailTexts = (shopName: string, from?: string) => ({
  title: `${from ? 'Корзина' : 'Ваша корзина'} в\u00a0магазине «${shopName}»`,
  opening: [
    from
      ? `Покупатель ${from} отправил вам состав своей корзины. ${ABOUT}`
      : `Вы попросили прислать состав корзины. ${ABOUT}`,
  ],
})

const sumOf = (document: TableDocument, sum: number): string =>
  `${amountText(document, sum)}\u00a0${document.currency}`

const codeOf = ({ code }: DocumentRow): string => (code ? `код ${code}` : '')
const sumOfRow = (document: TableDocument, { isGift, sum }: DocumentRow): string =>
  isGift ? GIFT : sumOf(document, sum)

/** The rows as plain text. */
export function basketPlain(document: TableDocument): string {
  const rows = document.rows.map((row, index) => {
    const title = [row.name, row.code && `(${codeOf(row)})`].filter(Boolean).join(' ')
    return `${index + 1}. ${title} — ${numberText(row.quantity)}\u00a0${row.unit}, ${sumOfRow(document, row)}`
  })
  return [...rows, '', `Итого: ${sumOf(document, document.total)}`].join('\n')
}

/** The rows for programs that draw HTML. */
export function basketHtml(document: TableDocument): string {
  const rows = document.rows.map((row) => {
    const count = `${numberText(row.quantity)}\u00a0${row.unit}`
    return {
      name: row.name,
      note: codeOf(row),
      count: row.isGift ? count : `${count} × ${sumOf(document, row.price)}`,
      sum: sumOfRow(document, row),
    }
  })
  return `${rowsHtml(rows)}
<p align="right" style="font-size:18px;font-weight:bold;margin:16px 0 24px"><span style="font-weight:normal;${QUIET}">Итого</span> ${escapeHtml(sumOf(document, document.total))}</p>`
}
