import { useLogout } from '@prilavok/shared-kernel/token'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { texts } from '../../texts'

/** «Выйти» of a user without a password, who has no menu in the header. */
export function LogoutButton() {
  const { busy, logout } = useLogout()
  return (
    <Button kind="quiet" icon="log-out" busy={busy} busyLabel={texts.loggingOut} onClick={logout}>
      {texts.logout}
    </Button>
  )
}
