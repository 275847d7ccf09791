import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import type { Messages } from '../../platform/database/schema.generated'
import { queueEmail } from '../../platform/emails/queue-email'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { loadLetterhead } from '../shop/shop-pages'

type Message = Omit<Insertable<Messages>, 'shop_id' | 'buyer_id' | 'client_id'>

/** Who writes, as far as the session or the form knows. */
const signature = ({ name, email, phone }: Message): string =>
  [name, email, phone].filter(Boolean).join('\n') || 'Посетитель магазина без входа'

/**
 * Stores a message to the shop, and has it sent there.
 * @param subject of the e-mail
 * @throws too_often (429)
 */
export async function takeMessage(
  app: FastifyInstance,
  request: FastifyRequest,
  message: Message,
  subject: string,
): Promise<void> {
  const { shopId, buyerId, client } = request.session
  await countCall(app.db, shopId, rules.messagesOfAddress, addressOf(request))
  await countCall(app.db, shopId, rules.messagesOfVisitor, buyerId)
  const head = await loadLetterhead(app.db, app.services.pages, shopId)
  await app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('messages')
      .values({ ...message, shop_id: shopId, buyer_id: buyerId, client_id: client?.id ?? null })
      .execute()
    if (head.email === '') return
    await queueEmail(trx, shopId, {
      to: head.email,
      subject,
      plain: `${message.text}\n\n—\n${signature(message)}\n`,
      replyTo: message.email || undefined,
    })
  })
}
