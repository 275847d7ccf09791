import { Form, FormFailure, object, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { useContext } from 'react'
import { changePassword } from '../../api/change-password'
import { assertAccepted } from '../../model/assert-accepted'
import { type AuthViewProps, AuthViewsContext } from '../../model/auth-views'
import { confirmationRule, newPasswordRule } from '../../model/field-rules'
import { formStyles } from '../../model/form-styles'
import { NewPasswordField } from '../../model/NewPasswordField'
import { takeSession } from '../../model/take-session'
import { UsernameField } from '../../model/UsernameField'
import { ViewFooter } from '../../model/ViewFooter'
import { texts } from '../../texts'
import { LogoutButton } from './LogoutButton'
import { firstPasswordTexts } from './texts'

interface Values {
  new_password: string
  confirm_password: string
}
const Root = styled(Form<Values>)(formStyles)
const EMPTY: Values = { new_password: '', confirm_password: '' }
const RULES = object({ new_password: newPasswordRule, confirm_password: confirmationRule })

/** The first password of a user who has none (AUTH-042); then the session is a customer's. */
export default function FirstPassword({ message, guard = false, onDone }: AuthViewProps) {
  const kernel = useKernel()
  const isInModal = useContext(AuthViewsContext) !== null
  const email = useSession().personal?.EMAIL ?? ''
  const form = useForm<Values>({
    name: 'mf-auth.first-password',
    initialValues: EMPTY,
    schema: RULES,
    async onSubmit(values) {
      const answer = await changePassword(kernel, { ...values })
      assertAccepted(answer)
      await takeSession(kernel, answer, { isSameUser: true })
      kernel.notices.show({ kind: 'success', text: answer.MESSAGE || firstPasswordTexts.done })
      onDone()
    },
  })
  return (
    <Root form={form} guard={guard}>
      {message && (
        <Note tone="success" role="status">
          {message}
        </Note>
      )}
      {email && <p>{firstPasswordTexts.about(email)}</p>}
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
      {isInModal ? (
        <ViewFooter email="">
          <LogoutButton />
        </ViewFooter>
      ) : (
        <LogoutButton />
      )}
    </Root>
  )
}
