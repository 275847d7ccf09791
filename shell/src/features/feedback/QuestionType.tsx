import type { FormState } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { feedbackTypesQuery } from '../../api/get-feedback-types'
import type { FeedbackValues } from './feedback-schema'
import { feedbackTexts } from './texts'

/** What the feedback is about, from the supplier's list: shown by VALUE, sent by XML_ID (SHELL-046). */
export function QuestionType({ form }: { form: FormState<FeedbackValues> }) {
  const { data, error, isFetching, refetch } = useQuery(feedbackTypesQuery(useKernel()))
  const field = form.choice('type_question')
  const isListed = data?.some(({ XML_ID }) => XML_ID === field.value)
  // A draft may name one that the supplier has taken off the list since.
  const isGone = isListed === false && field.value !== ''
  const drop = useEffectEvent(() => form.setValue('type_question', ''))
  useEffect(() => {
    if (isGone) drop()
  }, [isGone])
  if (data?.length === 0) return <Note tone="warning">{feedbackTexts.noTypes}</Note>
  return (
    <>
      <SelectField
        {...field}
        value={isListed ? field.value : ''}
        label={feedbackTexts.type}
        required
        placeholder={data || error ? feedbackTexts.chooseType : feedbackTexts.typesLoading}
        aria-busy={isFetching || undefined}
        options={(data ?? []).map(({ XML_ID, VALUE }) => ({ value: XML_ID, label: VALUE }))}
      />
      {!data && (
        <RetryNote
          error={error}
          text={feedbackTexts.typesFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}
