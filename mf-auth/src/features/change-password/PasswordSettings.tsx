import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useRef, useState } from 'react'
import { SettingsSection } from '../../model/SettingsSection'
import { ChangePasswordForm } from './ChangePasswordForm'
import { changePasswordTexts } from './texts'

/** Change of the password in the settings. After a change the form begins anew, so no password stays in it. */
export function PasswordSettings() {
  const { modals } = useKernel()
  const { personal } = useSession()
  const [changes, setChanges] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const changed = (message: string) => {
    // The pressed button goes with the form: the focus comes back here when the modal is closed.
    title.current?.focus()
    setChanges(changes + 1)
    modals.open('passwordSuccess', { message })
  }
  return (
    <SettingsSection title={changePasswordTexts.title} titleRef={title}>
      <ChangePasswordForm key={changes} email={personal?.EMAIL ?? ''} onChanged={changed} />
    </SettingsSection>
  )
}
