import { EVERY_SHOP } from '../model/rule'
import type { Operator } from './operator'

/**
 * Whether an operator may see (`read`) or change what a shop gets. The only place that decides it.
 * @param shop `DOMAIN_NAME`, or `EVERY_SHOP`: everybody sees the rules for every shop, because own shops follow them; only the platform
 * changes them
 */
export function mayOperate({ role, shops }: Operator, action: 'read' | 'change', shop: string): boolean {
  if (role === 'platform') return true
  const isOwn = shops.includes(shop)
  if (action === 'change') return role === 'supplier' && isOwn && shop !== EVERY_SHOP
  return shop === EVERY_SHOP || isOwn || (role === 'viewer' && shops.length === 0)
}
