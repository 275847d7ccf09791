import type { Change } from '../model/change'
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

  test('falls back to nothing when it is the first, or what it would fall back to is itself', () => {
    for (const state of [NO_RULES, stableEverywhere])
      expect(applyChange(state, use('1.0.0'), contextAt(5)).rules).toStrictEqual([
        { part: PART, shop: EVERY_SHOP, stable: '1.0.0', chosenAt: at(5) },
      ])
  })

  test('is not withdrawn any more from whom it is chosen for, only from others', () => {
    const gone = applied(stableEverywhere, use('1.1.0'), back)
    const chosen = applied(gone, use('1.1.0'))
    expect(chosen.withdrawals).toEqual([])
    const ofOne = applied(gone, { ...use('1.1.0'), ...green })
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
    const pinned = applied(gone, { kind: 'pin', ...green, version: '1.0.0' })
    expect(pinned.withdrawals.map(({ shop, version }) => [shop, version])).toEqual([[EVERY_SHOP, '1.1.0']])
    expect(ownRule(pinned, green)).toMatchObject({ stable: '1.0.0', pinned: true })
  })

  test('is one line of the log, from what was before it to the pinned rule', () => {
    const { alterations } = applyChange(
      stableEverywhere,
      { kind: 'pin', ...green, version: '1.1.0' },
      contextAt(1),
    )
    expect(alterations).toMatchObject([{ version: '1.1.0', after: { stable: '1.1.0', pinned: true } }])
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

  test('of a version that the shop itself had withdrawn is left without that withdrawal', () => {
    const pinned = applied(gone, { kind: 'pin', ...green, version: '1.2.0' })
    const withdrawal = { ...green, version: '1.2.0', at: at(3), reason: 'test' }
    const unpinned = applied(
      { rules: pinned.rules, withdrawals: [...pinned.withdrawals, withdrawal] },
      { kind: 'unpin', ...green },
    )
    expect(unpinned.withdrawals).not.toContainEqual(withdrawal)
  })

  test('that there is not cannot end', () => {
    expect(() => applied(NO_RULES, { kind: 'unpin', ...green })).toThrow(/It is not pinned/)
  })
})

describe('«follow»', () => {
  const candidate = applied(stableEverywhere, {
    kind: 'rollout',
    ...everywhere,
    version: '1.1.0',
    share: 5,
  })

  test('gives a withdrawn candidate back to a shop that has no rule of its own', () => {
    const gone = applied(candidate, { kind: 'rollback', ...green })
    expect(given(gone)).not.toHaveProperty('candidate')
    const { rules, withdrawals, alterations } = applyChange(gone, { kind: 'follow', ...green }, contextAt(1))
    expect(given({ rules, withdrawals })?.candidate).toMatchObject({ version: '1.1.0' })
    expect(alterations).toMatchObject([{ shop: GREEN, part: PART, before: undefined, after: undefined }])
  })

  test('leaves what was withdrawn from others, and of other parts', () => {
    const gone = applied(candidate, { kind: 'rollback', ...green }, { kind: 'rollback', ...green, shop: RED })
    const ofBasket = { shop: GREEN, part: 'mf-basket', version: '1.1.0', at: at(1), reason: 'x' } as const
    const after = applied(
      { rules: gone.rules, withdrawals: [...gone.withdrawals, ofBasket] },
      { kind: 'follow', ...green },
    )
    expect(after.withdrawals.map(({ shop, part }) => [shop, part])).toEqual([
      [RED, PART],
      [GREEN, 'mf-basket'],
    ])
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
    const gone = ['1.2.0', '1.1.0'].map((version) => ({ ...everywhere, version, at: at(7), reason: 'test' }))
    expect(withdrawals).toEqual(gone)
    expect(alterations.map(({ version, withdrawal }) => [version, withdrawal])).toEqual([
      ['1.0.0', gone[0]],
      ['1.0.0', gone[1]],
    ])
    expect(rules).toEqual([{ part: PART, shop: EVERY_SHOP, stable: '1.0.0', chosenAt: at(7) }])
  })

  test('to the stable version is one of the candidate alone', () => {
    const state = applied(stableEverywhere, { kind: 'rollout', ...everywhere, version: '1.1.0', share: 5 })
    const { withdrawals } = applied(state, { ...back, version: '1.0.0' })
    expect(withdrawals.map(({ version }) => version)).toEqual(['1.1.0'])
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
    const again = applyChange(applied(first, use('1.1.0')), { ...back, version: '1.0.0' }, contextAt(9))
    expect(again.withdrawals.map(({ version, at: since }) => [version, since])).toEqual([['1.1.0', at(9)]])
    const forth = applied(again, { ...back, version: '1.1.0' })
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

  test('of a shop with a rule of its own leaves it that rule', () => {
    const own = applied(stableEverywhere, { ...use('1.1.0'), ...green })
    const after = ownRule(applied(own, { kind: 'rollback', ...green }), green)
    expect(after).toMatchObject({ stable: '1.0.0' })
    expect(after).not.toHaveProperty('frozenUntil')
    expect(after).not.toHaveProperty('endsWithFreeze')
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

  test('to a running candidate, or to what everybody has, says which it is', () => {
    const state = applied(stableEverywhere, { kind: 'rollout', ...everywhere, version: '1.1.0', share: 5 })
    const rejected =
      (change: Change, of = state) =>
      () =>
        applied(of, change)
    expect(rejected({ ...back, version: '1.1.0' })).toThrow(
      '1.1.0 is the candidate: «promote» makes it the stable version.',
    )
    expect(rejected({ ...back, version: '1.0.0' }, stableEverywhere)).toThrow(
      '1.0.0 is what everybody gets already.',
    )
    expect(rejected(back, NO_RULES)).toThrow('mf-catalog of every shop has no version to go back to')
    expect(rejected(back, stableEverywhere)).toThrow('mf-catalog of every shop has no version to go back to')
  })
})
