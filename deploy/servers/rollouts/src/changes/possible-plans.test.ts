import type { Release } from '@prilavok/shared-kernel/contract'
import type { RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { someRelease } from '../testing/some-release'
import { assertPlans, newSets, possibleSets, shopTitles } from './possible-plans'
import { shopsByRules } from './rules-of-shops'

describe('possible-plans', () => {
  const candidate = (version: string) => ({ version, share: 5, salt: 's', startedAt: '2026-11-01T00:00:00Z' })
  const rule = (part: RolloutRule['part'], stable: string, more: Partial<RolloutRule> = {}): RolloutRule => ({
    part,
    shop: EVERY_SHOP,
    stable,
    ...more,
  })
  const stateOf = (...rules: RolloutRule[]): RulesInForce => ({ rules, withdrawals: [] })

  test('somebody could get any combination of stable versions and candidates', () => {
    const sets = possibleSets([
      { part: 'shell', stable: '1.0.0', candidate: candidate('2.0.0') },
      { part: 'mf-a', stable: '1.0.0', candidate: candidate('1.1.0'), lastGood: '0.9.0' },
      { part: 'mf-b', stable: '1.0.0' },
    ])
    expect([...sets.keys()].sort()).toEqual([
      'mf-a@1.0.0 mf-b@1.0.0 shell@1.0.0',
      'mf-a@1.0.0 mf-b@1.0.0 shell@2.0.0',
      'mf-a@1.1.0 mf-b@1.0.0 shell@1.0.0',
      'mf-a@1.1.0 mf-b@1.0.0 shell@2.0.0',
    ])
    expect(sets.get('mf-a@1.0.0 mf-b@1.0.0 shell@1.0.0')).toEqual(['shell@1.0.0', 'mf-a@1.0.0', 'mf-b@1.0.0'])
    expect(possibleSets([]).size).toBe(0)
  })

  describe('what a change makes possible', () => {
    const before = stateOf(
      rule('shell', '1.0.0'),
      rule('mf-a', '1.0.0'),
      rule('mf-a', '1.1.0', { shop: 'a' }),
    )

    test('is looked for in the shops that it names alone', () => {
      const after = stateOf(...before.rules, rule('mf-a', '1.2.0', { shop: 'b' }))
      expect(newSets(before, after, new Set(['b']))).toEqual([
        { shops: ['b'], sets: [['shell@1.0.0', 'mf-a@1.2.0']] },
      ])
    })

    test('of the rule for every shop is looked for in all, those with the same sets together', () => {
      const after = stateOf(
        rule('shell', '2.0.0'),
        rule('mf-a', '1.0.0'),
        rule('mf-a', '1.1.0', { shop: 'a' }),
        rule('mf-a', '1.0.0', { shop: 'c' }),
      )
      expect(newSets(before, after, new Set([EVERY_SHOP]))).toEqual([
        { shops: [EVERY_SHOP, 'c'], sets: [['shell@2.0.0', 'mf-a@1.0.0']] },
        { shops: ['a'], sets: [['shell@2.0.0', 'mf-a@1.1.0']] },
      ])
    })

    test('is nothing where only shares differ, and only what was not possible before where a candidate begins', () => {
      const begun = stateOf(rule('shell', '1.0.0'), rule('mf-a', '1.0.0', { candidate: candidate('1.1.0') }))
      const grown = stateOf(
        rule('shell', '1.0.0'),
        rule('mf-a', '1.0.0', { candidate: { ...candidate('1.1.0'), share: 50 } }),
      )
      const every = new Set([EVERY_SHOP])
      expect(newSets(begun, grown, every)).toEqual([])
      expect(newSets(stateOf(rule('shell', '1.0.0'), rule('mf-a', '1.0.0')), begun, every)).toEqual([
        { shops: [EVERY_SHOP], sets: [['shell@1.0.0', 'mf-a@1.1.0']] },
      ])
      expect(newSets(begun, stateOf(rule('shell', '1.0.0'), rule('mf-a', '1.1.0')), every)).toEqual([
        { shops: [EVERY_SHOP], sets: [] },
      ])
    })
  })

  describe('sets that could be given are checked', () => {
    const strange: Release = someRelease({
      name: 'mf-a',
      version: '2.0.0',
      requires: { 'shared-kernel': '^9.0.0', bus: 1, api: 1 },
    })
    const releases = new Map([
      ['shell@1.0.0', someRelease({ name: 'shell' })],
      ['mf-a@2.0.0', strange],
      ['mf-b@1.0.0', someRelease({ name: 'mf-b' })],
    ])
    const check =
      (sets: string[][], shops = ['a'], changed = shops) =>
      () =>
        assertPlans([{ shops, sets }], new Set(changed), releases)

    test('those that fit pass', () => {
      expect(check([['shell@1.0.0', 'mf-b@1.0.0'], ['shell@1.0.0']])).not.toThrow()
    })

    test('one that does not is named with its shops, each violation once', () => {
      const told = 'mf-a@2.0.0 requires shared-kernel ^9.0.0, shell@1.0.0 provides 1.2.0'
      const sets = [
        ['shell@1.0.0', 'mf-a@2.0.0'],
        ['shell@1.0.0', 'mf-a@2.0.0', 'mf-b@1.0.0'],
      ]
      expect(check(sets, ['a', EVERY_SHOP])).toThrow(
        expect.objectContaining({
          code: 'PLAN_INCOMPATIBLE',
          message: expect.stringContaining('for a, every shop.'),
          reasons: [`${told} (shell@1.0.0, mf-a@2.0.0)`],
        }),
      )
    })

    test('a release that cannot be read rejects a change of its shop, not one of another', () => {
      const sets = [['shell@1.0.0', 'mf-c@1.0.0']]
      expect(check(sets)).toThrow(expect.objectContaining({ code: 'RELEASE_UNKNOWN' }))
      expect(check(sets)).toThrow('mf-c@1.0.0 is not published')
      expect(check(sets, ['a', 'b'], ['b'])).toThrow('mf-c@1.0.0')
      expect(check(sets, ['a'], [EVERY_SHOP])).not.toThrow()
      expect(check([['mf-a@2.0.0', 'shell@1.0.0', 'mf-c@1.0.0']], ['a'], [EVERY_SHOP])).not.toThrow()
      expect(check([...sets, ['mf-b@1.0.0']], ['a'], [EVERY_SHOP])).toThrow(
        'no version of the shell is chosen',
      )
    })
  })

  test('many shops are told by the first five', () => {
    const shops = ['a', 'b', 'c', EVERY_SHOP, 'd', 'e', 'f']
    expect(shopTitles(shops.slice(0, 5))).toBe('a, b, c, every shop, d')
    expect(shopTitles(shops)).toBe('a, b, c, every shop, d and 2 others')
  })
})

describe('rules-of-shops', () => {
  const rule = (shop: string, more: Partial<RolloutRule> = {}): RolloutRule => ({
    part: 'mf-catalog',
    shop,
    stable: '1.0.0',
    ...more,
  })
  const candidate = (version: string, share: number) => ({
    version,
    share,
    salt: String(share),
    startedAt: '2026-11-27T00:00:00Z',
  })
  const shopsOf = (
    rules: RolloutRule[],
    withdrawals: Parameters<typeof shopsByRules>[0]['withdrawals'] = [],
  ) => shopsByRules({ rules, withdrawals }).map(({ shops }) => shops)

  test('shops that could get the same releases are one group, whatever their shares', () => {
    const rules = [
      rule(EVERY_SHOP),
      rule('a', { candidate: candidate('1.1.0', 5) }),
      rule('b', { candidate: candidate('1.1.0', 50) }),
      rule('c', { candidate: candidate('1.2.0', 5) }),
      rule('d', { stable: '1.1.0' }),
      rule('e'),
    ]
    expect(shopsOf(rules)).toEqual([[EVERY_SHOP, 'e'], ['a', 'b'], ['c'], ['d']])
  })

  test('a shop that a withdrawal alone names is looked at, too', () => {
    const withdrawal = {
      part: 'mf-catalog',
      version: '1.1.0',
      shop: 'f',
      at: '2026-11-27T01:00:00Z',
      reason: 'white pages',
    } as const
    expect(shopsOf([rule(EVERY_SHOP, { candidate: candidate('1.1.0', 10) })], [withdrawal])).toEqual([
      [EVERY_SHOP],
      ['f'],
    ])
  })
})
