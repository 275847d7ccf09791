import type { Change, LoggedChange, Overview, PartName, RolloutRule } from '../../contract'

const sameRule = (a: RolloutRule | undefined, b: RolloutRule | undefined): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))

const ordered = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, one]) => [name, ordered(one)]),
  )
}

/** Back to the candidate of before; undefined when it is the same as now. */
function candidateChanges(
  target: { shop: string; part: PartName },
  before: RolloutRule,
  after: RolloutRule | undefined,
): Change[] {
  const [was, is] = [before.candidate, after?.candidate]
  // Not a rollback: that would withdraw the version.
  if (!was) return is ? [{ kind: 'use', ...target, version: before.stable, again: true }] : []
  if (was.version !== is?.version || was.share !== is.share) {
    const { version, share, steps, everySeconds } = was
    return [
      {
        kind: 'rollout',
        ...target,
        version,
        share,
        again: true,
        ...(steps && { steps }),
        ...(everySeconds && { everySeconds }),
      },
      ...(was.paused && !(is?.version === version && is.paused)
        ? [{ kind: 'pause', ...target } as const]
        : []),
    ]
  }
  if (was.paused !== is.paused) return [{ kind: was.paused ? 'pause' : 'resume', ...target }]
  return []
}

/** The rule for every shop holds again: what the own one keeps as it is goes first. */
function withoutOwnRule(target: { shop: string; part: PartName }, rule: RolloutRule | undefined): Change[] {
  if (rule?.endsWithFreeze) return [{ kind: 'unfreeze', ...target }]
  return [...(rule?.pinned ? [{ kind: 'unpin', ...target } as const] : []), { kind: 'follow', ...target }]
}

/**
 * Changes that bring back the rule of before a logged change; undefined when there are none: something has changed since, or the
 * line changed no rule.
 */
export function undoOf(logged: LoggedChange, overview: Overview): Change[] | undefined {
  const { shop, part, before, after } = logged
  if (!part || (!before && !after)) return undefined
  const now = overview.rules.find((rule) => rule.shop === shop && rule.part === part)
  if (!sameRule(now, after)) return undefined
  const target = { shop, part }
  if (!before) return shop === '*' ? undefined : withoutOwnRule(target, after)
  const changes: Change[] = []
  if (after?.pinned && !before.pinned) changes.push({ kind: 'unpin', ...target })
  if (after?.frozenUntil && !before.frozenUntil) changes.push({ kind: 'unfreeze', ...target })
  if (before.stable !== after?.stable)
    changes.push({ kind: 'use', ...target, version: before.stable, again: true })
  changes.push(...candidateChanges(target, before, before.stable === after?.stable ? after : undefined))
  if (before.pinned && !after?.pinned)
    changes.push({ kind: 'pin', ...target, version: before.stable, again: true })
  if (before.frozenUntil && !after?.frozenUntil && Date.parse(before.frozenUntil) > Date.now())
    changes.push({ kind: 'freeze', ...target, until: before.frozenUntil })
  return changes.length > 0 ? changes : undefined
}
