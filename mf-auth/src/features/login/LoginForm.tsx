import { Form, FormError, FormFailure, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { LoginError } from '@prilavok/shared-kernel/token'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { type RefObject, useState } from 'react'
import { texts } from '../../texts'
import { emptyLogin, type LoginValues, loginSchema } from './login-schema'
import { signIn } from './sign-in'
import { loginTexts } from './texts'

const Root = styled(Form<LoginValues>)`
  display: grid;
  gap: 16px;
`
const Consents = styled.div`
  display: grid;
  gap: 4px;
`
type Role = 'customer' | 'partner'

/** The password is never saved; consents are given anew (AMB-25). */
const DRAFT = ['email'] as const

export interface LoginFormProps {
  /** The buyer is logged in and stays in this shop. */
  onDone: () => void
  /** Whether leaving asks while something is typed: in a modal, which a stray click would close. @default false */
  guard?: boolean
  onType?: () => void
  /** The first field, to put the focus there. */
  emailRef?: RefObject<HTMLInputElement | null>
}

/** Login by e-mail and password with both consents (AMB-25). A partner goes on to the supplier's own cabinet (AMB-65). */
export function LoginForm({ onDone, guard = false, onType, emailRef }: LoginFormProps) {
  const kernel = useKernel()
  const [role, setRole] = useState<Role>('customer')
  const form = useForm({
    name: 'mf-auth.login',
    initialValues: emptyLogin,
    schema: loginSchema,
    draft: DRAFT,
    async onSubmit({ email, password }) {
      try {
        await signIn(kernel, email.trim(), password)
      } catch (error) {
        throw error instanceof LoginError ? new FormError(error.message) : error
      }
      if (role === 'partner' && kernel.shop.LK_DOMAIN)
        kernel.platform.open(`https://${kernel.shop.LK_DOMAIN}`)
      else onDone()
    },
  })
  return (
    <Root form={form} guard={guard} onInput={onType}>
      <Segmented
        block
        label={loginTexts.who}
        items={[
          { value: 'customer', label: loginTexts.customer },
          { value: 'partner', label: loginTexts.partner },
        ]}
        value={role}
        onChange={setRole}
      />
      <EmailField
        {...form.choice('email')}
        ref={emailRef}
        autoComplete="username"
        size="l"
        label={loginTexts.email}
        required
      />
      <PasswordField
        {...form.text('password')}
        autoComplete="current-password"
        size="l"
        label={loginTexts.password}
        required
      />
      <Consents>
        <Checkbox {...form.tick('agree')} label={loginTexts.agree} />
        <Checkbox {...form.tick('transfer')} label={loginTexts.transfer} />
      </Consents>
      <FormFailure text={form.failure} />
      <Button type="submit" kind="primary" size="l" block busy={form.busy} busyLabel={loginTexts.submitting}>
        {texts.submit}
      </Button>
    </Root>
  )
}
