import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { FeedbackTypesAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

type FeedbackType = FeedbackTypesAnswer['ITEMS'][number]
const shape = isObjectWith<FeedbackTypesAnswer>({
  ITEMS: isListOf(isObjectWith<FeedbackType>({ XML_ID: isText, VALUE: isText })),
})

/** What a feedback may be about: GET /v3/api/support/feedback/. Only the form shows whether it has come. */
export const feedbackTypesQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.feedbackTypes,
    queryFn: async ({ signal }) => (await api.get('/v3/api/support/feedback/', {}, { signal, shape })).ITEMS,
    meta: { errors: 'inline' },
  })
