import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { Panel, panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { PasswordField } from '@prilavok/shared-kernel/ui/password-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { object, string } from 'yup'
import { getMe } from '../api/get-me'
import { changePassword } from '../api/session'
import { PageHead } from '../features/frame/frame-styles'
import { frameTexts } from '../features/frame/texts'
import { sessionTexts } from '../features/session/texts'
import { useConsoleForm } from '../features/session/use-console-form'

const MIN_LENGTH = 10

const Column = styled.div`
  display: grid;
  gap: 16px;
  max-width: 480px;
`
const Box = styled.form`
  ${panelStyles}
  display: grid;
  gap: 16px;
  justify-items: start;
  h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  > div {
    width: 100%;
  }
`

const schema = object({
  current: string().required(sessionTexts.passwordMissing),
  next: string().required(sessionTexts.passwordMissing).min(MIN_LENGTH, sessionTexts.tooShort),
})

/** Who is logged in, and the change of the password. */
export function AccountPage() {
  const { data: me } = useQuery(getMe)
  const [changed, setChanged] = useState(false)
  const form = useConsoleForm({
    initialValues: { current: '', next: '' },
    schema,
    send: async (values) => {
      setChanged(false)
      await changePassword(values)
      form.reset()
      setChanged(true)
    },
  })
  if (!me) return null
  return (
    <>
      <PageHead>
        <h1>{sessionTexts.account}</h1>
      </PageHead>
      <Column>
        <Panel data-pad>
          <KeyValue
            items={[
              { label: sessionTexts.login, value: me.login },
              { label: sessionTexts.role, value: frameTexts.roles[me.role] },
              {
                label: sessionTexts.yourShops,
                value:
                  me.shops.length > 0 && me.role !== 'platform' ? me.shops.join(', ') : sessionTexts.allShops,
              },
            ]}
          />
        </Panel>
        <Box data-pad {...form.props}>
          <h2>{sessionTexts.changePassword}</h2>
          <PasswordField
            label={sessionTexts.current}
            required
            autoComplete="current-password"
            {...form.text('current')}
          />
          <PasswordField
            label={sessionTexts.next}
            hint={sessionTexts.nextHint}
            required
            autoComplete="new-password"
            {...form.text('next')}
          />
          {form.failure && (
            <Note tone="danger" role="alert">
              {form.failure}
            </Note>
          )}
          {changed && (
            <Note tone="success" role="status">
              {sessionTexts.changed}
            </Note>
          )}
          <Button kind="primary" type="submit" busy={form.busy}>
            {sessionTexts.changePassword}
          </Button>
        </Box>
      </Column>
    </>
  )
}
