import { RolloutError } from '../errors'
import type { Change } from '../model/change'
import { type EffectiveRule, effectiveRule, type RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP, type RolloutRule, type Withdrawal } from '../model/rule'
import {
  assertChangeable,
  assertNotPinned,
  type ChangeContext,
  type ChangedRules,
  givenTo,
  invalid,
  ownRule,
  ruleTitle,
  withoutWithdrawals,
  withRule,
} from './changed-rules'

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>

/** The version that pages fall back to when everybody gets `stable` from now on. */
function lastGoodBeside(stable: string, given: EffectiveRule | undefined): Pick<RolloutRule, 'lastGood'> {
  const lastGood = given?.stable === stable ? given.lastGood : given?.stable
  return lastGood === undefined ? {} : { lastGood }
}

export function use(state: RulesInForce, change: ChangeOf<'use'>, { now }: ChangeContext): ChangedRules {
  assertChangeable(state, change, now)
  const { part, shop, version } = change
  const after: RolloutRule = {
    part,
    shop,
    stable: version,
    ...lastGoodBeside(version, givenTo(state, change)),
    chosenAt: now.toISOString(),
  }
  return {
    ...withRule(state, change, after, version),
    withdrawals: withoutWithdrawals(state.withdrawals, change, version),
  }
}

export function pin(state: RulesInForce, change: ChangeOf<'pin'>, context: ChangeContext): ChangedRules {
  const used = use(state, { ...change, kind: 'use' }, context)
  const rule = ownRule(used, change)
  return {
    ...withRule(state, change, rule && { ...rule, pinned: true }, change.version),
    withdrawals: used.withdrawals,
  }
}

/** The version stays; only it can be changed again. */
export function unpin(state: RulesInForce, change: ChangeOf<'unpin'>, { now }: ChangeContext): ChangedRules {
  const own = ownRule(state, change)
  if (!own?.pinned) throw invalid(change, 'It is not pinned.')
  const { pinned: _, ...after } = own
  return {
    ...withRule(state, change, { ...after, chosenAt: now.toISOString() }, own.stable),
    // A pin stands above what was withdrawn meanwhile, and its version stays.
    withdrawals: withoutWithdrawals(state.withdrawals, change, own.stable),
  }
}

/** The rule for every shop holds again, as for a shop that never had one of its own. */
export function follow(
  state: RulesInForce,
  change: ChangeOf<'follow'>,
  { now }: ChangeContext,
): ChangedRules {
  assertChangeable(state, change, now)
  const withdrawals = withoutWithdrawals(state.withdrawals, change)
  if (!ownRule(state, change) && withdrawals.length === state.withdrawals.length)
    throw invalid(change, 'There is no rule of its own to take back.')
  return { ...withRule(state, change, undefined), withdrawals }
}

function rollbackTarget(change: ChangeOf<'rollback'>, given: EffectiveRule): string {
  const target = change.version ?? (given.candidate ? given.stable : given.lastGood)
  if (target === undefined) throw new RolloutError('NO_LAST_GOOD', ruleTitle(change))
  if (target === given.candidate?.version)
    throw invalid(change, `${target} is the candidate: «promote» makes it the stable version.`)
  if (target === given.stable && !given.candidate)
    throw invalid(change, `${target} is what everybody gets already.`)
  return target
}

/** Takes back the candidate, or the stable version, and withdraws what ran from the shops of the rule. Allowed while frozen. */
export function rollback(
  state: RulesInForce,
  change: ChangeOf<'rollback'>,
  { now, reason }: ChangeContext,
): ChangedRules {
  assertNotPinned(state, change)
  const { part, shop } = change
  const given = givenTo(state, change)
  if (!given) throw new RolloutError('NO_LAST_GOOD', ruleTitle(change))
  const target = rollbackTarget(change, given)
  const gone = [given.candidate?.version, given.stable].filter(
    (version): version is string => version !== undefined && version !== target,
  )
  const at = now.toISOString()
  const added: Withdrawal[] = gone.map((version) => ({ part, version, shop, at, reason }))
  const others = gone.reduce(
    (withdrawals, version) => withoutWithdrawals(withdrawals, change, version),
    withoutWithdrawals(state.withdrawals, change, target),
  )
  const withdrawals = [...others, ...added]
  const changed = withRule(
    state,
    change,
    ruleAfterRollback(state, change, { given, target, withdrawals, at }),
    target,
  )
  const [line] = changed.alterations
  const alterations = line ? added.map((withdrawal) => ({ ...line, withdrawal })) : []
  return { rules: changed.rules, withdrawals, alterations }
}

interface Rollback {
  given: EffectiveRule
  target: string
  withdrawals: readonly Withdrawal[]
  at: string
}

/** A shop without a rule of its own needs none where the rule for every shop gives the version without those withdrawn. */
function ruleAfterRollback(
  state: RulesInForce,
  change: ChangeOf<'rollback'>,
  { given, target, withdrawals, at }: Rollback,
): RolloutRule | undefined {
  const { part, shop } = change
  const own = ownRule(state, change)
  const common = ownRule(state, { part, shop: EVERY_SHOP })
  if (!own && common) {
    const left = effectiveRule(common, shop, withdrawals)
    if (left.stable === target && !left.candidate) return undefined
  }
  const lastGood = given.lastGood === target ? undefined : given.lastGood
  return {
    part,
    shop,
    stable: target,
    ...(lastGood !== undefined && { lastGood }),
    ...(own?.frozenUntil !== undefined && { frozenUntil: own.frozenUntil }),
    ...(own?.endsWithFreeze && { endsWithFreeze: true }),
    chosenAt: at,
  }
}
