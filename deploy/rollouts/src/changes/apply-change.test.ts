import type { PartName } from '@prilavok/shared-kernel/contract'
import { fc } from '@prilavok/supplier-api/testing/property'
import { RolloutError } from '../errors'
import type { Change } from '../model/change'
import { type EffectiveRule, effectiveRule, type RulesInForce, ruleOf } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'
import { applyChange, applyChanges } from './apply-change'

const GREEN = 'green.example'
const PART: PartName = 'mf-catalog'
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0']
const START = Date.parse('2026-11-01T00:00:00Z')
const TOMORROW = '2026-11-02T00:00:00.000Z'
const EMPTY: RulesInForce = { rules: [], withdrawals: [] }
const green = { shop: GREEN, part: PART } as const
const everywhere = { shop: EVERY_SHOP, part: PART } as const

let salts = 0
const contextAt = (minute: number) => ({
  now: new Date(START + minute * 60_000),
  reason: 'test',
  salt: () => `salt-${++salts}`,
})

/** Changes that follow each other, a minute apart. */
const applied = (state: RulesInForce, ...changes: Change[]): RulesInForce =>
  changes.reduce((before, change, minute) => applyChange(before, change, contextAt(minute)), state)

function given(state: RulesInForce, shop = GREEN): EffectiveRule | undefined {
  const rule = ruleOf(state.rules, shop, PART)
  return rule && effectiveRule(rule, shop, state.withdrawals)
}

const stableEverywhere = applied(EMPTY, { kind: 'use', ...everywhere, version: '1.0.0' })
const candidateEverywhere = applied(stableEverywhere, {
  kind: 'rollout',
  ...everywhere,
  version: '1.1.0',
  share: 5,
  steps: [5, 25, 100],
  everySeconds: 60,
})

const rejection = (code: string) => expect.objectContaining({ code })

describe('a candidate', () => {
  test('begins with its share and its next step; growing keeps the salt, another version begins anew', () => {
    const first = given(candidateEverywhere, EVERY_SHOP)?.candidate
    expect(first).toMatchObject({ version: '1.1.0', share: 5, nextStepAt: '2026-11-01T00:01:00.000Z' })
    const grown = given(
      applied(candidateEverywhere, { kind: 'rollout', ...everywhere, version: '1.1.0', share: 25 }),
      EVERY_SHOP,
    )?.candidate
    expect(grown).toEqual({ ...first, share: 25 })
    const other = given(
      applied(candidateEverywhere, { kind: 'rollout', ...everywhere, version: '1.2.0', share: 25 }),
      EVERY_SHOP,
    )?.candidate
    expect(other).toMatchObject({ version: '1.2.0', share: 25 })
    expect(other?.salt).not.toBe(first?.salt)
    expect(other?.steps).toBeUndefined()
  })

  test('is promoted: the version before is the one to fall back to', () => {
    expect(given(applied(candidateEverywhere, { kind: 'promote', ...everywhere }))).toEqual({
      part: PART,
      stable: '1.1.0',
      lastGood: '1.0.0',
    })
  })

  test('takes no step while it is paused, also when its share changes, and waits a whole one afterwards', () => {
    const paused = applied(
      candidateEverywhere,
      { kind: 'pause', ...everywhere },
      { kind: 'rollout', ...everywhere, version: '1.1.0', share: 10 },
    )
    expect(given(paused)?.candidate).toMatchObject({ paused: true, share: 10 })
    expect(given(paused)?.candidate).not.toHaveProperty('nextStepAt')
    const resumed = applyChange(paused, { kind: 'resume', ...everywhere }, contextAt(30))
    expect(given(resumed)?.candidate).toMatchObject({ nextStepAt: '2026-11-01T00:31:00.000Z' })
    expect(given(resumed)?.candidate).not.toHaveProperty('paused')
  })

  test('of every shop is promoted or paused for one shop alone by a rule of its own', () => {
    const promoted = applied(candidateEverywhere, { kind: 'promote', ...green })
    expect([given(promoted)?.stable, given(promoted, 'red.example')?.stable]).toEqual(['1.1.0', '1.0.0'])
    const paused = applied(candidateEverywhere, { kind: 'pause', ...green })
    expect(given(paused)?.candidate?.salt).toBe(given(paused, 'red.example')?.candidate?.salt)
    expect([given(paused), given(paused, 'red.example')]).toMatchObject([
      { candidate: { paused: true } },
      { candidate: { share: 5 } },
    ])
  })

  test.each<[string, Partial<Extract<Change, { kind: 'rollout' }>>, RegExp]>([
    ['a share above 100', { share: 100.5 }, /share must be from 0 to 100/],
    ['a negative share', { share: -1 }, /share must be from 0 to 100/],
    ['three digits after the point', { share: 0.125 }, /two digits/],
    ['steps that do not ascend', { steps: [5, 5, 100], everySeconds: 9 }, /ascending/],
    ['steps that end before 100', { steps: [5, 50], everySeconds: 9 }, /end with 100/],
    ['steps without a time', { steps: [5, 100] }, /time between them/],
    ['no time between steps', { steps: [5, 100], everySeconds: 0 }, /a second at the earliest/],
    ['the stable version', { version: '1.0.0' }, /stable version already/],
  ])('is rejected with %s', (_, wrong, reason) => {
    const change = { kind: 'rollout', ...green, version: '1.1.0', share: 5, ...wrong } as const
    expect(() => applied(stableEverywhere, change)).toThrow(rejection('CHANGE_INVALID'))
    expect(() => applied(stableEverywhere, change)).toThrow(reason)
  })

  test('needs a stable version beside it', () => {
    expect(() => applied(EMPTY, { kind: 'rollout', ...green, version: '1.1.0', share: 5 })).toThrow(
      /«use» first/,
    )
  })
})

