import { RolloutError } from '../errors'

type Environment = Readonly<Record<string, string | undefined>>

/** Environment variables of the schedule: default and meaning. The README lists them from here. */
export const SCHEDULE_VARIABLES = {
  SCHEDULE_EVERY: { fallback: '3000', about: 'ms between two looks at the rollouts' },
  STEP_MINIMUM_VIEWS: {
    fallback: '200',
    about:
      'page views by companies and visitors to whom the rules give the candidate, since its last step, before it takes the next one',
  },
} as const

export interface ScheduleSettings {
  /** Milliseconds between two looks. */
  every: number
  minimumViews: number
}

/** @throws RolloutError SETTINGS_INVALID with all violations at once */
export function readScheduleSettings(env: Environment): ScheduleSettings {
  const violations: string[] = []
  const number = (name: keyof typeof SCHEDULE_VARIABLES, least: number, most: number): number => {
    const text = env[name] || SCHEDULE_VARIABLES[name].fallback
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most)
      violations.push(`${name} must be a whole number from ${least} to ${most}, not «${text}»`)
    return value
  }
  const settings = {
    every: number('SCHEDULE_EVERY', 50, 3_600_000),
    minimumViews: number('STEP_MINIMUM_VIEWS', 0, 10_000_000),
  }
  if (violations.length > 0) throw new RolloutError('SETTINGS_INVALID', 'The schedule', violations)
  return settings
}
