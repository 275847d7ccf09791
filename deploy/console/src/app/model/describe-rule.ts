import type { RolloutRule } from '../../contract'
import { percent, RULE_TEXTS } from '../texts'
import { formatTime } from './time'

/** A rule in one line: `1.4.0 → 1.5.0, 25 %, закреплена`. */
export function describeRule(rule: RolloutRule | undefined): string {
  if (!rule) return RULE_TEXTS.noRule
  const { stable, candidate, pinned, frozenUntil } = rule
  return [
    candidate ? `${stable} → ${candidate.version}` : stable,
    candidate && percent(candidate.share),
    candidate?.paused && RULE_TEXTS.paused,
    pinned && RULE_TEXTS.pinned,
    frozenUntil && RULE_TEXTS.frozen(formatTime(frozenUntil)),
  ]
    .filter(Boolean)
    .join(', ')
}
