import { useBusEvent } from '@prilavok/shared-kernel/bus'
import {
  Form,
  FormError,
  FormFailure,
  SubmitButton,
  useForm,
  useVisitorsConsents,
} from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { LoginError } from '@prilavok/shared-kernel/token'
import { Consents } from '@prilavok/shared-kernel/ui/consents'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AuthViewProps } from '../../model/auth-views'
import { formStyles } from '../../model/form-styles'
import { WayTo } from '../../model/WayTo'
import { texts } from '../../texts'
import { emptyLogin, type LoginValues, loginSchema } from './login-schema'
import { RegistrationWay } from './RegistrationWay'
import { signIn } from './sign-in'
import { loginTexts } from './texts'
import { readTypedLogin, saveTypedLogin } from './typed-login'

const Root = styled(Form<LoginValues>)(formStyles)
const Password = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  font-size: 13px;
  line-height: 18px;
  > :first-of-type {
    width: 100%;
  }
`
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`

/** Password and consents (AMB-25) are never stored: see `typed-login`. */
const DRAFT = ['role', 'email'] as const

export interface LoginFormProps extends AuthViewProps {
  onType?: () => void
}

/**
 * Login by e-mail and password with both consents (AMB-25). A partner goes on to the supplier's own cabinet (AMB-65). Leaving asks
 * nothing: whoever comes back finds what was typed, the password and the consents for a minute.
 */
export function LoginForm({ onDone, onType, firstRef, email = '', message }: LoginFormProps) {
  const kernel = useKernel()
  const [typed] = useState(() => readTypedLogin(kernel, email))
  const form = useForm({
    name: 'mf-auth.login',
    initialValues: { ...emptyLogin, email, ...typed },
    schema: loginSchema,
    draft: DRAFT,
    limitedBy: 'email',
    async onSubmit(values) {
      try {
        await signIn(kernel, values.email.trim(), values.password)
      } catch (error) {
        throw error instanceof LoginError ? new FormError(error.message) : error
      }
      if (values.role === 'partner' && kernel.shop.LK_DOMAIN)
        kernel.platform.open(`https://${kernel.shop.LK_DOMAIN}`)
      else onDone()
    },
  })
  // In another tab: what is typed here has no purpose any more.
  useBusEvent('session:changed', ({ state }) => {
    if (state === 'customer' && !form.busy) onDone()
  })
  useVisitorsConsents(form)
  const close = useEffectEvent(() => {
    if (form.unsaved) saveTypedLogin(kernel, form.values)
  })
  useEffect(() => () => close(), [])
  return (
    <Root form={form} guard={false} onInput={onType}>
      {message && (
        <Note tone="success" role="status">
          {message}
        </Note>
      )}
      <Segmented
        block
        label={loginTexts.who}
        items={[
          { value: 'customer', label: loginTexts.customer },
          { value: 'partner', label: loginTexts.partner },
        ]}
        value={form.values.role}
        onChange={(role) => form.setValue('role', role)}
      />
      <EmailField
        {...form.choice('email')}
        ref={firstRef}
        autoComplete="username"
        size="l"
        label={texts.email}
        required
      />
      <Password>
        <PasswordField
          {...form.text('password')}
          autoComplete="current-password"
          size="l"
          label={loginTexts.password}
          required
        />
        <Ways>
          <WayTo view="recovery" email={form.values.email}>
            {loginTexts.forgotten}
          </WayTo>
          <WayTo view="signUp" email={form.values.email}>
            {loginTexts.noPassword}
          </WayTo>
        </Ways>
      </Password>
      <Consents agree={form.tick('agree')} transfer={form.tick('transfer')} />
      <FormFailure text={form.failure} />
      <SubmitButton form={form} kind="primary" size="l" block busyLabel={loginTexts.submitting}>
        {texts.submit}
      </SubmitButton>
      <RegistrationWay email={form.values.email} />
    </Root>
  )
}
