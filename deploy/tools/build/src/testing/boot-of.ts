import type { Boot } from '@prilavok/shared-kernel/contract'

/** What the scripts of a page start from. @throws when the page has no plan */
export function bootOf(html: string): Boot {
  const json = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error(`There is no plan in the page: ${html.slice(0, 200)}`)
  return JSON.parse(json) as Boot
}
