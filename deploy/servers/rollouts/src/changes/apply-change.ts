import type { Change } from '../model/change'
import type { RulesInForce } from '../model/effective-rule'
import { pause, promote, resume, rollout } from './candidate-changes'
import type { Alteration, ChangeContext, ChangedRules } from './changed-rules'
import { freeze, unfreeze } from './freeze-changes'
import { follow, pin, rollback, unpin, use } from './version-changes'

/**
 * What the rules are after a change. Whether the versions are published and fit together is checked by who writes them.
 * @throws RolloutError FROZEN, PINNED, NO_CANDIDATE, NO_LAST_GOOD, CHANGE_INVALID
 */
export function applyChange(state: RulesInForce, change: Change, context: ChangeContext): ChangedRules {
  switch (change.kind) {
    case 'use':
      return use(state, change, context)
    case 'rollout':
      return rollout(state, change, context)
    case 'promote':
      return promote(state, change, context)
    case 'pause':
      return pause(state, change, context)
    case 'resume':
      return resume(state, change, context)
    case 'rollback':
      return rollback(state, change, context)
    case 'pin':
      return pin(state, change, context)
    case 'unpin':
      return unpin(state, change, context)
    case 'freeze':
      return freeze(state, change, context)
    case 'unfreeze':
      return unfreeze(state, change, context)
    case 'follow':
      return follow(state, change, context)
  }
}

/** Several changes and what each of them did. */
export interface AppliedChanges extends RulesInForce {
  alterations: (Alteration & { change: Change })[]
}

/** Several changes, one after the other. */
export function applyChanges(
  state: RulesInForce,
  changes: readonly Change[],
  context: ChangeContext,
): AppliedChanges {
  let changed: AppliedChanges = { ...state, alterations: [] }
  for (const change of changes) {
    const next = applyChange(changed, change, context)
    const lines = next.alterations.map((alteration) => ({ ...alteration, change }))
    changed = { ...next, alterations: [...changed.alterations, ...lines] }
  }
  return changed
}
