import {
  Form,
  FormFailure,
  rememberConsents,
  SubmitButton,
  useForm,
  useVisitorsConsents,
} from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { Consents } from '@prilavok/shared-kernel/ui/consents'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { requestRecovery } from '../../api/request-recovery'
import { assertAccepted } from '../../model/assert-accepted'
import { formStyles } from '../../model/form-styles'
import { texts } from '../../texts'
import { requestRules } from './recovery-rules'
import { recoveryTexts } from './texts'
import type { SentRecovery } from './use-sent-recovery'

interface Values {
  email: string
  agree: boolean
  transfer: boolean
}
const Root = styled(Form<Values>)(formStyles)
const DRAFT = ['email'] as const

interface RequestFormProps {
  email: string
  guard: boolean
  onSent: (sent: SentRecovery) => void
}

/** Asks for the e-mail with a check word. */
export function RequestForm({ email, guard, onSent }: RequestFormProps) {
  const kernel = useKernel()
  const form = useForm<Values>({
    name: 'mf-auth.recovery',
    initialValues: { email, agree: false, transfer: false },
    schema: requestRules,
    draft: DRAFT,
    async onSubmit(values) {
      const to = values.email.trim()
      const answer = await requestRecovery(kernel, to)
      assertAccepted(answer)
      rememberConsents(kernel)
      onSent({ email: answer.EMAIL || to, message: answer.MESSAGE || recoveryTexts.recoverySent })
    },
  })
  useVisitorsConsents(form.setValue)
  return (
    <Root form={form} guard={guard}>
      <p>{recoveryTexts.about}</p>
      <EmailField {...form.choice('email')} autoComplete="username" size="l" label={texts.email} required />
      <Consents agree={form.tick('agree')} transfer={form.tick('transfer')} />
      <FormFailure text={form.failure} />
      <SubmitButton form={form} kind="primary" size="l" block busyLabel={texts.sending}>
        {texts.sendEmail}
      </SubmitButton>
    </Root>
  )
}
