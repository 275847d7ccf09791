import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import {
  Form,
  FormError,
  FormFailure,
  object,
  SubmitButton,
  string,
  useForm,
} from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useEffect, useEffectEvent } from 'react'
import { confirm } from '../../api/confirm'
import { assertAccepted } from '../../model/assert-accepted'
import { prefilledEmail } from '../../model/auth-views'
import { requiredEmailRule } from '../../model/field-rules'
import { formStyles } from '../../model/form-styles'
import { isSameEmail } from '../../model/is-same-email'
import { texts } from '../../texts'
import { confirmationTexts } from './texts'
import { UnusableLink } from './UnusableLink'
import { useUsedCode } from './use-used-code'

interface Values {
  email: string
  code: string
}
const Root = styled(Form<Values>)(formStyles)
const RULES = object({
  email: requiredEmailRule,
  code: string().trim().required(confirmationTexts.noCode),
})

/** The code is never stored. */
const DRAFT = ['email'] as const

interface ConfirmationFormProps {
  /** Of the link in the e-mail; all of them go along. */
  parameters: Record<string, string>
  onConfirmed: (answer: RegisterAnswer, email: string) => Promise<void>
  /** The link is used or over: what its owner does instead stands above the fields. */
  isLinkUnusable: boolean
  onLinkUnusable: (isLinkUnusable: boolean) => void
}

/**
 * E-mail and code. By the link of the e-mail both are there, and are sent at once (AMB-26). Where somebody with another e-mail is logged
 * in, with or without a password, they wait for the press: the link may be a stranger's, and would put the buyer into that account.
 */
export function ConfirmationForm({
  parameters,
  onConfirmed,
  isLinkUnusable,
  onLinkUnusable,
}: ConfirmationFormProps) {
  const kernel = useKernel()
  const { state, personal } = useSession()
  const { email = '', code = '' } = parameters
  const removeCode = useUsedCode(code)
  const form = useForm<Values>({
    name: 'mf-auth.confirmation',
    initialValues: { email: prefilledEmail(email), code },
    schema: RULES,
    draft: DRAFT,
    async onSubmit(values) {
      const typed = { email: values.email.trim(), code: values.code.trim() }
      const answer = await confirm(kernel, { ...parameters, ...typed })
      const isUnusable = answer.errors?.code !== undefined && typed.code === code
      onLinkUnusable(isUnusable)
      // Said above the fields, with what to do instead.
      if (isUnusable) throw new FormError('')
      assertAccepted(answer)
      await removeCode(typed.email)
      await onConfirmed(answer, typed.email)
    },
  })
  const isLink = email !== '' && code !== ''
  const isOwn = isSameEmail(personal?.EMAIL, email)
  const submitUnlessAnothers = useEffectEvent(() => {
    const { loggedIn } = readLoginIdentity(kernel.platform.cookies)
    if (isOwn || !loggedIn) form.props.ref.current?.requestSubmit()
  })
  useEffect(() => {
    if (isLink) submitUnlessAnothers()
  }, [isLink])
  const isToldWhoItIs = !isOwn && (state === 'customer' || (state === 'partial' && isLink))
  return (
    <Root form={form} guard={false}>
      {isToldWhoItIs && personal && <Note tone="info">{confirmationTexts.loggedIn(personal.EMAIL)}</Note>}
      {isLinkUnusable ? (
        <UnusableLink email={email} isOwn={isOwn} />
      ) : (
        <p>{isLink ? confirmationTexts.aboutLink : confirmationTexts.about}</p>
      )}
      <EmailField {...form.choice('email')} size="l" label={texts.email} required />
      <TextField
        {...form.text('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        size="l"
        label={confirmationTexts.code}
        hint={confirmationTexts.codeHint}
        required
      />
      <FormFailure text={form.failure} />
      <SubmitButton form={form} kind="primary" size="l" block busyLabel={confirmationTexts.busy}>
        {confirmationTexts.submit}
      </SubmitButton>
    </Root>
  )
}
