import { RolloutError } from '../errors'
import type { Change } from '../model/change'
import type { EffectiveRule, RulesInForce } from '../model/effective-rule'
import type { RolloutRule, Withdrawal } from '../model/rule'
import {
  assertChangeable,
  assertNotWithdrawn,
  type ChangeContext,
  type ChangedRules,
  givenTo,
  invalid,
  ownRule,
  repeatsCommonRule,
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
  assertNotWithdrawn(state, change)
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

/** The rule for every shop holds again. What was taken back from this shop stays so: nobody has said that it is well. */
export function follow(
  state: RulesInForce,
  change: ChangeOf<'follow'>,
  { now }: ChangeContext,
): ChangedRules {
  assertChangeable(state, change, now)
  if (!ownRule(state, change)) throw invalid(change, 'There is no rule of its own to take back.')
  return withRule(state, change, undefined)
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

/**
 * Takes back the candidate, or the stable version, and withdraws what ran from the shops of the rule. Allowed while it is frozen or
 * pinned: the rule stays so, with the version that it goes to.
 */
export function rollback(
  state: RulesInForce,
  change: ChangeOf<'rollback'>,
  { now, reason, automatic = false }: ChangeContext,
): ChangedRules {
  const { part, shop } = change
  const given = givenTo(state, change)
  if (!given) throw new RolloutError('NO_LAST_GOOD', ruleTitle(change))
  const target = rollbackTarget(change, given)
  assertNotWithdrawn(state, { shop, part, version: target, ...(change.again && { again: true }) })
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
    ruleAfterRollback(state, change, { given, target, withdrawals, at, automatic }),
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
  automatic: boolean
}

/** No rule where the one for every shop gives the version by itself, unless somebody has given the shop one of its own. */
function ruleAfterRollback(
  state: RulesInForce,
  change: ChangeOf<'rollback'>,
  { given, target, withdrawals, at, automatic }: Rollback,
): RolloutRule | undefined {
  const { part, shop } = change
  const own = ownRule(state, change)
  const lastGood = given.lastGood === target ? undefined : given.lastGood
  const after: RolloutRule = {
    part,
    shop,
    stable: target,
    ...(lastGood !== undefined && { lastGood }),
    ...(own?.pinned && { pinned: true }),
    ...(own?.frozenUntil !== undefined && { frozenUntil: own.frozenUntil }),
    ...(own?.endsWithFreeze && { endsWithFreeze: true }),
    chosenAt: at,
  }
  const isNeeded = own !== undefined && !automatic
  return !isNeeded && repeatsCommonRule({ rules: state.rules, withdrawals }, after) ? undefined : after
}
