import { type EffectiveRule, effectiveRules, type RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'

/** Shops whose plans can differ from those of others: the ones that rules and withdrawals name, and all others as one. */
export const namedShops = ({ rules, withdrawals }: RulesInForce): Set<string> =>
  new Set([EVERY_SHOP, ...rules.map(({ shop }) => shop), ...withdrawals.map(({ shop }) => shop)])

function byShop<T extends { shop: string }>(items: readonly T[]): (shop: string) => T[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(item.shop)
    if (group) group.push(item)
    else groups.set(item.shop, [item])
  }
  return (shop) => [
    ...(groups.get(EVERY_SHOP) ?? []),
    ...(shop === EVERY_SHOP ? [] : (groups.get(shop) ?? [])),
  ]
}

/** What each shop gets of each part, for who asks for many shops: the rules are sorted by shop once. */
export function effectiveByShop({ rules, withdrawals }: RulesInForce): (shop: string) => EffectiveRule[] {
  const rulesOf = byShop(rules)
  const withdrawalsOf = byShop(withdrawals)
  return (shop) => effectiveRules({ rules: rulesOf(shop), withdrawals: withdrawalsOf(shop) }, shop)
}

/** The same for rules that give the same sets of releases: shares and salts do not matter. */
export const setsSignature = (given: readonly EffectiveRule[]): string =>
  given.map(({ part, stable, candidate }) => `${part} ${stable} ${candidate?.version ?? ''}`).join('|')

/** All shops, together with those that could get the same sets of releases. */
export function shopsByRules(state: RulesInForce): { shops: string[]; given: EffectiveRule[] }[] {
  const groups = new Map<string, { shops: string[]; given: EffectiveRule[] }>()
  const givenTo = effectiveByShop(state)
  for (const shop of namedShops(state)) {
    const given = givenTo(shop)
    const key = setsSignature(given)
    const group = groups.get(key)
    if (group) group.shops.push(shop)
    else groups.set(key, { shops: [shop], given })
  }
  return [...groups.values()]
}
