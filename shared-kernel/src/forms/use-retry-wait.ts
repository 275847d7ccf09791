import { isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useEffectEvent, useState } from 'react'

const SECOND_MS = 1000

/**
 * Whole seconds that are left of the wait which the server has asked for with a rejection; 0 when it may be tried again.
 * @param onOver called once when the wait is over
 */
export function useRetryWait(error: unknown, onOver: () => void): number {
  const { platform } = useKernel()
  const [left, setLeft] = useState(0)
  const seconds = (isApiError(error) && error.status === 429 && error.retryAfter) || 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    setLeft(seconds)
    if (!seconds) return
    const end = platform.now() + seconds * SECOND_MS
    // By the clock: a tab that nobody looks at counts slowly.
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - platform.now()) / SECOND_MS))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      over()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds, platform])
  return left
}
