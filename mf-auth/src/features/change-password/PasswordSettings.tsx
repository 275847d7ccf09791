import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useState } from 'react'
import { SettingsSection } from '../../model/SettingsSection'
import { ChangePasswordForm } from './ChangePasswordForm'
import { changePasswordTexts } from './texts'

/** Change of the password in the settings. After a change the form begins anew, so no password stays in it. */
export function PasswordSettings() {
  const { modals } = useKernel()
  const { personal } = useSession()
  const [changes, setChanges] = useState(0)
  const changed = (message: string) => {
    setChanges(changes + 1)
    modals.open('passwordSuccess', { message })
  }
  return (
    <SettingsSection title={changePasswordTexts.title}>
      <ChangePasswordForm key={changes} email={personal?.EMAIL ?? ''} onChanged={changed} />
    </SettingsSection>
  )
}
