import {
  consentRules,
  Form,
  FormFailure,
  object,
  rememberConsents,
  SubmitButton,
  useForm,
  useVisitorsConsents,
} from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { Consents } from '@prilavok/shared-kernel/ui/consents'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useState } from 'react'
import { signUp } from '../../api/sign-up'
import { AlreadyLoggedIn } from '../../model/AlreadyLoggedIn'
import { assertAccepted } from '../../model/assert-accepted'
import { type AuthViewProps, prefilledEmail } from '../../model/auth-views'
import { newPasswordRule, requiredEmailRule } from '../../model/field-rules'
import { formStyles } from '../../model/form-styles'
import { NewPasswordField } from '../../model/NewPasswordField'
import { OutcomeNote } from '../../model/OutcomeNote'
import { takeSession } from '../../model/take-session'
import { useLoginElsewhere } from '../../model/use-login-elsewhere'
import { useToldLater } from '../../model/use-told-later'
import { ViewFooter } from '../../model/ViewFooter'
import { texts } from '../../texts'
import { signUpTexts } from './texts'

interface Values {
  email: string
  password: string
  agree: boolean
  transfer: boolean
}
const Root = styled(Form<Values>)(formStyles)
const Sent = styled.div(formStyles)
const DRAFT = ['email', 'agree', 'transfer'] as const
const RULES = object({ email: requiredEmailRule, password: newPasswordRule, ...consentRules })

/**
 * The short form (AMB-25): who is registered and has no password sets one. Without a confirmed e-mail the server sends one
 * first, and the password is set by its link.
 */
export default function SignUp({ email = '', guard = false, onDone }: AuthViewProps) {
  const kernel = useKernel()
  const { state } = useSession()
  const tellLater = useToldLater()
  const [sent, setSent] = useState<{ email: string; message: string }>()
  const form = useForm<Values>({
    name: 'mf-auth.sign-up',
    initialValues: { email: prefilledEmail(email), password: '', agree: false, transfer: false },
    schema: RULES,
    draft: DRAFT,
    async onSubmit(values) {
      const address = values.email.trim()
      const answer = await signUp(kernel, address, values.password)
      assertAccepted(answer)
      // The server lets in nobody but the user whose session this is already.
      const isCustomer = await takeSession(kernel, answer, { isSameUser: state === 'partial' })
      rememberConsents(kernel)
      if (isCustomer) {
        if (answer.MESSAGE) kernel.notices.show({ kind: 'success', text: answer.MESSAGE })
        onDone()
      } else {
        const outcome = { email: answer.EMAIL || address, message: answer.MESSAGE || signUpTexts.sent }
        setSent(outcome)
        tellLater(signUpTexts.sentTo(outcome.message, outcome.email))
      }
    },
  })
  useVisitorsConsents(form)
  useLoginElsewhere({ busy: form.busy })
  if (sent)
    return (
      <Sent>
        <OutcomeNote>{signUpTexts.sentTo(sent.message, sent.email)}</OutcomeNote>
        <p>{signUpTexts.next}</p>
        <TextLink
          to={`/confirm?${new URLSearchParams({ email: sent.email })}`}
          onClick={() => kernel.modals.close()}
        >
          {signUpTexts.haveCode}
        </TextLink>
      </Sent>
    )
  return (
    <Root form={form} guard={guard && form.values.password !== ''}>
      <AlreadyLoggedIn purpose={signUpTexts.forOthers} />
      <p>{signUpTexts.about}</p>
      <EmailField {...form.choice('email')} autoComplete="username" size="l" label={texts.email} required />
      <NewPasswordField
        {...form.text('password')}
        email={form.values.email}
        size="l"
        label={signUpTexts.password}
      />
      <Consents agree={form.tick('agree')} transfer={form.tick('transfer')} />
      <FormFailure text={form.failure} />
      <SubmitButton form={form} kind="primary" size="l" block busyLabel={texts.saving}>
        {signUpTexts.submit}
      </SubmitButton>
      <ViewFooter email={form.values.email} />
    </Root>
  )
}
