import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import type { ComponentProps } from 'react'
import { texts } from '../texts'
import { PasswordStrength } from './PasswordStrength'

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  value: string
  /** Whose password it is; one that repeats it is weak. */
  email: string
}

/** A password that is made up here: the hint of its length, then how good it is. */
export function NewPasswordField({ email, ...field }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" hint={texts.passwordHint} required />
      <PasswordStrength password={field.value} email={email} />
    </div>
  )
}
