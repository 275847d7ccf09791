import { EVERY_SHOP, type RolloutRule } from '../model/rule'

type Versions = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The versions that pages of a shop can have: what its rules name, and those for every shop where it has none of its own. Pages
 * that are open longer than a version is named report it in vain.
 */
export function createGivenVersions(current: () => { rules: readonly RolloutRule[] } | undefined) {
  let of: readonly RolloutRule[] | undefined
  let shops = new Map<string, Versions>()

  const read = (rules: readonly RolloutRule[]) => {
    shops = new Map()
    for (const { shop, part, stable, candidate, lastGood } of rules) {
      const versions = new Set(
        [stable, candidate?.version, lastGood].filter((version) => version !== undefined),
      )
      shops.set(shop, new Map(shops.get(shop)).set(part, versions))
    }
  }
  return (shop: string, part: string, version: string): boolean => {
    const rules = current()?.rules
    if (!rules) return false
    if (rules !== of) read(rules)
    of = rules
    const versions = shops.get(shop)?.get(part) ?? shops.get(EVERY_SHOP)?.get(part)
    return versions?.has(version) ?? false
  }
}
