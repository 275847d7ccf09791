import type { RolloutRule } from '../model/rule'
import { rowOfRule, rowOfWithdrawal, ruleOfRow, withdrawalOfRow } from './rule-rows'

const TIME = '2026-11-01T10:00:00.000Z'
const plain: RolloutRule = { part: 'mf-a', shop: '*', stable: '1.0.0' }
const emptyRow = {
  ...{ shop: '*', part: 'mf-a', stable: '1.0.0', last_good: null, candidate: null },
  ...{ pinned: false, frozen_until: null, ends_with_freeze: false, chosen_at: null },
}

test('a rule that says nothing but its version is a row without anything else, and back', () => {
  expect(rowOfRule(plain)).toEqual(emptyRow)
  expect(ruleOfRow(emptyRow)).toEqual(plain)
})

test('a rule with everything is a row with everything, and back', () => {
  const candidate = { version: '1.1.0', share: 5, salt: 's', startedAt: TIME }
  const rule: RolloutRule = {
    ...plain,
    candidate,
    lastGood: '0.9.0',
    pinned: true,
    frozenUntil: TIME,
    endsWithFreeze: true,
    chosenAt: TIME,
  }
  const row = {
    ...emptyRow,
    last_good: '0.9.0',
    pinned: true,
    frozen_until: new Date(TIME),
    ends_with_freeze: true,
    chosen_at: new Date(TIME),
  }
  expect(rowOfRule(rule)).toEqual({ ...row, candidate: JSON.stringify(candidate) })
  expect(ruleOfRow({ ...row, candidate })).toEqual(rule)
})

test('a withdrawal is a row with its time, and back', () => {
  const withdrawal = { part: 'mf-a', version: '1.0.0', shop: '*', at: TIME, reason: 'пусто' } as const
  const row = { ...withdrawal, at: new Date(TIME) }
  expect(rowOfWithdrawal(withdrawal)).toEqual(row)
  expect(withdrawalOfRow(row)).toEqual(withdrawal)
})