describe('a rollback', () => {
  test('takes a candidate back and withdraws it', () => {
    const back = applied(candidateEverywhere, { kind: 'rollback', ...everywhere })
    expect(given(back)).toEqual({ part: PART, stable: '1.0.0' })
    expect(back.withdrawals).toMatchObject([{ shop: EVERY_SHOP, version: '1.1.0', reason: 'test' }])
  })

  test('of one shop leaves the candidate to the others, and the shop goes on following the rule for all', () => {
    const back = applied(candidateEverywhere, { kind: 'rollback', ...green })
    expect(back.rules).toHaveLength(1)
    expect(given(back)?.candidate).toBeUndefined()
    expect(given(back, 'red.example')?.candidate).toMatchObject({ share: 5 })
    const next = applied(back, { kind: 'rollout', ...everywhere, version: '1.2.0', share: 5 })
    expect(given(next)?.candidate).toMatchObject({ version: '1.2.0' })
  })

  test('of the stable version goes to the last good one, or to the one that is named', () => {
    const used = applied(stableEverywhere, { kind: 'use', ...everywhere, version: '1.2.0' })
    expect(given(applied(used, { kind: 'rollback', ...everywhere }))).toEqual({ part: PART, stable: '1.0.0' })
    const named = applied(used, { kind: 'rollback', ...everywhere, version: '1.1.0' })
    expect(given(named)).toEqual({ part: PART, stable: '1.1.0', lastGood: '1.0.0' })
    const ofOne = applied(used, { kind: 'rollback', ...green, version: '1.1.0' })
    expect([given(ofOne)?.stable, given(ofOne, 'red.example')?.stable]).toEqual(['1.1.0', '1.2.0'])
  })

  test('of every shop reaches the rules of single shops that are older, not those that are newer or pinned', () => {
    const copies = applied(
      candidateEverywhere,
      { kind: 'pause', ...green },
      { kind: 'pin', shop: 'pinned.example', part: PART, version: '1.1.0' },
      { kind: 'rollback', ...everywhere },
      { kind: 'use', shop: 'newer.example', part: PART, version: '1.1.0' },
    )
    expect(given(copies)?.candidate).toBeUndefined()
    expect(given(copies, 'pinned.example')?.stable).toBe('1.1.0')
    expect(given(copies, 'newer.example')?.stable).toBe('1.1.0')
  })

  test('without anything to go back to says so', () => {
    const back = { kind: 'rollback', ...everywhere } as const
    expect(() => applied(EMPTY, back)).toThrow(rejection('NO_LAST_GOOD'))
    expect(() => applied(stableEverywhere, back)).toThrow(rejection('NO_LAST_GOOD'))
    expect(() => applied(stableEverywhere, { ...back, version: '1.0.0' })).toThrow(/gets already/)
    expect(() => applied(candidateEverywhere, { ...back, version: '1.1.0' })).toThrow(/«promote»/)
  })
})

