import type { BeaconAnswer, PlannedRoute } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { telemetryTexts } from './texts'

/** A newer version alone is no reason to disturb; a page that is open so long has many. */
const LONG_OPEN_MS = 3_600_000

export interface VersionNews {
  onAnswer(answer: BeaconAnswer): void
}

/**
 * Says that there is a newer version of the shop, once, and offers to load it: of one that was withdrawn at once, else in a page that is
 * open for long. Nothing is forced, and nothing said on the pages from ordering to payment, which keep their versions,
 * or while a form holds unsaved input.
 */
export function createVersionNews(
  { notices, leaveGuards, platform }: Pick<Kernel, 'notices' | 'leaveGuards' | 'platform'>,
  route: () => Pick<PlannedRoute, 'keepsPlan'> | undefined,
): VersionNews {
  const openedAt = Date.now()
  let isSaid = false
  return {
    onAnswer({ plan }) {
      const isWithdrawn = plan === 'withdrawn'
      const isTime = isWithdrawn || (plan === 'newer' && Date.now() - openedAt > LONG_OPEN_MS)
      if (isSaid || !isTime || route()?.keepsPlan || leaveGuards.active()) return
      isSaid = true
      notices.show({
        kind: isWithdrawn ? 'error' : 'info',
        text: isWithdrawn ? telemetryTexts.withdrawn : telemetryTexts.newer,
        lasting: true,
        action: { label: telemetryTexts.reload, run: () => leaveGuards.leave(() => platform.reload()) },
      })
    },
  }
}
