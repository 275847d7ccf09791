import { Form, FormFailure, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { useEffect } from 'react'
import { resetPassword } from '../../api/reset-password'
import { assertAccepted } from '../../model/assert-accepted'
import { viewPath } from '../../model/auth-views'
import { formStyles } from '../../model/form-styles'
import { NewPasswordField } from '../../model/NewPasswordField'
import { UsernameField } from '../../model/UsernameField'
import { texts } from '../../texts'
import { passwordRules } from './recovery-rules'
import { recoveryTexts } from './texts'

interface Values {
  new_password: string
  confirm_password: string
}
const Root = styled(Form<Values>)(formStyles)
const EMPTY: Values = { new_password: '', confirm_password: '' }

interface ResetFormProps {
  email: string
  user_checkword: string
  guard: boolean
  onDone: (message: string) => void
}

/** The new password, twice. Of a customer who is logged in here the session has ended with it. */
export function ResetForm({ email, user_checkword, guard, onDone }: ResetFormProps) {
  const kernel = useKernel()
  const navigate = useNavigate()
  const { personal } = useSession()
  const isOwnSession = personal?.EMAIL.toLowerCase() === email.toLowerCase()
  const form = useForm<Values>({
    name: 'mf-auth.recovery.reset',
    initialValues: EMPTY,
    schema: passwordRules,
    async onSubmit(values) {
      const answer = await resetPassword(kernel, { email, user_checkword, ...values })
      assertAccepted(answer)
      if (isOwnSession) {
        // What stands here is rendered anew by the logout: the check word of the address is used up.
        navigate(viewPath('recovery', email), { replace: true })
        // The server has ended the session with the password: without a connection its next call says so.
        await kernel.token.logout().catch(() => false)
      }
      onDone(answer.MESSAGE || recoveryTexts.done)
    },
  })
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector<HTMLElement>('input[type=password]')?.focus(), [ref])
  return (
    <Root form={form} guard={guard}>
      <p>{recoveryTexts.passwordOf(email)}</p>
      <UsernameField email={email} />
      <NewPasswordField {...form.text('new_password')} email={email} size="l" label={texts.newPassword} />
      <PasswordField
        {...form.text('confirm_password')}
        autoComplete="new-password"
        size="l"
        label={texts.confirmPassword}
        required
      />
      <FormFailure text={form.failure} />
      <Button type="submit" kind="primary" size="l" block busy={form.busy} busyLabel={texts.saving}>
        {texts.savePassword}
      </Button>
    </Root>
  )
}
