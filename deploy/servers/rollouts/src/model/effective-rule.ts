import type { PartName } from '@prilavok/shared-kernel/contract'
import { type Candidate, EVERY_SHOP, type RolloutRule, type Withdrawal } from './rule'

/** What a rule gives to one shop when the versions that were withdrawn from it are left out. */
export interface EffectiveRule {
  part: PartName
  stable: string
  candidate?: Candidate
  lastGood?: string
}

/** What is asked of a registry's state: `RegistryState` is one. */
export interface RulesInForce {
  rules: readonly RolloutRule[]
  withdrawals: readonly Withdrawal[]
}

/** The rule that holds for a part in a shop: its own, else the one for every shop. */
export const ruleOf = (
  rules: readonly RolloutRule[],
  shop: string,
  part: PartName,
): RolloutRule | undefined =>
  rules.find((rule) => rule.part === part && rule.shop === shop) ??
  rules.find((rule) => rule.part === part && rule.shop === EVERY_SHOP)

/** The rules that hold for one shop, one a part: its own before those for every shop. */
export function rulesOfShop(rules: readonly RolloutRule[], shop: string): RolloutRule[] {
  const byPart = new Map<PartName, RolloutRule>()
  for (const rule of rules) if (rule.shop === EVERY_SHOP) byPart.set(rule.part, rule)
  for (const rule of rules) if (rule.shop === shop) byPart.set(rule.part, rule)
  return [...byPart.values()]
}

/** Whether a shop does not get a version any more that a rule names. */
export function isWithdrawn(
  withdrawals: readonly Withdrawal[],
  rule: RolloutRule,
  version: string,
  shop: string,
): boolean {
  if (rule.pinned) return false
  const isNewer = (at: string) => rule.shop !== EVERY_SHOP && (rule.chosenAt ?? '') >= at
  return withdrawals.some(
    (withdrawal) =>
      withdrawal.part === rule.part &&
      withdrawal.version === version &&
      (withdrawal.shop === shop || (withdrawal.shop === EVERY_SHOP && !isNewer(withdrawal.at))),
  )
}

/**
 * What a rule gives to a shop. A withdrawn candidate is as if absent; a withdrawn stable version is replaced by the last good
 * one, and stays where there is none: a shop cannot be without the part.
 */
export function effectiveRule(
  rule: RolloutRule,
  shop: string,
  withdrawals: readonly Withdrawal[],
): EffectiveRule {
  const { part, stable, candidate, lastGood } = rule
  const isGone = (version: string) => isWithdrawn(withdrawals, rule, version, shop)
  const running = candidate && !isGone(candidate.version) && { candidate }
  const before = lastGood !== undefined && !isGone(lastGood) ? lastGood : undefined
  if (before !== undefined && isGone(stable)) return { part, stable: before, ...running }
  return { part, stable, ...running, ...(before !== undefined && { lastGood: before }) }
}

/** What a shop gets of each part. */
export const effectiveRules = ({ rules, withdrawals }: RulesInForce, shop: string): EffectiveRule[] =>
  rulesOfShop(rules, shop).map((rule) => effectiveRule(rule, shop, withdrawals))
