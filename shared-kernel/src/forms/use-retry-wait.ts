import { type ApiError, isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useEffectEvent, useState } from 'react'

const SECOND_MS = 1000

/** Whether the server has had too many attempts. */
export const isLimit = (error: unknown): error is ApiError => isApiError(error) && error.status === 429

/**
 * Whole seconds that are left of the wait which the server has asked for with a rejection; 0 when it may be tried again.
 * @param since when it has rejected it, milliseconds since 1970
 * @param onOver called once when the wait is over
 */
export function useRetryWait(error: unknown, since: number, onOver: () => void): number {
  const { platform } = useKernel()
  const [left, setLeft] = useState(0)
  const seconds = (isLimit(error) && error.retryAfter) || 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!seconds) return setLeft(0)
    const end = since + seconds * SECOND_MS
    const timer = setInterval(() => count(), SECOND_MS)
    // By the clock: a tab that nobody looks at counts slowly.
    const count = () => {
      const rest = Math.max(0, Math.ceil((end - platform.now()) / SECOND_MS))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      over()
    }
    count()
    return () => clearInterval(timer)
  }, [seconds, since, platform])
  return left
}
