import type { Overview, PartName, RolloutRule, Withdrawal } from '../../contract'

/** Instead of a shop: every shop without a rule of its own. */
export const EVERY_SHOP = '*'

/** What a shop gets of a part, and by which rule. */
export interface Effective {
  rule: RolloutRule
  /** The rule is the shop's own. */
  own: boolean
  /** What everybody gets who is not given the candidate. */
  version: string
  candidate: RolloutRule['candidate']
  /** Versions of the rule that are taken back for this shop. */
  withdrawn: Withdrawal[]
}

/** The shop's own rule, else the one for every shop. */
export function effectiveRule(overview: Overview, shop: string, part: PartName): Effective | undefined {
  const ofPart = overview.rules.filter((rule) => rule.part === part)
  const rule = ofPart.find((one) => one.shop === shop) ?? ofPart.find((one) => one.shop === EVERY_SHOP)
  if (!rule) return undefined
  const withdrawn = overview.withdrawals.filter(
    (one) =>
      one.part === part &&
      (one.shop === shop || one.shop === EVERY_SHOP) &&
      (one.version === rule.stable || one.version === rule.candidate?.version),
  )
  const isWithdrawn = (version: string) => withdrawn.some((one) => one.version === version)
  return {
    rule,
    own: rule.shop === shop,
    version: isWithdrawn(rule.stable) && rule.lastGood ? rule.lastGood : rule.stable,
    candidate: rule.candidate && !isWithdrawn(rule.candidate.version) ? rule.candidate : undefined,
    withdrawn,
  }
}

export const isFrozen = (rule: RolloutRule, now: number): boolean =>
  rule.frozenUntil !== undefined && Date.parse(rule.frozenUntil) > now
