import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'
import { leaveLoggedOut } from './session-end'

const LOGOUT_FAILED = 'Не удалось выйти. Проверьте соединение и повторите'
const NOT_CONFIRMED =
  'Вы вышли в этом браузере, но сервер не подтвердил выход. Чтобы завершить сеанс наверняка, войдите и выберите «Настройки → Выйти на всех устройствах»'

/**
 * Ends the session and goes home by a full load, so that nothing of the customer stays in the page (AMB-79). Unsaved input is asked
 * about first: a logout removes it.
 */
export function useLogout(): { busy: boolean; logout: () => void } {
  const kernel = useKernel()
  const { token, notices, leaveGuards } = kernel
  const [busy, setBusy] = useState(false)
  const logout = async () => {
    setBusy(true)
    try {
      if (await token.logout(true)) leaveLoggedOut(kernel, 'here')
      else notices.show({ kind: 'error', text: NOT_CONFIRMED })
    } catch {
      notices.show({ kind: 'error', text: LOGOUT_FAILED })
    }
    setBusy(false)
  }
  return { busy, logout: () => leaveGuards.leave(() => void logout()) }
}
