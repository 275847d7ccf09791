import type { RolloutRule } from '../../contract'
import { percent, RULE_TEXTS } from '../texts'
import { formatTime } from './time'

type Candidate = NonNullable<RolloutRule['candidate']>

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

const MINUTE = 60
const HOUR = 60 * MINUTE

const everyText = (seconds: number) =>
  seconds % HOUR === 0 ? RULE_TEXTS.hours(seconds / HOUR) : RULE_TEXTS.minutes(Math.round(seconds / MINUTE))

/** How the share of a candidate grows by itself: `25, 50, 100 %, каждые 30 мин`. */
export function describeSteps({ share, steps = [], everySeconds }: Candidate): string {
  const ahead = steps.filter((step) => step > share).join(', ')
  return [ahead && `${ahead}\u00a0%`, everySeconds && everyText(everySeconds)].filter(Boolean).join(', ')
}
