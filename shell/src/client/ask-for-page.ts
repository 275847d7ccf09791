import type { PageModule } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { matchedUrl } from '../app/matched-page'
import type { ModuleSource } from '../parts/module-source'

/**
 * Asks for the data of a page that opens now, where its code is there: they are on their way while React renders it, or what was chosen
 * within it. What is known and fresh is not asked for; what fails is told by the page.
 * @param url pathname and search
 */
export function askForPage(kernel: Kernel, source: ModuleSource, url: string): void {
  const matched = matchedUrl(kernel.plan, url)
  if (!matched) return
  const { route, page } = matched
  const module = source.getLoaded(route.part, route.expose) as PageModule<Kernel> | undefined
  module?.prefetch?.(kernel, page).catch(() => undefined)
}
