import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import type { ReadableStore } from '@prilavok/shared-kernel/store'

/** The server is asked after this time whether it answers again, then after twice as long each time, up to a minute. */
const FIRST_RETRY_MS = 5000
const MAX_RETRY_MS = 60_000

/**
 * Asks the server while saved answers are shown whether it answers again: with the connection, and now and then where the browser
 * believes to have one. An answer ends their use.
 */
export function lookForServer(
  { query, platform }: Pick<Kernel, 'query' | 'platform'>,
  inUse: ReadableStore<boolean>,
): void {
  const own: { timer?: ReturnType<typeof setTimeout>; pause: number } = { pause: FIRST_RETRY_MS }
  const ask = () => void query.refetchQueries({ queryKey: queryKeys.personal })
  const schedule = () => {
    clearTimeout(own.timer)
    if (!inUse.current()) {
      own.pause = FIRST_RETRY_MS
      return
    }
    own.timer = setTimeout(() => {
      if (platform.isOnline()) ask()
      schedule()
    }, own.pause)
    own.pause = Math.min(own.pause * 2, MAX_RETRY_MS)
  }
  inUse.subscribe(schedule)
  schedule()
  platform.onPage('online', () => {
    if (inUse.current()) ask()
  })
}
