import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether the page gets no answers: the browser has no connection, or the server has not answered and saved answers are shown. */
export function useIsOffline(): boolean {
  const { platform, savedAnswers } = useKernel()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        platform.onPage('online', listener),
        platform.onPage('offline', listener),
        savedAnswers?.inUse.subscribe(listener),
      ]
      return () => {
        for (const end of ends) end?.()
      }
    },
    [platform, savedAnswers],
  )
  return useSyncExternalStore(
    subscribe,
    () => !platform.isOnline() || savedAnswers?.inUse.current() === true,
    () => false,
  )
}