describe('a freeze', () => {
  const frozen = applied(candidateEverywhere, { kind: 'freeze', shop: GREEN, until: TOMORROW })

  test('holds what the shop gets; only a rollback goes through', () => {
    expect(given(frozen)).toEqual(given(candidateEverywhere))
    const changes: Change[] = [
      { kind: 'use', ...green, version: '1.2.0' },
      { kind: 'rollout', ...green, version: '1.1.0', share: 50 },
      { kind: 'promote', ...green },
      { kind: 'pin', ...green, version: '1.2.0' },
      { kind: 'follow', ...green },
    ]
    for (const change of changes) expect(() => applied(frozen, change)).toThrow(rejection('FROZEN'))
    const back = applied(frozen, { kind: 'rollback', ...green })
    expect(given(back)).toEqual({ part: PART, stable: '1.0.0' })
    expect(ruleOf(back.rules, GREEN, PART)).toMatchObject({ frozenUntil: TOMORROW, endsWithFreeze: true })
  })

  test('that is over does not hold', () => {
    const late = applyChange(frozen, { kind: 'use', ...green, version: '1.2.0' }, contextAt(2000))
    expect(ruleOf(late.rules, GREEN, PART)).not.toHaveProperty('frozenUntil')
    expect(given(late)?.stable).toBe('1.2.0')
  })

  test('of a shop with a rule of its own leaves that rule when it ends, and its candidate waits a whole step', () => {
    const own = applied(candidateEverywhere, { kind: 'rollout', ...green, version: '1.1.0', share: 10 })
    const held = applyChange(own, { kind: 'freeze', ...green, until: TOMORROW }, contextAt(1))
    const free = applyChange(held, { kind: 'unfreeze', ...green }, contextAt(600))
    expect(given(free)?.candidate).toMatchObject({ share: 10, nextStepAt: '2026-11-01T10:01:00.000Z' })
  })

  test('needs a time to come, and something to hold', () => {
    const past = { kind: 'freeze', shop: GREEN, until: '2026-10-01' } as const
    expect(() => applied(stableEverywhere, past)).toThrow(/must end in the future/)
    expect(() => applied(stableEverywhere, { ...past, until: 'soon' })).toThrow(/must end in the future/)
    expect(() => applied(EMPTY, { ...past, until: TOMORROW })).toThrow(/nothing to freeze/)
    expect(() => applied(stableEverywhere, { kind: 'unfreeze', shop: GREEN })).toThrow(/not frozen/)
  })
})

