import { Form, object, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { changePassword } from '../../api/change-password'
import { assertAccepted } from '../../model/assert-accepted'
import { type AuthViewProps, AuthViewsContext } from '../../model/auth-views'
import { confirmationRule, newPasswordRule } from '../../model/field-rules'
import { formStyles } from '../../model/form-styles'
import { LogoutButton } from '../../model/LogoutButton'
import { NewPasswords, type NewPasswordValues, NO_PASSWORDS } from '../../model/NewPasswords'
import { OutcomeNote } from '../../model/OutcomeNote'
import { takeSession } from '../../model/take-session'
import { ViewFooter } from '../../model/ViewFooter'
import { firstPasswordTexts } from './texts'

const Root = styled(Form<NewPasswordValues>)(formStyles)
const RULES = object({ new_password: newPasswordRule, confirm_password: confirmationRule })

/**
 * The first password of a user who has none (AUTH-042); then the session is a customer's. It may become one in another tab, too, by the
 * same link: then there is nothing left to set here.
 */
export default function FirstPassword({ email: given = '', message, guard = false, onDone }: AuthViewProps) {
  const kernel = useKernel()
  const isInModal = useContext(AuthViewsContext) !== null
  const { state, personal } = useSession()
  // What comes after the form would move it under the pointer.
  const email = personal?.EMAIL || given
  const isDone = useRef(false)
  const finish = () => {
    if (!isDone.current) onDone()
    isDone.current = true
  }
  const form = useForm<NewPasswordValues>({
    name: 'mf-auth.first-password',
    initialValues: NO_PASSWORDS,
    schema: RULES,
    async onSubmit(values) {
      const answer = await changePassword(kernel, { ...values })
      assertAccepted(answer)
      await takeSession(kernel, answer, { isSameUser: true })
      kernel.notices.show({ kind: 'success', text: answer.MESSAGE || firstPasswordTexts.done })
      finish()
    },
  })
  const hasPassword = state === 'customer' && !form.busy
  const finishAsElsewhere = useEffectEvent(finish)
  useEffect(() => {
    if (hasPassword) finishAsElsewhere()
  }, [hasPassword])
  return (
    <Root form={form} guard={guard && !hasPassword}>
      {message && <OutcomeNote>{message}</OutcomeNote>}
      {email && <p>{firstPasswordTexts.about(email)}</p>}
      <NewPasswords form={form} email={email} />
      {isInModal ? (
        <ViewFooter email="" login={firstPasswordTexts.other}>
          <LogoutButton />
        </ViewFooter>
      ) : (
        <LogoutButton />
      )}
    </Root>
  )
}
