import type { RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { everywhere, GREEN, green, PART } from '../testing/rules-history'
import { assertChangeable, givenTo, isFrozen, ownCopy, ruleTitle } from './changed-rules'

const NOW = new Date('2026-11-01T00:00:00Z')
const rule = (more: Partial<RolloutRule> = {}): RolloutRule => ({
  ...everywhere,
  stable: '1.0.0',
  ...more,
})
const stateOf = (...rules: RolloutRule[]): RulesInForce => ({ rules, withdrawals: [] })

test('a rule is named by its part and its shop', () => {
  expect([ruleTitle(green), ruleTitle(everywhere)]).toEqual([
    'mf-catalog of green.example',
    'mf-catalog of every shop',
  ])
})

test('a freeze holds until its end, that moment not included', () => {
  const until = (frozenUntil: string) => isFrozen(rule({ frozenUntil }), NOW)
  expect(until('2026-11-01T00:00:00.001Z')).toBe(true)
  expect(until('2026-11-01T00:00:00.000Z')).toBe(false)
  expect([isFrozen(rule(), NOW), isFrozen(undefined, NOW)]).toEqual([false, false])
})

test('a shop gets what its own rule gives, else the one for every shop, of that part alone', () => {
  const state = stateOf(
    rule({ part: 'mf-basket', stable: '9.0.0' }),
    rule(),
    rule({ ...green, stable: '2.0.0' }),
  )
  expect(givenTo(state, green)).toEqual({ part: PART, stable: '2.0.0' })
  expect(givenTo(state, { ...green, shop: 'red.example' })).toEqual({ part: PART, stable: '1.0.0' })
  expect(givenTo(stateOf(rule({ part: 'mf-basket' })), green)).toBeUndefined()
})

test('the copy of a rule of its own holds its pin and its freeze, that of the rule for every shop neither', () => {
  const held = {
    pinned: true,
    frozenUntil: '2026-12-01T00:00:00Z',
    endsWithFreeze: true,
    chosenAt: '2026-10-01T00:00:00Z',
  }
  expect(ownCopy(stateOf(rule({ ...green, ...held })), green)).toEqual(rule({ ...green, ...held }))
  expect(ownCopy(stateOf(rule(held)), green)).toEqual(rule({ ...green, chosenAt: held.chosenAt }))
  expect(ownCopy(stateOf(rule()), green)).toStrictEqual(rule({ shop: GREEN }))
  expect(ownCopy(stateOf(), green)).toBeUndefined()
})

test('what must stay as it is says until when', () => {
  const frozenUntil = '2026-12-01T00:00:00Z'
  const check = (own: RolloutRule) => () => assertChangeable(stateOf(own), green, NOW)
  expect(check(rule({ ...green, frozenUntil }))).toThrow(
    `mf-catalog of green.example is frozen until ${frozenUntil}`,
  )
  expect(check(rule({ ...green, pinned: true, frozenUntil }))).toThrow(
    'mf-catalog of green.example is pinned',
  )
  expect(check(rule({ shop: EVERY_SHOP, pinned: true }))).not.toThrow()
})