test('a pin withstands everything but its end; the version stays until it is changed', () => {
  const pinned = applied(candidateEverywhere, { kind: 'pin', ...green, version: '1.2.0' })
  expect(given(pinned)).toEqual({ part: PART, stable: '1.2.0', lastGood: '1.0.0' })
  const changes: Change[] = [
    { kind: 'use', ...green, version: '1.1.0' },
    { kind: 'rollout', ...green, version: '1.1.0', share: 50 },
    { kind: 'promote', ...green },
    { kind: 'pin', ...green, version: '1.1.0' },
    { kind: 'rollback', ...green },
    { kind: 'follow', ...green },
  ]
  for (const change of changes) expect(() => applied(pinned, change)).toThrow(rejection('PINNED'))
  const unpinned = applied(pinned, { kind: 'unpin', ...green })
  expect(given(unpinned)?.stable).toBe('1.2.0')
  expect(() => applied(unpinned, { kind: 'unpin', ...green })).toThrow(/not pinned/)
  expect(given(applied(unpinned, { kind: 'follow', ...green }))).toEqual(given(candidateEverywhere))
  expect(() => applied(candidateEverywhere, { kind: 'follow', ...green })).toThrow(/no rule of its own/)
})

const shop = fc.constantFrom(EVERY_SHOP, GREEN, 'red.example')
const version = fc.constantFrom(...VERSIONS)
const of = { part: fc.constant(PART), shop }
const kinds = <Kind extends Change['kind']>(kind: Kind) => fc.constant(kind)
const until = fc.integer({ min: 1, max: 200 }).map((minute) => contextAt(minute).now.toISOString())

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: kinds('use'), version, ...of }),
  fc.record({ kind: kinds('rollout'), version, share: fc.integer({ min: 0, max: 100 }), ...of }),
  fc.record({ kind: kinds('promote'), ...of }),
  fc.record({ kind: kinds('pause'), ...of }),
  fc.record({ kind: kinds('resume'), ...of }),
  fc.record({ kind: kinds('rollback'), ...of }),
  fc.record({ kind: kinds('rollback'), version, ...of }),
  fc.record({ kind: kinds('pin'), version, ...of }),
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
          ? { kind: 'rollout', ...green, version: next, share: 50 }
          : { kind: 'use', ...green, version: next }
        fc.pre(was !== undefined && was.stable !== next && was.candidate === undefined)
        fc.pre(!own?.pinned && own?.frozenUntil === undefined)
        const changed = applyChange(before, change, contextAt(100))
        const back = applyChange(changed, { kind: 'rollback', ...green }, contextAt(101))
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

  test('a pinned shop gets the version of its pin and nothing else', () => {
    fc.assert(
      fc.property(anySequence, version, anySequence, (changes, pinned, later) => {
        const [before = stableEverywhere] = history(stableEverywhere, changes).slice(-1)
        const own = before.rules.find(({ shop: one }) => one === GREEN)
        fc.pre(!own?.pinned && own?.frozenUntil === undefined)
        const state = applyChange(before, { kind: 'pin', ...green, version: pinned }, contextAt(30))
        const rest = later.filter(({ kind, shop: one }) => kind !== 'unpin' || one !== GREEN)
        for (const one of history(state, rest, 31))
          expect(given(one)).toMatchObject({ stable: pinned, part: PART })
        for (const one of history(state, rest, 31)) expect(given(one)).not.toHaveProperty('candidate')
      }),
    )
  })

  test('a shop that is free and follows again gets what a shop without any history gets', () => {
    fc.assert(
      fc.property(anySequence, (changes) => {
        const before = last(stableEverywhere, changes)
        const end: Change[] = [
          { kind: 'unpin', ...green },
          { kind: 'unfreeze', shop: GREEN },
          { kind: 'follow', ...green },
        ]
        expect(given(last(before, end))).toEqual(given(before, 'new.example'))
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

test('several changes are applied in their order, each with its line of the log', () => {
  const changes: Change[] = [
    { kind: 'use', ...everywhere, version: '1.1.0' },
    { kind: 'use', ...green, version: '1.2.0' },
  ]
  const { alterations } = applyChanges(stableEverywhere, changes, contextAt(0))
  expect(
    alterations.map(({ shop: one, before, after: rule, change }) => [
      one,
      before?.stable,
      rule?.stable,
      change,
    ]),
  ).toEqual([
    [EVERY_SHOP, '1.0.0', '1.1.0', changes[0]],
    [GREEN, undefined, '1.2.0', changes[1]],
  ])
})
