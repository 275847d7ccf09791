import type { Change } from '../model/change'
import { ruleOf } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'
import {
  applied,
  contextAt,
  everywhere,
  GREEN,
  given,
  green,
  NO_RULES,
  PART,
  stableEverywhere,
} from '../testing/rules-history'
import { applyChange, applyChanges } from './apply-change'

describe('apply-change', () => {
  const TOMORROW = '2026-11-02T00:00:00.000Z'

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
      expect(() => applied(NO_RULES, { kind: 'rollout', ...green, version: '1.1.0', share: 5 })).toThrow(
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
      expect(given(applied(used, { kind: 'rollback', ...everywhere }))).toEqual({
        part: PART,
        stable: '1.0.0',
      })
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
        { kind: 'use', shop: 'newer.example', part: PART, version: '1.1.0', again: true },
      )
      expect(given(copies)?.candidate).toBeUndefined()
      expect(given(copies, 'pinned.example')?.stable).toBe('1.1.0')
      expect(given(copies, 'newer.example')?.stable).toBe('1.1.0')
    })

    test('without anything to go back to says so', () => {
      const back = { kind: 'rollback', ...everywhere } as const
      expect(() => applied(NO_RULES, back)).toThrow(rejection('NO_LAST_GOOD'))
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
  })

  test('a pin withstands everything but its end and a rollback; the version stays until it is changed', () => {
    const pinned = applied(candidateEverywhere, { kind: 'pin', ...green, version: '1.2.0' })
    expect(given(pinned)).toEqual({ part: PART, stable: '1.2.0', lastGood: '1.0.0' })
    const changes: Change[] = [
      { kind: 'use', ...green, version: '1.1.0' },
      { kind: 'rollout', ...green, version: '1.1.0', share: 50 },
      { kind: 'promote', ...green },
      { kind: 'pin', ...green, version: '1.1.0' },
      { kind: 'follow', ...green },
    ]
    for (const change of changes) expect(() => applied(pinned, change)).toThrow(rejection('PINNED'))
    const unpinned = applied(pinned, { kind: 'unpin', ...green })
    expect(given(unpinned)?.stable).toBe('1.2.0')
    expect(() => applied(unpinned, { kind: 'unpin', ...green })).toThrow(/not pinned/)
    expect(given(applied(unpinned, { kind: 'follow', ...green }))).toEqual(given(candidateEverywhere))
    expect(() => applied(candidateEverywhere, { kind: 'follow', ...green })).toThrow(/no rule of its own/)
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
})

describe('candidate-changes', () => {
  const ROLLOUT = { kind: 'rollout', ...everywhere, version: '1.1.0', share: 5 } as const
  const STEPS = { steps: [5, 25, 100], everySeconds: 60 }

  const stepping = applied(stableEverywhere, { ...ROLLOUT, ...STEPS })
  const candidateAfter = (change: Change, minute: number) =>
    given(applyChange(stepping, change, contextAt(minute)), EVERY_SHOP)?.candidate
  const begun = (more: Partial<Extract<Change, { kind: 'rollout' }>>) => () =>
    applied(stableEverywhere, { ...ROLLOUT, ...more })

  test('steps and the time between them are changed one without the other', () => {
    expect(candidateAfter({ ...ROLLOUT, steps: [50, 100] }, 10)).toMatchObject({
      steps: [50, 100],
      everySeconds: 60,
    })
    expect(candidateAfter({ ...ROLLOUT, everySeconds: 120 }, 10)).toMatchObject({
      steps: [5, 25, 100],
      everySeconds: 120,
      nextStepAt: '2026-11-01T00:12:00.000Z',
    })
  })

  test('a candidate without steps takes none by itself, one that had some may lose them', () => {
    const withoutSteps = candidateAfter({ ...ROLLOUT, steps: [] }, 10)
    expect(Object.keys(withoutSteps ?? {})).toEqual(['version', 'share', 'salt', 'startedAt'])
    const never = given(begun({})(), EVERY_SHOP)?.candidate
    expect(Object.keys(never ?? {})).toEqual(['version', 'share', 'salt', 'startedAt'])
  })

  test('the promoted candidate is chosen at that moment, and nothing of the rollout stays', () => {
    const promoted = applyChange(stepping, { kind: 'promote', ...everywhere }, contextAt(10))
    expect(promoted.rules).toEqual([
      {
        part: PART,
        shop: EVERY_SHOP,
        stable: '1.1.0',
        lastGood: '1.0.0',
        chosenAt: '2026-11-01T00:10:00.000Z',
      },
    ])
  })

  test.each(['promote', 'pause', 'resume'] as const)('without a candidate there is nothing to %s', (kind) => {
    const rejected = expect.objectContaining({ code: 'NO_CANDIDATE' })
    expect(() => applied(stableEverywhere, { kind, ...green })).toThrow(rejected)
    expect(() => applied(stableEverywhere, { kind, ...green })).toThrow('mf-catalog of green.example has no')
    expect(() => applied(NO_RULES, { kind, ...green })).toThrow(rejected)
  })
})
