import { RolloutError } from '../errors'
import type { Change } from '../model/change'
import type { EffectiveRule, RulesInForce } from '../model/effective-rule'
import type { Candidate, RolloutRule } from '../model/rule'
import {
  assertChangeable,
  assertNotWithdrawn,
  type ChangeContext,
  type ChangedRules,
  givenTo,
  invalid,
  ownCopy,
  repeatsCommonRule,
  ruleTitle,
  withoutWithdrawals,
  withRule,
} from './changed-rules'

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/** At most two digits after the point: buckets are hundredths of a percent. */
const isShare = (share: number) =>
  share >= 0 && share <= 100 && Math.abs(share * 100 - Math.round(share * 100)) < 1e-6

function assertSteps(change: ChangeOf<'rollout'>): void {
  const { share, steps, everySeconds } = change
  if (!isShare(share))
    throw invalid(
      change,
      `The share must be from 0 to 100 with at most two digits after the point, not ${share}.`,
    )
  if (everySeconds !== undefined && !(Number.isFinite(everySeconds) && everySeconds >= 1))
    throw invalid(change, `Steps can follow each other after a second at the earliest, not ${everySeconds}.`)
  if (!steps || steps.length === 0) return
  const ascends = steps.every((step, index) => isShare(step) && step > (steps[index - 1] ?? 0))
  if (!ascends || steps.at(-1) !== 100)
    throw invalid(change, `Steps must be ascending shares that end with 100, not ${steps.join(', ')}.`)
}

/** When the candidate takes its next step, as it is now. */
function withNextStep(candidate: Candidate, now: Date): Candidate {
  const { nextStepAt: _, ...rest } = candidate
  return rest.steps && rest.everySeconds !== undefined && !rest.paused
    ? { ...rest, nextStepAt: later(now, rest.everySeconds) }
    : rest
}

function candidateOf(change: ChangeOf<'rollout'>, given: EffectiveRule, context: ChangeContext): Candidate {
  const { version, share } = change
  const running = given.candidate?.version === version ? given.candidate : undefined
  const steps = change.steps ?? running?.steps
  const everySeconds = change.everySeconds ?? running?.everySeconds
  const takesSteps = steps !== undefined && steps.length > 0
  if (takesSteps && everySeconds === undefined) throw invalid(change, 'Steps need the time between them.')
  return withNextStep(
    {
      version,
      share,
      salt: running?.salt ?? context.salt(),
      startedAt: running?.startedAt ?? context.now.toISOString(),
      ...(takesSteps && { steps, everySeconds }),
      ...(running?.paused && { paused: true }),
    },
    context.now,
  )
}

/** A candidate begins, or the one that runs gets another share. */
export function rollout(
  state: RulesInForce,
  change: ChangeOf<'rollout'>,
  context: ChangeContext,
): ChangedRules {
  assertChangeable(state, change, context.now)
  assertNotWithdrawn(state, change)
  assertSteps(change)
  const copy = ownCopy(state, change)
  const given = givenTo(state, change)
  if (!copy || !given)
    throw invalid(
      change,
      'There is no stable version to compare a candidate with: choose one by «use» first.',
    )
  if (given.stable === change.version)
    throw invalid(change, `${change.version} is the stable version already.`)
  const isRunning = given.candidate?.version === change.version
  const after: RolloutRule = {
    ...afterFreeze(copy),
    candidate: candidateOf(change, given, context),
    ...(!isRunning && { chosenAt: context.now.toISOString() }),
  }
  return {
    ...withRule(state, change, after, change.version),
    withdrawals: withoutWithdrawals(state.withdrawals, change, change.version),
  }
}

/** The rule without a freeze that is over. */
export function afterFreeze(rule: RolloutRule): RolloutRule {
  const { frozenUntil: _, endsWithFreeze: __, ...rest } = rule
  return rest
}

export function promote(
  state: RulesInForce,
  change: ChangeOf<'promote'>,
  { now, automatic = false }: ChangeContext,
): ChangedRules {
  assertChangeable(state, change, now)
  const { part, shop } = change
  const given = givenTo(state, change)
  if (!given?.candidate) throw new RolloutError('NO_CANDIDATE', ruleTitle(change))
  const { version } = given.candidate
  const after: RolloutRule = {
    part,
    shop,
    stable: version,
    lastGood: given.stable,
    chosenAt: now.toISOString(),
  }
  const isRepeated = automatic && repeatsCommonRule(state, after)
  return withRule(state, change, isRepeated ? undefined : after, version)
}

/** No step is taken until `resume`; the share stays. */
export function pause(state: RulesInForce, change: ChangeOf<'pause'>, { now }: ChangeContext): ChangedRules {
  const { copy, candidate } = runningCandidate(state, change)
  const paused = withNextStep({ ...candidate, paused: true }, now)
  return withRule(state, change, { ...copy, candidate: paused }, candidate.version)
}

export function resume(
  state: RulesInForce,
  change: ChangeOf<'resume'>,
  { now }: ChangeContext,
): ChangedRules {
  const { copy, candidate } = runningCandidate(state, change)
  const { paused: _, ...rest } = candidate
  return withRule(state, change, { ...copy, candidate: withNextStep(rest, now) }, candidate.version)
}

function runningCandidate(state: RulesInForce, change: ChangeOf<'pause' | 'resume'>) {
  const copy = ownCopy(state, change)
  if (!copy?.candidate) throw new RolloutError('NO_CANDIDATE', ruleTitle(change))
  return { copy, candidate: copy.candidate }
}

/** A candidate whose freeze is over waits a whole step. */
export const withStepsAnew = (rule: RolloutRule, now: Date): RolloutRule =>
  rule.candidate ? { ...rule, candidate: withNextStep(rule.candidate, now) } : rule
