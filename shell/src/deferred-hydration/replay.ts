import { CLICKS_GLOBAL } from '@prilavok/shared-kernel/contract'
import type { Regions } from './hydration-roots'

interface RecordedClicks {
  clicks: { button: HTMLButtonElement; region: string }[]
  ready: Record<string, boolean>
}

declare global {
  interface Window {
    [CLICKS_GLOBAL]?: RecordedClicks
  }
}

/** Marks the document as alive when its page is, and gives each region, as it comes alive, the clicks that were made on it before (see document/click-recorder.ts). */
export function createRegions(page: Window): Regions {
  return {
    ready(region) {
      if (region === 'page') page.document.documentElement.dataset.alive = ''
      const recorded = page[CLICKS_GLOBAL]
      if (!recorded || recorded.ready[region]) return
      recorded.ready[region] = true
      const due = recorded.clicks.filter((click) => click.region === region)
      recorded.clicks = recorded.clicks.filter((click) => click.region !== region)
      for (const { button } of due) {
        for (const animation of button.getAnimations?.() ?? []) animation.cancel()
        if (button.isConnected) button.click()
      }
    },
  }
}
