import type { FilterState } from '@prilavok/shared-kernel/contract'
import { type Choice, choicesOf, toggle, withoutGroup } from './filter-choices'

/** What may be taken back, and what is chosen then. */
export interface Alternative {
  choices: Choice[]
  left: FilterState
}

/** Each costs a question. */
const MAX_ALTERNATIVES = 8

/**
 * What can be taken back so that more fits. Values of one group add up, so a group goes as a whole; the base flags narrow each
 * other, so each of them by itself.
 */
export function alternatives(state: FilterState): Alternative[] {
  return Object.keys(state)
    .flatMap((key): Alternative[] => {
      const choices = choicesOf(state).filter((choice) => choice.key === key)
      if (key !== 'base') return [{ choices, left: withoutGroup(state, key) }]
      return choices.map((choice) => ({ choices: [choice], left: toggle(state, choice) }))
    })
    .slice(0, MAX_ALTERNATIVES)
}
