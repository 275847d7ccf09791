import { Form, type FormState } from '@prilavok/shared-kernel/forms'
import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import type { Question } from '../../api/send-question'
import { askQuestionTexts } from './texts'
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from './use-ask-question'

const Root = styled(Form<Question>)`
  display: grid;
  gap: 16px;
`

/** Subject and message, and where the answer will come to. */
export function AskQuestionForm({ id, form }: { id: string; form: FormState<Question> }) {
  const { personal } = useSession()
  const hint = personal?.EMAIL ? askQuestionTexts.answerTo(personal.EMAIL) : askQuestionTexts.visitorHint
  return (
    <Root id={id} form={form} guard={false}>
      <TextField
        {...form.text('subject')}
        label={askQuestionTexts.subject}
        required
        maxLength={SUBJECT_LENGTH}
      />
      <TextareaField
        {...form.text('message')}
        label={askQuestionTexts.message}
        hint={hint}
        required
        rows={6}
        maxLength={MESSAGE_LENGTH}
      />
    </Root>
  )
}
