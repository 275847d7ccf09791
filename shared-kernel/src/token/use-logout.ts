import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'

const LOGOUT_FAILED = 'Не удалось выйти. Проверьте соединение и повторите'

/** Ends the session and goes home by a full load, so that nothing of the customer stays in the page (AMB-79). */
export function useLogout(): { busy: boolean; logout: () => void } {
  const { token, notices, platform } = useKernel()
  const [busy, setBusy] = useState(false)
  const logout = async () => {
    setBusy(true)
    try {
      await token.logout()
      platform.open('/')
    } catch {
      setBusy(false)
      notices.show({ kind: 'error', text: LOGOUT_FAILED })
    }
  }
  return { busy, logout: () => void logout() }
}
