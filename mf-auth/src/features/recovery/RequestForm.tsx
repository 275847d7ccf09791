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
import type { SentEmail } from '../../model/use-sent-email'
import { useToldLater } from '../../model/use-told-later'
import { texts } from '../../texts'
import { requestRules } from './recovery-rules'
import { recoveryTexts } from './texts'

interface Values {
  email: string
  agree: boolean
  transfer: boolean
}
const Root = styled(Form<Values>)(formStyles)
const DRAFT = ['email', 'agree', 'transfer'] as const

interface RequestFormProps {
  email: string
  onSent: (sent: SentEmail) => void
}

/** Asks for the e-mail with a check word. Leaving asks nothing: what was typed comes back. */
export function RequestForm({ email, onSent }: RequestFormProps) {
  const kernel = useKernel()
  const tellLater = useToldLater()
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
      const sent = { email: answer.EMAIL || to, message: answer.MESSAGE || recoveryTexts.recoverySent }
      onSent(sent)
      tellLater(recoveryTexts.sent(sent.message, sent.email))
    },
  })
  useVisitorsConsents(form)
  return (
    <Root form={form} guard={false}>
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
