import type { MessageTakenAnswer } from '@prilavok/shared-kernel/contract'
import type { Api } from '../../platform/http/api'
import { requireClient } from '../../platform/session/require-client'
import { reviewTexts } from './read-blocks'
import { REVIEW_BODY_BYTES, ReviewBody } from './review-body'
import { takeReview } from './take-review'

/** POST /v1/personal/review (AMB-20): a client's review, written with the content editor. */
export async function reviews(app: Api): Promise<void> {
  app.post(
    '/v1/personal/review',
    {
      schema: { body: ReviewBody, summary: 'A review of a client, in blocks of the editor' },
      bodyLimit: REVIEW_BODY_BYTES,
      // Before the body is read: strangers do not send megabytes.
      onRequest: async ({ session }) => void requireClient(session),
    },
    async (request): Promise<MessageTakenAnswer> => {
      await takeReview(app, request, requireClient(request.session).id, request.body)
      return { SUCCESS: 'Y', MESSAGE: reviewTexts.taken }
    },
  )
}
