import { effectiveRule as givenRule, isWithdrawn, ruleOf } from '@prilavok/rollouts/model/effective-rule'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
import type { Overview, PartName, RolloutRule, Withdrawal } from '../../contract'

export { EVERY_SHOP }

/** What a shop gets of a part, and by which rule. */
export interface Effective {
  rule: RolloutRule
  /** The rule is the shop's own. */
  own: boolean
  /** What everybody gets who is not given the candidate. */
  version: string
  candidate: RolloutRule['candidate']
  /** What it can go back to. */
  lastGood: string | undefined
  /** Versions of the rule that are taken back for this shop. */
  withdrawn: Withdrawal[]
}

/** What the registry itself gives to the shop (`effectiveRule` of rollouts), with what was taken back from it. */
export function effectiveRule(overview: Overview, shop: string, part: PartName): Effective | undefined {
  const { rules, withdrawals } = overview
  const rule = ruleOf(rules, shop, part)
  if (!rule) return undefined
  const { stable, candidate, lastGood } = givenRule(rule, shop, withdrawals)
  const gone = [rule.stable, rule.candidate?.version].filter(
    (version) => version !== undefined && isWithdrawn(withdrawals, rule, version, shop),
  )
  return {
    rule,
    own: rule.shop === shop,
    version: stable,
    candidate,
    lastGood,
    withdrawn: withdrawals.filter(
      (one) =>
        one.part === part && (one.shop === shop || one.shop === EVERY_SHOP) && gone.includes(one.version),
    ),
  }
}

export const isFrozen = (rule: RolloutRule, now: number): boolean =>
  rule.frozenUntil !== undefined && Date.parse(rule.frozenUntil) > now
