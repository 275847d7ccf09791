import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { personalQuery } from '@prilavok/shared-kernel/queries'
import { entryOf } from './entries'

/** Whether the data of a page may be fetched ahead: it is a customer's who has the page, by the condition of its entry in the menu. */
export async function isOwnPage(kernel: Kernel, path: string): Promise<boolean> {
  if (!kernel.token.hasRefreshToken()) return false
  const has = entryOf(path)?.has
  if (!has) return true
  const known = await kernel.query.ensureQueryData(personalQuery(kernel)).catch(() => undefined)
  return known !== undefined && has({ personal: known.ITEM, shop: kernel.shop })
}
