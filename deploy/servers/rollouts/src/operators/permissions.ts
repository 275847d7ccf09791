import { EVERY_SHOP } from '../model/rule'
import type { Operator } from './operator'

/** Of which shops an operator sees what is there, `EVERY_SHOP` among them; undefined: of all. */
export function readableShops({ role, shops }: Operator): readonly string[] | undefined {
  if (role === 'platform' || (role === 'viewer' && shops.length === 0)) return undefined
  return [EVERY_SHOP, ...shops]
}

/**
 * Whether an operator may see (`read`) or change what a shop gets. The only place that decides it.
 * @param shop `DOMAIN_NAME`, or `EVERY_SHOP`: everybody sees the rules for every shop, because own shops follow them; only the platform
 * changes them
 */
export function mayOperate(operator: Operator, action: 'read' | 'change', shop: string): boolean {
  const { role, shops } = operator
  if (action === 'read') return readableShops(operator)?.includes(shop) ?? true
  if (role === 'platform') return true
  return role === 'supplier' && shops.includes(shop) && shop !== EVERY_SHOP
}
