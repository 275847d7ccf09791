import { fc } from '@prilavok/supplier-api/testing/property'
import { RolloutError } from '../errors'
import type { Change } from '../model/change'
import { type RulesInForce, ruleOf } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'
import { contextAt, GREEN, given, green, PART, stableEverywhere } from '../testing/rules-history'
import { applyChange } from './apply-change'

const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0']

const shop = fc.constantFrom(EVERY_SHOP, GREEN, 'red.example')
const version = fc.constantFrom(...VERSIONS)
const of = { part: fc.constant(PART), shop }
const again = fc.boolean()
const kinds = <Kind extends Change['kind']>(kind: Kind) => fc.constant(kind)
const until = fc.integer({ min: 1, max: 200 }).map((minute) => contextAt(minute).now.toISOString())

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: kinds('use'), version, again, ...of }),
  fc.record({ kind: kinds('rollout'), version, again, share: fc.integer({ min: 0, max: 100 }), ...of }),
  fc.record({ kind: kinds('promote'), ...of }),
  fc.record({ kind: kinds('pause'), ...of }),
  fc.record({ kind: kinds('resume'), ...of }),
  fc.record({ kind: kinds('rollback'), ...of }),
  fc.record({ kind: kinds('rollback'), version, again, ...of }),
  fc.record({ kind: kinds('pin'), version, again, ...of }),
  fc.record({ kind: kinds('unpin'), ...of }),
  fc.record({ kind: kinds('freeze'), until, shop }),
  fc.record({ kind: kinds('unfreeze'), shop }),
  fc.record({ kind: kinds('follow'), ...of }),
)
const anySequence = fc.array(anyChange, { maxLength: 25 })

/** A sequence as operators would make it: what is rejected changes nothing. */
function history(state: RulesInForce, changes: readonly Change[], begin = 0): RulesInForce[] {
  const states = [state]
  for (const [minute, change] of changes.entries()) {
    try {
      states.push(applyChange(states.at(-1) ?? state, change, contextAt(begin + minute)))
    } catch (error) {
      if (!(error instanceof RolloutError)) throw error
    }
  }
  return states
}

const last = (state: RulesInForce, changes: readonly Change[]) => history(state, changes).at(-1) ?? state

describe('whatever happened', () => {
  test('a rollback gives what was before the change', () => {
    fc.assert(
      fc.property(anySequence, version, fc.boolean(), (changes, next, asCandidate) => {
        const before = last(stableEverywhere, changes)
        const was = given(before)
        const own = ruleOf(before.rules, GREEN, PART)
        const change: Change = asCandidate
          ? { kind: 'rollout', ...green, version: next, share: 50, again: true }
          : { kind: 'use', ...green, version: next, again: true }
        fc.pre(was !== undefined && was.stable !== next && was.candidate === undefined)
        fc.pre(!own?.pinned && own?.frozenUntil === undefined)
        const changed = applyChange(before, change, contextAt(100))
        const back = applyChange(changed, { kind: 'rollback', ...green, again: true }, contextAt(101))
        expect(given(back)?.stable).toBe(was?.stable)
        expect(given(back)?.candidate).toBeUndefined()
        expect(back.withdrawals).toContainEqual(expect.objectContaining({ version: next, shop: GREEN }))
      }),
    )
  })

  test('a freeze keeps what the shop gets, whatever other shops and the rule for all of them do but roll back', () => {
    const others = anySequence.map((changes) =>
      changes.filter((change) => change.shop !== GREEN && change.kind !== 'rollback'),
    )
    fc.assert(
      fc.property(anySequence, others, (changes, later) => {
        const before = last(stableEverywhere, changes)
        fc.pre(given(before) !== undefined)
        const freeze = { kind: 'freeze', shop: GREEN, until: '2026-12-01' } as const
        const frozen = applyChange(before, freeze, contextAt(30))
        expect(given(frozen)).toEqual(given(before))
        for (const state of history(frozen, later, 31)) expect(given(state)).toEqual(given(before))
      }),
    )
  })

  test('a pinned shop gets the version of its pin and nothing else until it is rolled back', () => {
    fc.assert(
      fc.property(anySequence, version, anySequence, (changes, pinned, later) => {
        const [before = stableEverywhere] = history(stableEverywhere, changes).slice(-1)
        const own = before.rules.find(({ shop: one }) => one === GREEN)
        fc.pre(!own?.pinned && own?.frozenUntil === undefined)
        const state = applyChange(
          before,
          { kind: 'pin', ...green, version: pinned, again: true },
          contextAt(30),
        )
        const rest = later.filter(
          ({ kind, shop: one }) => !['unpin', 'rollback'].includes(kind) || one !== GREEN,
        )
        for (const one of history(state, rest, 31))
          expect(given(one)).toMatchObject({ stable: pinned, part: PART })
        for (const one of history(state, rest, 31)) expect(given(one)).not.toHaveProperty('candidate')
      }),
    )
  })

  test('a shop that is free and follows again gets what a shop without any history gets, but for what was taken back from it', () => {
    fc.assert(
      fc.property(anySequence, (changes) => {
        const before = last(stableEverywhere, changes)
        const takenBack = before.withdrawals.filter((one) => one.shop === GREEN).map((one) => one.version)
        const end: Change[] = [
          { kind: 'unpin', ...green },
          { kind: 'unfreeze', shop: GREEN },
          { kind: 'follow', ...green },
        ]
        const after = last(before, end)
        const all = given(before, 'new.example')
        const left = { ...after, withdrawals: after.withdrawals.filter((one) => one.shop !== GREEN) }
        expect(given(left)).toEqual(all)
        expect(takenBack).not.toContain(given(after)?.candidate?.version)
      }),
    )
  })

  test('a shop has at most one rule of a part, and no shop loses a part that every shop has', () => {
    fc.assert(
      fc.property(anySequence, (changes) => {
        for (const state of history(stableEverywhere, changes)) {
          const keys = state.rules.map((rule) => `${rule.shop} ${rule.part}`)
          expect(new Set(keys).size).toBe(keys.length)
          if (ruleOf(state.rules, EVERY_SHOP, PART)) expect(given(state)).toBeDefined()
        }
      }),
    )
  })
})
