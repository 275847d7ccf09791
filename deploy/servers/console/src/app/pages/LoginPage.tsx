import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { object, string } from 'yup'
import { keys } from '../api/keys'
import { login } from '../api/session'
import { sessionTexts } from '../features/session/texts'
import { useConsoleForm } from '../features/session/use-console-form'
import { ERROR_TEXTS } from '../texts'

const Place = styled.main`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 100dvh;
  padding: 16px;
`
const Box = styled.form`
  ${panelStyles}
  display: grid;
  gap: 16px;
  width: 100%;
  max-width: 400px;
  h1 {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
  }
`

const schema = object({
  login: string().required(sessionTexts.loginMissing),
  password: string().required(sessionTexts.passwordMissing),
})

/**
 * The login, at whatever address: it opens after it.
 * @param hasEnded the session has ended by itself, or in another tab
 */
export function LoginPage({ hasEnded }: { hasEnded: boolean }) {
  const queries = useQueryClient()
  // Nothing of whoever was logged in before is there for the next operator.
  useEffect(
    () => queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.me[0] }),
    [queries],
  )
  const form = useConsoleForm({
    initialValues: { login: '', password: '' },
    schema,
    send: async (values) => {
      queries.setQueryData(keys.me, await login(values))
    },
  })
  return (
    <Place>
      <Box data-pad {...form.props}>
        <h1>{sessionTexts.title}</h1>
        {hasEnded && !form.failure && <Note role="status">{ERROR_TEXTS.LOGIN_REQUIRED}</Note>}
        <TextField label={sessionTexts.login} required autoComplete="username" {...form.text('login')} />
        <PasswordField
          label={sessionTexts.password}
          required
          autoComplete="current-password"
          {...form.text('password')}
        />
        {form.failure && (
          <Note tone="danger" role="alert">
            {form.failure}
          </Note>
        )}
        <Button kind="primary" type="submit" block busy={form.busy} busyLabel={sessionTexts.entering}>
          {sessionTexts.enter}
        </Button>
      </Box>
    </Place>
  )
}
