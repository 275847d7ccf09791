import type { RegistryState } from '../model/registry-state'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { someRelease } from '../testing/some-release'
import { withLastGoodRules } from './last-good-rules'

const GREEN = 'green.example'
const RED = 'red.example'
const rule = (shop: string, stable: string, part: RolloutRule['part'] = 'mf-a'): RolloutRule => ({
  ...{ shop, stable, part },
})
const release = (version: string) => someRelease({ name: 'mf-a', version })
const state = (given: Partial<RegistryState>): RegistryState => ({
  ...{ revision: 2, rules: [], withdrawals: [], releases: [], problems: [] },
  ...given,
})
const stored = (rules: RolloutRule[], problems: RegistryState['problems'] = []) => ({
  ...{ revision: 2, rules, withdrawals: [] },
  problems: [...problems],
})
const problems = [{ shop: GREEN, problem: 'cannot be read' }]
const before = state({
  revision: 1,
  rules: [rule(EVERY_SHOP, '1.0.0'), rule(GREEN, '1.1.0'), rule(RED, '1.2.0')],
  releases: [release('1.0.0'), release('1.1.0'), release('1.2.0')],
})

test('a state without problems, and one with nothing before it, stay as they are', () => {
  const good = state({ rules: [rule(EVERY_SHOP, '1.0.0')] })
  expect(withLastGoodRules(good, stored([]), before)).toBe(good)
  const bad = state({ problems })
  expect(withLastGoodRules(bad, stored([], problems), undefined)).toBe(bad)
})

test('a damaged rule gives its shop the one before with its release, and no other shop', () => {
  const next = state({ rules: [rule(EVERY_SHOP, '1.0.0')], releases: [release('1.0.0')], problems })
  expect(withLastGoodRules(next, stored(next.rules.slice(), problems), before)).toEqual({
    ...next,
    rules: [rule(EVERY_SHOP, '1.0.0'), rule(GREEN, '1.1.0')],
    releases: [release('1.0.0'), release('1.1.0')],
  })
})

test('a release that is there already does not come twice, a rule that can be read stays the new one', () => {
  const rules = [rule(EVERY_SHOP, '1.0.0'), rule(GREEN, '1.2.0')]
  const next = state({ rules, releases: [release('1.0.0'), release('1.1.0'), release('1.2.0')], problems })
  expect(withLastGoodRules(next, stored(rules, problems), before)).toEqual(next)
  const without = { ...next, rules: rules.slice(0, 1) }
  expect(withLastGoodRules(without, stored(rules, problems), before).releases).toEqual(next.releases)
})

test('a rule whose release alone cannot be read comes back where it is stored, not where it was taken back', () => {
  const next = state({ rules: [rule(EVERY_SHOP, '1.0.0')], problems })
  const restored = (...rules: RolloutRule[]) =>
    withLastGoodRules(next, stored(rules), before).rules.map(({ shop }) => shop)
  expect(restored(rule(GREEN, '1.1.0'))).toEqual([EVERY_SHOP, GREEN])
  expect(restored(rule(RED, '1.1.0'), rule(GREEN, '1.1.0', 'mf-b'))).toEqual([EVERY_SHOP])
})
