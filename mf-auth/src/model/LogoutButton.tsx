import { useLogout } from '@prilavok/shared-kernel/token'
import { Button, type ButtonProps } from '@prilavok/shared-kernel/ui/button'
import { texts } from '../texts'

/** «Выйти» where the header has no menu, or where a form is for somebody else. */
export function LogoutButton(props: Pick<ButtonProps, 'size'>) {
  const { busy, logout } = useLogout()
  return (
    <Button {...props} kind="quiet" icon="log-out" busy={busy} busyLabel={texts.loggingOut} onClick={logout}>
      {texts.logout}
    </Button>
  )
}
