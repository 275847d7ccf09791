import { Form, type FormState } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Consents } from '@prilavok/shared-kernel/ui/consents'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { PhoneField } from '@prilavok/shared-kernel/ui/phone-field'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import type { ReactNode } from 'react'
import { FEEDBACK_CODES, type FeedbackValues, MESSAGE_LENGTH, NAME_LENGTH } from './feedback-schema'
import { QuestionType } from './QuestionType'
import { feedbackTexts } from './texts'

const Root = styled(Form<FeedbackValues>)`
  display: grid;
  gap: 16px;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface FeedbackFieldsProps {
  id?: string
  form: FormState<FeedbackValues>
  /** The button, where it stands inside the form. */
  children?: ReactNode
}

/** Who writes, what about, and what; both consents. Leaving asks nothing: what was typed is there at the next opening. */
export function FeedbackFields({ id, form, children }: FeedbackFieldsProps) {
  return (
    <Root id={id} form={form} guard={false} aria-label={feedbackTexts.title}>
      <Pair>
        <TextField
          {...form.text('name_user')}
          label={feedbackTexts.name}
          required
          autoComplete="name"
          maxLength={NAME_LENGTH}
        />
        <EmailField {...form.choice('email')} label={feedbackTexts.email} required />
      </Pair>
      <Pair>
        <PhoneField
          {...form.choice('phone')}
          error={form.error('phone') ?? form.error('phoneCode')}
          label={feedbackTexts.phone}
          hint={feedbackTexts.phoneHint}
          codes={FEEDBACK_CODES}
          code={form.values.phoneCode}
          onCodeChange={(code) => form.setValue('phoneCode', code)}
        />
        <div>
          <QuestionType form={form} />
        </div>
      </Pair>
      <TextareaField
        {...form.text('message')}
        label={feedbackTexts.message}
        required
        rows={6}
        maxLength={MESSAGE_LENGTH}
      />
      <Consents agree={form.tick('agree')} transfer={form.tick('transfer')} />
      {children}
    </Root>
  )
}
