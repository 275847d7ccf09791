import type { FeedbackTypesAnswer, MessageTakenAnswer } from '@prilavok/shared-kernel/contract'
import { clientRow } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { hasErrors } from '../../platform/form-fields/answers'
import type { Api } from '../../platform/http/api'
import type { Session } from '../../platform/session/session'
import { checkFeedback } from './check-feedback'
import { FeedbackBody, QuestionBody } from './feedback-body'
import { takeMessage } from './take-message'
import { feedbackTexts } from './texts'

const feedbackTypes = (db: Database, shopId: number) =>
  db
    .selectFrom('feedback_types')
    .where('shop_id', '=', shopId)
    .select(['xml_id as XML_ID', 'value as VALUE'])
    .orderBy('sort')
    .orderBy('xml_id')

/** Feedback and questions to the shop, of any visitor (001 §7). */
export async function feedback(app: Api): Promise<void> {
  app.get(
    '/v3/api/support/feedback/',
    { schema: { summary: 'Types of feedback' } },
    async ({ session }): Promise<FeedbackTypesAnswer> => ({
      ITEMS: await feedbackTypes(app.db, session.shopId).execute(),
    }),
  )

  app.post(
    '/v3/api/support/feedback/',
    { schema: { body: FeedbackBody, summary: 'Feedback to the shop' } },
    async (request): Promise<MessageTakenAnswer> => {
      const { errors, values } = checkFeedback(request.body)
      const type = await feedbackTypes(app.db, request.session.shopId)
        .where('xml_id', '=', request.body.type_question?.trim() ?? '')
        .executeTakeFirst()
      if (!type) errors.type_question = feedbackTexts.noType
      if (hasErrors(errors) || !type) throw apiErrors.badFields(errors)
      const { message: text, ...person } = values
      await takeMessage(
        app,
        request,
        { kind: 'feedback', ...person, text, type_xml_id: type.XML_ID, type_value: type.VALUE },
        `Обращение с сайта: ${type.VALUE}`,
      )
      return { SUCCESS: 'Y', MESSAGE: feedbackTexts.taken }
    },
  )

  app.post(
    '/v3/topmenu/info/',
    { schema: { body: QuestionBody, summary: 'A question to the shop' } },
    async (request): Promise<MessageTakenAnswer> => {
      const subject = request.body.subject?.trim() ?? ''
      const text = request.body.message?.trim() ?? ''
      const errors = {
        ...(subject ? {} : { subject: feedbackTexts.noSubject }),
        ...(text ? {} : { message: feedbackTexts.noMessage }),
      }
      if (hasErrors(errors)) throw apiErrors.badFields(errors)
      const person = await contactsOf(app.db, request.session)
      await takeMessage(
        app,
        request,
        { kind: 'question', ...person, subject, text },
        `Вопрос с сайта: ${subject}`,
      )
      return { SUCCESS: 'Y', MESSAGE: feedbackTexts.taken }
    },
  )
}

/** How the client of a session is answered; nothing for a visitor. */
async function contactsOf(db: Database, { shopId, client }: Session) {
  if (!client) return {}
  const { name, surname, email, phones } = await clientRow(db, shopId, client.id)
    .select(['name', 'surname', 'email', 'phones'])
    .executeTakeFirstOrThrow()
  return { name: `${name} ${surname}`.trim(), email, phone: phones[0] ?? '' }
}
