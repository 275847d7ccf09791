import type { RolloutRule } from '../../contract'
import { percent, RULE_TEXTS } from '../texts'
import { EVERY_SHOP } from './rules'
import { formatTime } from './time'

type Candidate = NonNullable<RolloutRule['candidate']>

/**
 * A rule in one line: `1.4.0 → 1.5.0, 25 %, закреплена`.
 * @param shop whose rule it is: without one of its own a supplier follows the common one
 */
export function describeRule(rule: RolloutRule | undefined, shop: string = EVERY_SHOP): string {
  if (!rule) return shop === EVERY_SHOP ? RULE_TEXTS.noRule : RULE_TEXTS.follows
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
