import type { Change } from '../model/change'
import type { RulesInForce } from '../model/effective-rule'
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
import { applyChange } from './apply-change'
import { ownRule } from './changed-rules'

describe('version-changes', () => {
  const RED = 'red.example'
  const at = (minute: number) => contextAt(minute).now.toISOString()
  const use = (version: string) => ({ kind: 'use', ...everywhere, version }) as const
  const back = { kind: 'rollback', ...everywhere } as const

  describe('a version that everybody gets', () => {
    test('falls back to the one before, and keeps that when it is chosen again', () => {
      const used = applied(stableEverywhere, use('1.1.0'))
      expect(applyChange(used, use('1.2.0'), contextAt(5)).rules).toEqual([
        { part: PART, shop: EVERY_SHOP, stable: '1.2.0', lastGood: '1.1.0', chosenAt: at(5) },
      ])
      expect(applyChange(used, use('1.1.0'), contextAt(5)).rules).toEqual([
        { part: PART, shop: EVERY_SHOP, stable: '1.1.0', lastGood: '1.0.0', chosenAt: at(5) },
      ])
    })

    test('is not withdrawn any more from whom it is chosen for, only from others', () => {
      const gone = applied(stableEverywhere, use('1.1.0'), back)
      const chosen = applied(gone, { ...use('1.1.0'), again: true })
      expect(chosen.withdrawals).toEqual([])
      const ofOne = applied(gone, { ...use('1.1.0'), ...green, again: true })
      expect(ofOne.withdrawals).toHaveLength(1)
    })
  })

  describe('a pin', () => {
    const gone = applied(
      stableEverywhere,
      use('1.1.0'),
      back,
      { ...use('1.0.0'), ...green },
      {
        kind: 'rollback',
        ...green,
        version: '1.2.0',
      },
    )

    test('takes back that its version was withdrawn, as «use» does', () => {
      const pinned = applied(gone, { kind: 'pin', ...green, version: '1.0.0', again: true })
      expect(pinned.withdrawals.map(({ shop, version }) => [shop, version])).toEqual([[EVERY_SHOP, '1.1.0']])
      expect(ownRule(pinned, green)).toMatchObject({ stable: '1.0.0', pinned: true })
    })

    test('ends with the version chosen anew: what was withdrawn meanwhile does not reach it', () => {
      const pinned = applied(stableEverywhere, { kind: 'pin', ...green, version: '1.1.0' }, use('1.1.0'))
      const withdrawn = applied(pinned, back)
      const { rules, withdrawals, alterations } = applyChange(
        withdrawn,
        { kind: 'unpin', ...green },
        contextAt(9),
      )
      const rule = ownRule({ rules, withdrawals }, green)
      expect(rule).toEqual({ part: PART, shop: GREEN, stable: '1.1.0', lastGood: '1.0.0', chosenAt: at(9) })
      expect(alterations.map(({ version }) => version)).toEqual(['1.1.0'])
      expect(given({ rules, withdrawals })?.stable).toBe('1.1.0')
    })
  })

  describe('«follow»', () => {
    const candidate = applied(stableEverywhere, {
      kind: 'rollout',
      ...everywhere,
      version: '1.1.0',
      share: 5,
    })

    test('does not give back what was taken back from the shop', () => {
      const gone = applied(candidate, { kind: 'rollback', ...green })
      const own = applied(gone, { ...use('1.2.0'), ...green })
      const following = applied(own, { kind: 'follow', ...green })
      expect(ownRule(following, green)).toBeUndefined()
      expect(given(following)).toEqual(given(stableEverywhere))
      expect(() => applied(following, { kind: 'follow', ...green })).toThrow('no rule of its own')
    })
  })

  describe('a version that was taken back', () => {
    const gone = applied(stableEverywhere, use('1.1.0'), back)
    const share = { kind: 'rollout', share: 5, version: '1.1.0' } as const

    test.each<[string, Change]>([
      ['everybody', use('1.1.0')],
      ['a share', { ...share, ...everywhere }],
      ['one shop', { ...use('1.1.0'), ...green }],
      ['a share of one shop', { ...share, ...green }],
      ['a pinned shop', { kind: 'pin', ...green, version: '1.1.0' }],
      ['a shop that rolls back', { kind: 'rollback', ...green, version: '1.1.0' }],
    ])('is given to %s only by who asks for that', (_whom, change) => {
      expect(() => applied(gone, change)).toThrow(
        `mf-catalog@1.1.0 was taken back. Where the cause is gone, give it again with «--again» and a reason.\n  - every shop, ${at(1)}: test`,
      )
      const again = { ...change, again: true } as Change
      const after = given(applyChange(gone, again, contextAt(5)))
      expect([after?.stable, after?.candidate?.version]).toContain('1.1.0')
    })

    test('somewhere else stops nobody, and a candidate that runs takes its steps', () => {
      const ofRed = applied(
        stableEverywhere,
        { ...use('1.1.0'), shop: RED, part: PART },
        { ...back, shop: RED },
      )
      expect(given(applied(ofRed, { ...use('1.1.0'), ...green }))?.stable).toBe('1.1.0')
      const begun = applyChange(gone, { ...share, ...green, again: true }, contextAt(5))
      const running = applied(begun, { ...share, ...green, share: 25 })
      expect(given(running)?.candidate?.share).toBe(25)
    })
  })

  describe('what nobody asked for', () => {
    const automatic = (minute: number) => ({ ...contextAt(minute), automatic: true })
    const ofGreen = applied(stableEverywhere, { kind: 'rollout', ...green, version: '1.1.0', share: 5 })

    test('leaves no rule of a shop that only repeats the one for every shop; by hand it stays', () => {
      const rollback = { kind: 'rollback', ...green } as const
      expect(ownRule(applyChange(ofGreen, rollback, automatic(3)), green)).toBeUndefined()
      expect(ownRule(applied(ofGreen, rollback), green)).toMatchObject({ stable: '1.0.0' })
      const everybody = applied(ofGreen, use('1.1.0'))
      const promote = { kind: 'promote', ...green } as const
      expect(ownRule(applyChange(everybody, promote, automatic(3)), green)).toBeUndefined()
      expect(ownRule(applyChange(ofGreen, promote, automatic(3)), green)).toMatchObject({ stable: '1.1.0' })
      expect(given(applyChange(everybody, promote, automatic(3)))?.stable).toBe('1.1.0')
    })
  })

  describe('a rollback', () => {
    test('withdraws all that ran but the version that it goes to, each a line of the log', () => {
      const state = applied(stableEverywhere, use('1.1.0'), {
        kind: 'rollout',
        ...everywhere,
        version: '1.2.0',
        share: 5,
      })
      const { alterations, withdrawals, rules } = applyChange(
        state,
        { ...back, version: '1.0.0' },
        contextAt(7),
      )
      const gone = ['1.2.0', '1.1.0'].map((version) => ({
        ...everywhere,
        version,
        at: at(7),
        reason: 'test',
      }))
      expect(withdrawals).toEqual(gone)
      expect(alterations.map(({ version, withdrawal }) => [version, withdrawal])).toEqual([
        ['1.0.0', gone[0]],
        ['1.0.0', gone[1]],
      ])
      expect(rules).toEqual([{ part: PART, shop: EVERY_SHOP, stable: '1.0.0', chosenAt: at(7) }])
    })

    test('keeps what the version falls back to, but for itself', () => {
      const state = applied(stableEverywhere, use('1.1.0'), {
        kind: 'rollout',
        ...everywhere,
        version: '1.2.0',
        share: 5,
      })
      expect(ownRule(applied(state, back), everywhere)).toMatchObject({ stable: '1.1.0', lastGood: '1.0.0' })
      const toLastGood = ownRule(applied(state, { ...back, version: '1.0.0' }), everywhere)
      expect(toLastGood).not.toHaveProperty('lastGood')
    })

    test('names a version once in what is withdrawn, and takes back that its target was', () => {
      const first = applied(stableEverywhere, use('1.1.0'), back)
      const again = applyChange(
        applied(first, { ...use('1.1.0'), again: true }),
        { ...back, version: '1.0.0' },
        contextAt(9),
      )
      expect(again.withdrawals.map(({ version, at: since }) => [version, since])).toEqual([['1.1.0', at(9)]])
      const forth = applied(again, { ...back, version: '1.1.0', again: true })
      expect(forth.withdrawals.map(({ version }) => version)).toEqual(['1.0.0'])
    })

    test('of a shop without a rule of its own makes one where the rule for all gives something else', () => {
      const state = applied(stableEverywhere, use('1.1.0'))
      const toOther = applied(state, { kind: 'rollback', ...green, version: '1.2.0' })
      expect(ownRule(toOther, green)).toMatchObject({ stable: '1.2.0', lastGood: '1.0.0' })
      const toLastGood = applied(state, { kind: 'rollback', ...green })
      expect(ownRule(toLastGood, green)).toBeUndefined()
      expect([given(toLastGood)?.stable, given(toLastGood, RED)?.stable]).toEqual(['1.0.0', '1.1.0'])
    })

    test('of a pinned rule goes to the version, and the pin with it', () => {
      const pinned = applied(
        stableEverywhere,
        { ...use('1.1.0'), ...green },
        { kind: 'pin', ...green, version: '1.2.0' },
      )
      const after = applied(pinned, { kind: 'rollback', ...green })
      expect(ownRule(after, green)).toMatchObject({ stable: '1.1.0', pinned: true })
      expect(given(applied(after, use('1.3.0')))?.stable).toBe('1.1.0')
    })

    test('of a frozen rule of its own keeps the freeze, and the rule when it ends', () => {
      const frozen = applied(
        stableEverywhere,
        { ...use('1.1.0'), ...green },
        { kind: 'freeze', ...green, until: '2026-11-02' },
      )
      const after = ownRule(applied(frozen, { kind: 'rollback', ...green }), green)
      expect(after).toMatchObject({ stable: '1.0.0', frozenUntil: '2026-11-02T00:00:00.000Z' })
      expect(after).not.toHaveProperty('endsWithFreeze')
    })
  })
})

