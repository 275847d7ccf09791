import { Form, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { useEffect } from 'react'
import { resetPassword } from '../../api/reset-password'
import { assertAccepted } from '../../model/assert-accepted'
import { formStyles } from '../../model/form-styles'
import { isSameEmail } from '../../model/is-same-email'
import { NewPasswords, type NewPasswordValues, NO_PASSWORDS } from '../../model/NewPasswords'
import { passwordRules } from './recovery-rules'
import { recoveryTexts } from './texts'
import { useLeftLink } from './use-left-link'

const Root = styled(Form<NewPasswordValues>)(formStyles)

interface ResetFormProps {
  email: string
  user_checkword: string
  guard: boolean
  onDone: (message: string) => void
}

/** The new password, twice. Of a customer who is logged in here the session has ended with it. */
export function ResetForm({ email, user_checkword, guard, onDone }: ResetFormProps) {
  const kernel = useKernel()
  const leaveLink = useLeftLink(email)
  const { personal } = useSession()
  const isOwnSession = isSameEmail(personal?.EMAIL, email)
  const form = useForm<NewPasswordValues>({
    name: 'mf-auth.recovery.reset',
    initialValues: NO_PASSWORDS,
    schema: passwordRules,
    async onSubmit(values) {
      const answer = await resetPassword(kernel, { email, user_checkword, ...values })
      assertAccepted(answer)
      if (isOwnSession) {
        await leaveLink()
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
      <NewPasswords form={form} email={email} />
    </Root>
  )
}
