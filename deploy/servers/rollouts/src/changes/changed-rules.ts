import type { PartName } from '@prilavok/shared-kernel/contract'
import { RolloutError } from '../errors'
import { type EffectiveRule, effectiveRule, type RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP, type RolloutRule, shopTitle, type Withdrawal } from '../model/rule'
import { releaseName } from '../part-name'

/** What a change needs to know besides the rules. */
export interface ChangeContext {
  now: Date
  reason: string
  /** Nobody has asked for it: a step, or what the health of a candidate says. @default false */
  automatic?: boolean
  /** A new one for each rollout that begins. */
  salt(): string
}

/** What one change does to one rule: a line of the log. */
export interface Alteration {
  shop: string
  part: PartName
  version?: string | undefined
  before: RolloutRule | undefined
  after: RolloutRule | undefined
  withdrawal?: Withdrawal
}

export interface ChangedRules extends RulesInForce {
  alterations: Alteration[]
}

interface Target {
  shop: string
  part: PartName
}

/** `mf-catalog of demo-green.localhost` */
export const ruleTitle = ({ shop, part }: Target): string => `${part} of ${shopTitle(shop)}`

export const invalid = (target: Target, reason: string): RolloutError =>
  new RolloutError('CHANGE_INVALID', ruleTitle(target), [reason])

export const ownRule = ({ rules }: RulesInForce, { shop, part }: Target): RolloutRule | undefined =>
  rules.find((rule) => rule.part === part && rule.shop === shop)

export const isFrozen = (rule: RolloutRule | undefined, now: Date): boolean =>
  rule?.frozenUntil !== undefined && Date.parse(rule.frozenUntil) > now.getTime()

/** What the shop gets of the part now, whichever rule says so. */
export function givenTo(state: RulesInForce, target: Target): EffectiveRule | undefined {
  const rule = ownRule(state, target) ?? ownRule(state, { ...target, shop: EVERY_SHOP })
  return rule && effectiveRule(rule, target.shop, state.withdrawals)
}

/** A rule of the shop's own that gives what it gets now, to be changed further. */
export function ownCopy(state: RulesInForce, target: Target): RolloutRule | undefined {
  const rule = ownRule(state, target) ?? ownRule(state, { ...target, shop: EVERY_SHOP })
  if (!rule) return undefined
  const given = effectiveRule(rule, target.shop, state.withdrawals)
  const { pinned, frozenUntil, endsWithFreeze } = rule.shop === target.shop ? rule : {}
  return {
    ...given,
    shop: target.shop,
    ...(rule.chosenAt !== undefined && { chosenAt: rule.chosenAt }),
    ...(pinned && { pinned }),
    ...(frozenUntil !== undefined && { frozenUntil }),
    ...(endsWithFreeze && { endsWithFreeze }),
  }
}

/** @throws RolloutError PINNED, FROZEN when the shop's own rule must stay as it is */
export function assertChangeable(state: RulesInForce, target: Target, now: Date): void {
  const own = ownRule(state, target)
  assertNotPinned(state, target)
  if (isFrozen(own, now))
    throw new RolloutError('FROZEN', `${ruleTitle(target)} is frozen until ${own?.frozenUntil}`)
}

export function assertNotPinned(state: RulesInForce, target: Target): void {
  if (ownRule(state, target)?.pinned) throw new RolloutError('PINNED', ruleTitle(target))
}

/** Whether a shop's own rule gives nothing but what the one for every shop gives to it: the same version, to everybody. */
export function repeatsCommonRule({ rules, withdrawals }: RulesInForce, own: RolloutRule): boolean {
  const { part, shop, stable, candidate, pinned, frozenUntil } = own
  const common = rules.find((rule) => rule.part === part && rule.shop === EVERY_SHOP)
  if (shop === EVERY_SHOP || !common || candidate || pinned || frozenUntil !== undefined) return false
  const given = effectiveRule(common, shop, withdrawals)
  return given.stable === stable && !given.candidate
}

/** The state with one rule replaced, added or removed, and the line of the log that says so. */
export function withRule(
  state: RulesInForce,
  target: Target,
  after: RolloutRule | undefined,
  version?: string,
): ChangedRules {
  const before = ownRule(state, target)
  const others = state.rules.filter((rule) => rule !== before)
  return {
    rules: after ? [...others, after] : others,
    withdrawals: state.withdrawals,
    alterations: [{ shop: target.shop, part: target.part, version, before, after }],
  }
}

/** A version that somebody chooses for a shop is not withdrawn from it any more. */
export const withoutWithdrawals = (
  withdrawals: readonly Withdrawal[],
  { shop, part }: Target,
  version?: string,
): Withdrawal[] =>
  withdrawals.filter(
    (one) => one.part !== part || one.shop !== shop || (version !== undefined && one.version !== version),
  )

/**
 * A version that was taken back is given again only by who asks for that. What the shop gets now may be named again.
 * @throws RolloutError WITHDRAWN with when, where and why
 */
export function assertNotWithdrawn(
  state: RulesInForce,
  { version, again, ...target }: Target & { version: string; again?: boolean },
): void {
  if (again) return
  const given = givenTo(state, target)
  if (given?.stable === version || given?.candidate?.version === version) return
  const withdrawn = state.withdrawals.filter(
    ({ part, version: one, shop }) =>
      part === target.part && one === version && (shop === target.shop || shop === EVERY_SHOP),
  )
  if (withdrawn.length > 0)
    throw new RolloutError(
      'WITHDRAWN',
      releaseName({ name: target.part, version }),
      withdrawn.map(({ shop, at, reason: why }) =>
        [`${shopTitle(shop)}, ${at}`, why].filter(Boolean).join(': '),
      ),
    )
}