describe('freeze-changes', () => {
  const BASKET = 'mf-basket'
  const UNTIL = '2026-11-02T00:00:00.000Z'
  const freeze = { kind: 'freeze', shop: GREEN, until: UNTIL } as const
  const unfreeze = { kind: 'unfreeze', shop: GREEN } as const
  /** Every shop has two parts, green a rule of its own for the basket. */
  const two = applied(
    stableEverywhere,
    { kind: 'use', shop: EVERY_SHOP, part: BASKET, version: '2.0.0' },
    { kind: 'use', shop: GREEN, part: BASKET, version: '2.1.0' },
  )
  const frozenParts = ({ rules }: RulesInForce) =>
    rules.filter(({ frozenUntil }) => frozenUntil).map(({ shop, part }) => [shop, part])

  test('all parts of a shop are frozen, or the one that is named; each is a line of the log', () => {
    const all = applyChange(two, freeze, contextAt(0))
    expect(frozenParts(all)).toEqual([
      [GREEN, PART],
      [GREEN, BASKET],
    ])
    expect(all.alterations.map(({ part, after }) => [part, after?.frozenUntil])).toEqual([
      [PART, UNTIL],
      [BASKET, UNTIL],
    ])
    expect(frozenParts(applied(two, { ...freeze, part: BASKET }))).toEqual([[GREEN, BASKET]])
  })

  test('a rule of its own outlives its freeze, a copy of the rule for every shop does not', () => {
    const frozen = applied(two, freeze)
    expect(ownRule(frozen, green)).toMatchObject({ stable: '1.0.0', endsWithFreeze: true })
    expect(ownRule(frozen, { shop: GREEN, part: BASKET })).not.toHaveProperty('endsWithFreeze')
    const free = applyChange(frozen, unfreeze, contextAt(5))
    expect(ownRule(free, green)).toBeUndefined()
    expect(ownRule(free, { shop: GREEN, part: BASKET })).toEqual(ownRule(two, { shop: GREEN, part: BASKET }))
    expect(free.alterations.map(({ part, after }) => [part, after?.stable])).toEqual([
      [PART, undefined],
      [BASKET, '2.1.0'],
    ])
  })

  test('one part is freed, the others of the shop and other shops stay frozen', () => {
    const frozen = applied(two, freeze, { ...freeze, shop: 'red.example' })
    expect(frozenParts(applied(frozen, { ...unfreeze, part: BASKET }))).toEqual([
      [GREEN, PART],
      ['red.example', PART],
      ['red.example', BASKET],
    ])
    expect(frozenParts(applied(frozen, unfreeze)).map(([shop]) => shop)).toEqual([
      'red.example',
      'red.example',
    ])
  })

  test('what cannot be frozen or freed is rejected by its name', () => {
    const now = contextAt(0).now.toISOString()
    expect(() => applied(two, { ...freeze, until: now })).toThrow(
      `The rule of all parts of green.example cannot be changed like this.\n  - A freeze must end in the future, not at ${now}.`,
    )
    expect(() => applied(two, { ...freeze, part: PART, until: now })).toThrow('mf-catalog of green.example')
    expect(() => applied(NO_RULES, freeze)).toThrow('There is nothing to freeze.')
    expect(() => applied(two, { ...freeze, part: 'mf-auth' })).toThrow(
      'mf-auth of green.example cannot be changed like this.\n  - There is nothing to freeze: no version of it is chosen.',
    )
    expect(() => applied(two, unfreeze)).toThrow('all parts of green.example')
    expect(() => applied(applied(two, { ...freeze, part: PART }), { ...unfreeze, part: BASKET })).toThrow(
      'mf-basket of green.example cannot be changed like this.\n  - It is not frozen.',
    )
  })
})
