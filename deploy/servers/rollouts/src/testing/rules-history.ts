import type { PartName } from '@prilavok/shared-kernel/contract'
import { applyChange } from '../changes/apply-change'
import type { Change } from '../model/change'
import { type EffectiveRule, effectiveRule, type RulesInForce, ruleOf } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'

export const GREEN = 'green.example'
export const PART: PartName = 'mf-catalog'
const START = Date.parse('2026-11-01T00:00:00Z')
export const NO_RULES: RulesInForce = { rules: [], withdrawals: [] }
export const green = { shop: GREEN, part: PART } as const
export const everywhere = { shop: EVERY_SHOP, part: PART } as const

let salts = 0
/** Of a change that is made so many minutes after the beginning. */
export const contextAt = (minute: number) => ({
  now: new Date(START + minute * 60_000),
  reason: 'test',
  salt: () => `salt-${++salts}`,
})

/** Changes that follow each other, a minute apart. */
export const applied = (state: RulesInForce, ...changes: Change[]): RulesInForce =>
  changes.reduce((before, change, minute) => applyChange(before, change, contextAt(minute)), state)

/** What a shop gets of the part. */
export function given(state: RulesInForce, shop = GREEN): EffectiveRule | undefined {
  const rule = ruleOf(state.rules, shop, PART)
  return rule && effectiveRule(rule, shop, state.withdrawals)
}

/** Every shop has 1.0.0. */
export const stableEverywhere = applied(NO_RULES, { kind: 'use', ...everywhere, version: '1.0.0' })
