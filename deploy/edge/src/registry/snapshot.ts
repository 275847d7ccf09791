import { readRelease } from '@prilavok/rollouts/registry'
import { EVERY_SHOP, type RolloutRule, rulesOfShop, separateRules } from '@prilavok/rollouts/rules'
import type { Release } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'

/** The rules with the releases that they name, read together, so that a plan never waits for a file. */
export interface Snapshot {
  /** Rules whose release can be read. */
  rules: RolloutRule[]
  releases: Release[]
  /** What cannot be read, for the log. */
  problems: string[]
  /** Whether something that cannot be read concerns this shop. */
  isDamagedFor(shop: string): boolean
}

/** Rules and releases that can all be read. */
export const snapshotOf = (rules: RolloutRule[], releases: Release[]): Snapshot => ({
  rules,
  releases,
  problems: [],
  isDamagedFor: () => false,
})

/** @throws Error when the text holds no rules at all */
export async function readSnapshot(releasesDir: string, text: string): Promise<Snapshot> {
  const { rules, damaged } = separateRules(text)
  const problems = damaged.map((rule) => `${rule.text} is no rule`)
  const releases = new Map<string, Release>()
  for (const { part, stable } of rules) {
    const key = `${part}@${stable}`
    if (releases.has(key)) continue
    try {
      releases.set(key, await readRelease(releasesDir, part, stable))
    } catch (error) {
      problems.push(`${key}: ${reasonOf(error)}`)
    }
  }
  const isReadable = ({ part, stable }: RolloutRule) => releases.has(`${part}@${stable}`)
  return {
    rules: rules.filter(isReadable),
    releases: [...releases.values()],
    problems: [...new Set(problems)],
    isDamagedFor: (shop) =>
      damaged.some((rule) => rule.shop === undefined || rule.shop === shop || rule.shop === EVERY_SHOP) ||
      !rulesOfShop(rules, shop).every(isReadable),
  }
}
