import type { PartName } from '@prilavok/shared-kernel/contract'
import type { RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'

/** A shop that a change of the rule for every shop does not reach, since it has a rule of its own. */
export interface UnreachedShop {
  shop: string
  part: PartName
  /** What its own rule gives to it. */
  version: string
}

/**
 * Shops whose own rules hold against what was changed for every shop.
 * @param altered the rules that the change has altered
 */
export function unreachedShops(
  after: RulesInForce,
  altered: readonly { shop: string; part: PartName }[],
): UnreachedShop[] {
  const parts = new Set(altered.filter(({ shop }) => shop === EVERY_SHOP).map(({ part }) => part))
  const changed = new Set(altered.map(({ shop, part }) => `${shop} ${part}`))
  return after.rules
    .filter(({ shop, part }) => parts.has(part) && !changed.has(`${shop} ${part}`))
    .map(({ shop, part, stable }) => ({ shop, part, version: stable }))
    .sort((a, b) => a.version.localeCompare(b.version) || a.shop.localeCompare(b.shop))
}
