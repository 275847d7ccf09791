import { createGivenVersions } from '../health/given-versions'
import { effectiveRule, effectiveRules, isWithdrawn, ruleOf, rulesOfShop } from './effective-rule'
import { EVERY_SHOP, type RolloutRule, type Withdrawal } from './rule'

describe('effective-rule', () => {
  const rule = (more: Partial<RolloutRule> = {}): RolloutRule => ({
    part: 'mf-catalog',
    shop: EVERY_SHOP,
    stable: '1.0.0',
    ...more,
  })
  const AT = '2026-11-02T00:00:00.000Z'
  const withdrawal = (version: string, more: Partial<Withdrawal> = {}): Withdrawal => ({
    part: 'mf-catalog',
    version,
    shop: EVERY_SHOP,
    at: AT,
    reason: 'x',
    ...more,
  })
  const CANDIDATE = { version: '1.1.0', share: 5, salt: 's', startedAt: '2026-11-01T00:00:00Z' }

  test('of a part holds the rule of the shop, else that for every shop', () => {
    const rules = [rule({ part: 'shell' }), rule({ shop: 'a', stable: '2.0.0' }), rule()]
    expect(ruleOf(rules, 'a', 'mf-catalog')?.stable).toBe('2.0.0')
    expect(ruleOf(rules, 'b', 'mf-catalog')).toBe(rules[2])
    expect(ruleOf(rules, 'a', 'shell')).toBe(rules[0])
    expect(ruleOf(rules, 'a', 'mf-basket')).toBeUndefined()
    expect(rulesOfShop(rules, 'a')).toEqual([rules[0], rules[1]])
    expect(rulesOfShop(rules, 'b')).toEqual([rules[0], rules[2]])
    expect(effectiveRules({ rules, withdrawals: [] }, 'a').map(({ stable }) => stable)).toEqual([
      '1.0.0',
      '2.0.0',
    ])
  })

  describe('a version is withdrawn', () => {
    const isGone = (of: RolloutRule, more: Partial<Withdrawal> = {}, shop = 'a') =>
      isWithdrawn([withdrawal('1.1.0', more)], of, '1.1.0', shop)

    test('from the shop that is named, or from all', () => {
      expect([isGone(rule()), isGone(rule(), { shop: 'a' }), isGone(rule(), { shop: 'b' })]).toEqual([
        true,
        true,
        false,
      ])
      expect(isGone(rule(), { part: 'mf-basket' })).toBe(false)
      expect(isGone(rule(), { version: '1.2.0' })).toBe(false)
    })

    test('from all, but not from a rule of its own that was chosen then or later', () => {
      const own = (chosenAt?: string) => rule({ shop: 'a', ...(chosenAt && { chosenAt }) })
      expect(isGone(own())).toBe(true)
      expect(isGone(own('2026-11-01T23:59:59.999Z'))).toBe(true)
      expect(isGone(own(AT))).toBe(false)
      expect(isGone(own('2026-11-03T00:00:00.000Z'))).toBe(false)
      expect(isGone(own('2026-11-03T00:00:00.000Z'), { shop: 'a' })).toBe(true)
      expect(isGone(rule({ chosenAt: '2026-11-03T00:00:00.000Z' }))).toBe(true)
    })

    test('never from a pinned rule', () => {
      expect(isGone(rule({ shop: 'a', pinned: true }), { shop: 'a' })).toBe(false)
    })
  })

  describe('a rule gives', () => {
    const given = (more: Partial<RolloutRule>, ...gone: string[]) =>
      effectiveRule(
        rule(more),
        'a',
        gone.map((version) => withdrawal(version)),
      )
    const whole = { candidate: CANDIDATE, lastGood: '0.9.0' }

    test('what it names', () => {
      expect(given(whole)).toEqual({ part: 'mf-catalog', stable: '1.0.0', ...whole })
      expect(given({})).toEqual({ part: 'mf-catalog', stable: '1.0.0' })
    })

    test('no candidate and no fallback that is withdrawn', () => {
      expect(given(whole, '1.1.0')).toEqual({ part: 'mf-catalog', stable: '1.0.0', lastGood: '0.9.0' })
      expect(given(whole, '0.9.0')).toEqual({ part: 'mf-catalog', stable: '1.0.0', candidate: CANDIDATE })
    })

    test('the last good version where the stable one is withdrawn, the stable one where that is, too', () => {
      expect(given(whole, '1.0.0')).toEqual({ part: 'mf-catalog', stable: '0.9.0', candidate: CANDIDATE })
      expect(given(whole, '1.0.0', '0.9.0', '1.1.0')).toEqual({ part: 'mf-catalog', stable: '1.0.0' })
      expect(given({}, '1.0.0')).toEqual({ part: 'mf-catalog', stable: '1.0.0' })
    })
  })
})

describe('given-versions', () => {
  const PART = 'mf-catalog'
  const COMMON: RolloutRule = {
    ...{ part: PART, shop: EVERY_SHOP, stable: '1.0.0', lastGood: '0.9.0' },
    candidate: { version: '1.1.0', share: 5, salt: 's', startedAt: '' },
  }
  const OWN: RolloutRule = { part: PART, shop: 'red.example', stable: '3.0.0' }
  const VERSIONS = ['0.9.0', '1.0.0', '1.1.0', '3.0.0', '9.9.9']

  const givenBy = (rules: readonly RolloutRule[] | undefined, shop: string, part = PART) => {
    const gives = createGivenVersions(() => rules && { rules })
    return VERSIONS.filter((version) => gives(shop, part, version))
  }

  test('a shop gives the stable version, the candidate and the last good one of its rule', () => {
    expect(givenBy([COMMON], 'green.example')).toEqual(['0.9.0', '1.0.0', '1.1.0'])
  })

  test('a rule of its own stands instead of the common one, for its part alone', () => {
    const basket: RolloutRule = { part: 'mf-basket', shop: EVERY_SHOP, stable: '1.0.0' }
    expect(givenBy([COMMON, OWN, basket], 'red.example')).toEqual(['3.0.0'])
    expect(givenBy([COMMON, OWN, basket], 'red.example', 'mf-basket')).toEqual(['1.0.0'])
    expect(givenBy([COMMON, OWN, basket], 'green.example')).toEqual(['0.9.0', '1.0.0', '1.1.0'])
  })
})
