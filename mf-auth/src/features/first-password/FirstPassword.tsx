import { Form, object, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useContext } from 'react'
import { changePassword } from '../../api/change-password'
import { assertAccepted } from '../../model/assert-accepted'
import { type AuthViewProps, AuthViewsContext } from '../../model/auth-views'
import { confirmationRule, newPasswordRule } from '../../model/field-rules'
import { formStyles } from '../../model/form-styles'
import { LogoutButton } from '../../model/LogoutButton'
import { NewPasswords, type NewPasswordValues, NO_PASSWORDS } from '../../model/NewPasswords'
import { takeSession } from '../../model/take-session'
import { ViewFooter } from '../../model/ViewFooter'
import { firstPasswordTexts } from './texts'

const Root = styled(Form<NewPasswordValues>)(formStyles)
const RULES = object({ new_password: newPasswordRule, confirm_password: confirmationRule })

/** The first password of a user who has none (AUTH-042); then the session is a customer's. */
export default function FirstPassword({ message, guard = false, onDone }: AuthViewProps) {
  const kernel = useKernel()
  const isInModal = useContext(AuthViewsContext) !== null
  const email = useSession().personal?.EMAIL ?? ''
  const form = useForm<NewPasswordValues>({
    name: 'mf-auth.first-password',
    initialValues: NO_PASSWORDS,
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
      <NewPasswords form={form} email={email} />
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
