import type { Kernel, Navigation } from '@prilavok/shared-kernel/kernel'
import { matchedUrl } from '../app/matched-page'
import { preparePage } from '../app/prepare-page'
import type { ModuleSource } from '../parts/module-source'

/** Loads code and data of a page that the buyer is about to open. Failures wait for the page itself to show them. */
export function createPrefetch(kernel: Kernel, source: ModuleSource): Navigation['prefetch'] {
  return (path) => {
    const matched = matchedUrl(kernel.plan, path)
    if (matched) void preparePage(kernel, source, matched, { layout: false }).catch(() => undefined)
  }
}
