import styled from '@emotion/styled'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { useFormik } from 'formik'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { texts } from '../../texts'
import { failureText } from './failure-text'
import { emptyLogin, type LoginValues, loginSchema } from './login-schema'
import { PasswordField } from './PasswordField'
import { signIn } from './sign-in'

const Form = styled.form`
  display: grid;
  gap: 16px;
`
const Consents = styled.div`
  display: grid;
  gap: 4px;
`
type Visitor = 'client' | 'partner'

export interface LoginFormProps {
  /** The buyer is logged in and stays in this shop. */
  onDone: () => void
  /** Something is typed: the modal is not closed by a stray click. */
  onType?: () => void
  /** The first field, to put the focus there. */
  emailRef?: RefObject<HTMLInputElement | null>
}

/** Login by e-mail and password with both consents (AMB-25). A partner goes on to the supplier's own cabinet (AMB-65). */
export function LoginForm({ onDone, onType, emailRef }: LoginFormProps) {
  const kernel = useKernel()
  const [visitor, setVisitor] = useState<Visitor>('client')
  const [failure, setFailure] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const send = async ({ email, password }: LoginValues) => {
    setFailure(undefined)
    try {
      await signIn(kernel, email.trim(), password)
    } catch (error) {
      setFailure(failureText(error))
      return
    }
    if (visitor === 'partner' && kernel.shop.LK_DOMAIN)
      kernel.platform.open(`https://${kernel.shop.LK_DOMAIN}`)
    else onDone()
  }
  const login = useFormik({ initialValues: emptyLogin, validationSchema: loginSchema, onSubmit: send })
  const errorOf = (name: keyof LoginValues) => (login.touched[name] ? login.errors[name] : undefined)
  const tick = (name: 'agree' | 'transfer') => (checked: boolean) => void login.setFieldValue(name, checked)

  const attempts = login.submitCount
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  return (
    <Form ref={form} method="post" noValidate onSubmit={login.handleSubmit} onInput={onType}>
      <Segmented
        block
        label={texts.who}
        items={[
          { value: 'client', label: texts.client },
          { value: 'partner', label: texts.partner },
        ]}
        value={visitor}
        onChange={setVisitor}
      />
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <TextField
        {...login.getFieldProps('email')}
        ref={emailRef}
        type="email"
        autoComplete="username"
        size="l"
        label={texts.email}
        required
        error={errorOf('email')}
      />
      <PasswordField
        {...login.getFieldProps('password')}
        autoComplete="current-password"
        size="l"
        label={texts.password}
        required
        error={errorOf('password')}
      />
      <Consents>
        <Checkbox
          name="agree"
          label={texts.agree}
          checked={login.values.agree}
          error={errorOf('agree')}
          onChange={tick('agree')}
        />
        <Checkbox
          name="transfer"
          label={texts.transfer}
          checked={login.values.transfer}
          error={errorOf('transfer')}
          onChange={tick('transfer')}
        />
      </Consents>
      <Button
        type="submit"
        kind="primary"
        size="l"
        block
        busy={login.isSubmitting}
        busyLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </Form>
  )
}
