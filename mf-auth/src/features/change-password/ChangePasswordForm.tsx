import { Form, FormFailure, SubmitButton, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { changePassword } from '../../api/change-password'
import { keys } from '../../api/keys'
import { assertAccepted } from '../../model/assert-accepted'
import { NewPasswordField } from '../../model/NewPasswordField'
import { UsernameField } from '../../model/UsernameField'
import { texts } from '../../texts'
import { changePasswordRules } from './change-password-rules'
import { changePasswordTexts } from './texts'

interface Values {
  last_password: string
  new_password: string
  confirm_password: string
}
const EMPTY: Values = { last_password: '', new_password: '', confirm_password: '' }

const Root = styled(Form<Values>)`
  display: grid;
  gap: 16px;
  > p {
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface ChangePasswordFormProps {
  email: string
  /** The password is another one now. `message`: what the server says of it. */
  onChanged: (message: string) => void
}

/** The present password and the new one, twice. Nothing of it outlives the page. */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const kernel = useKernel()
  const form = useForm<Values>({
    name: 'mf-auth.change-password',
    initialValues: EMPTY,
    schema: changePasswordRules,
    async onSubmit(values) {
      const answer = await changePassword(kernel, { ...values })
      assertAccepted(answer)
      void kernel.query.invalidateQueries({ queryKey: keys.sessions })
      onChanged(answer.MESSAGE || changePasswordTexts.changed)
    },
  })
  return (
    <Root form={form}>
      <UsernameField email={email} />
      <Fields>
        <PasswordField
          {...form.text('last_password')}
          autoComplete="current-password"
          label={changePasswordTexts.last}
          required
        />
        <NewPasswordField {...form.text('new_password')} email={email} label={texts.newPassword} />
        <PasswordField
          {...form.text('confirm_password')}
          autoComplete="new-password"
          label={texts.confirmPassword}
          required
        />
      </Fields>
      <p>{changePasswordTexts.others}</p>
      <FormFailure text={form.failure} />
      <div>
        <SubmitButton form={form} busyLabel={texts.saving}>
          {changePasswordTexts.submit}
        </SubmitButton>
      </div>
    </Root>
  )
}
