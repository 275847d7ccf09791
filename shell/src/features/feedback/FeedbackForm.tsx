import { SubmitButton } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { texts } from '../../texts'
import { FeedbackFields } from './FeedbackFields'
import { feedbackTexts } from './texts'
import { useFeedbackForm } from './use-feedback-form'

const Button = styled.div`
  justify-self: start;
`

/** The form as a part of a page. */
export default function FeedbackForm() {
  const form = useFeedbackForm()
  return (
    <FeedbackFields form={form}>
      <Button>
        <SubmitButton form={form} kind="primary" size="l" busyLabel={texts.sending}>
          {feedbackTexts.send}
        </SubmitButton>
      </Button>
    </FeedbackFields>
  )
}
