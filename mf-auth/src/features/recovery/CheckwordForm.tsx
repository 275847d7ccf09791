import { Form, FormError, FormFailure, SubmitButton, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { useEffect, useEffectEvent } from 'react'
import { checkCheckword } from '../../api/check-checkword'
import { assertAccepted } from '../../model/assert-accepted'
import { formStyles } from '../../model/form-styles'
import { texts } from '../../texts'
import { checkwordRules } from './recovery-rules'
import { recoveryTexts } from './texts'

interface Values {
  email: string
  user_checkword: string
}
const Root = styled(Form<Values>)(formStyles)

interface CheckwordFormProps extends Values {
  guard: boolean
  /** The check word may set a new password. */
  onChecked: (checked: Values) => void
}

/** The e-mail and its check word, which is never stored: leaving asks once it is typed. Both by the link of the e-mail are checked at once (AMB-27). */
export function CheckwordForm({ email, user_checkword, guard, onChecked }: CheckwordFormProps) {
  const kernel = useKernel()
  const form = useForm<Values>({
    name: 'mf-auth.recovery.checkword',
    initialValues: { email, user_checkword },
    schema: checkwordRules,
    toldByCaller: true,
    async onSubmit(values) {
      const checked = { email: values.email.trim(), user_checkword: values.user_checkword.trim() }
      const answer = await checkCheckword(kernel, checked.email, checked.user_checkword)
      try {
        assertAccepted(answer)
      } catch (error) {
        // 001 §7: errors of the check are a notice, besides the field that they are about.
        if (error instanceof FormError)
          kernel.notices.show({ kind: 'error', text: error.message, saidBy: 'block' })
        throw error
      }
      onChecked(checked)
    },
  })
  const submit = useEffectEvent(() => form.props.ref.current?.requestSubmit())
  const isLink = email !== '' && user_checkword !== ''
  useEffect(() => {
    if (isLink) submit()
  }, [isLink])
  return (
    <Root form={form} guard={guard && form.values.user_checkword !== user_checkword}>
      {!isLink && <p>{recoveryTexts.checkwordAbout}</p>}
      <EmailField {...form.choice('email')} autoComplete="username" size="l" label={texts.email} required />
      <TextField
        {...form.text('user_checkword')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        size="l"
        label={recoveryTexts.checkword}
        hint={recoveryTexts.checkwordHint}
        required
      />
      <FormFailure text={form.failure} />
      <SubmitButton form={form} kind="primary" size="l" block busyLabel={recoveryTexts.checking}>
        {recoveryTexts.check}
      </SubmitButton>
    </Root>
  )
}
