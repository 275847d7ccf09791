import { FormFailure, type FormState, SubmitButton } from '@prilavok/shared-kernel/forms'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { texts } from '../texts'
import { NewPasswordField } from './NewPasswordField'
import { UsernameField } from './UsernameField'

export interface NewPasswordValues {
  new_password: string
  confirm_password: string
}
export const NO_PASSWORDS: NewPasswordValues = { new_password: '', confirm_password: '' }

/** A new password twice, for whom password managers keep it, and the button that saves it. @param email of the user */
export function NewPasswords({ form, email }: { form: FormState<NewPasswordValues>; email: string }) {
  return (
    <>
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
      <SubmitButton form={form} kind="primary" size="l" block busyLabel={texts.saving}>
        {texts.savePassword}
      </SubmitButton>
    </>
  )
}
