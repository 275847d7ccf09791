import { EVERY_SHOP, type RolloutRule, type Withdrawal } from '../model/rule'
import { releaseName } from '../part-name'
import { registryState } from '../testing/registry-state'
import { someRelease } from '../testing/some-release'
import { otherChoice, ruledChoice, rulesByShop, rulesKey } from './compiled-rules'

const GREEN = 'green.example'
const version = (name: string) => someRelease({ name: 'mf-a', version: name })
const [old, stable, next, last] = [version('0.9.0'), version('1.0.0'), version('1.1.0'), version('1.2.0')]
const releases = [old, stable, next, last]
const CANDIDATE = { version: '1.1.0', share: 5, salt: 's', startedAt: '2026-11-01T00:00:00Z' }
const rule = (given: Partial<RolloutRule> = {}): RolloutRule => ({
  ...{ part: 'mf-a', shop: EVERY_SHOP, stable: '1.0.0' },
  ...given,
})
const gone = (which: string, shop = EVERY_SHOP): Withdrawal => ({
  ...{ part: 'mf-a', version: which, shop },
  ...{ at: '2026-11-02T00:00:00Z', reason: '' },
})
const given = (rules: RolloutRule[], ...withdrawals: Withdrawal[]) =>
  rulesByShop(
    registryState({ releases, rules, withdrawals }),
    new Map(releases.map((release) => [releaseName(release), release])),
  )

describe('a shop gets', () => {
  test('the releases of its rule', () => {
    const rules = given([rule({ candidate: CANDIDATE, lastGood: '0.9.0' })])
    const parts = [{ part: 'mf-a', stable, lastGood: old, candidate: { release: next, share: 5, salt: 's' } }]
    expect(rules.compiledParts(EVERY_SHOP)).toEqual(parts)
    expect(rules.compiledParts(GREEN)).toEqual(parts)
  })

  test('its own rule before the one for every shop, whichever stands first', () => {
    const rules = [rule({ shop: GREEN, stable: '1.2.0' }), rule()]
    for (const order of [rules, rules.toReversed()]) {
      expect(given(order).compiledParts(GREEN)).toEqual([
        { part: 'mf-a', stable: last, lastGood: undefined, candidate: undefined },
      ])
      expect(given(order).compiledParts(EVERY_SHOP)).toMatchObject([{ stable }])
    }
  })

  test('no part whose stable version is not there, and no candidate or fallback that is not', () => {
    expect(given([rule({ stable: '9.0.0' })]).compiledParts(GREEN)).toEqual([])
    const missing = rule({ candidate: { ...CANDIDATE, version: '9.0.0' }, lastGood: '9.1.0' })
    expect(given([missing]).compiledParts(GREEN)).toEqual([
      { part: 'mf-a', stable, lastGood: undefined, candidate: undefined },
    ])
  })

  test('nothing that is withdrawn from it', () => {
    const rules = given([rule({ candidate: CANDIDATE })], gone('1.1.0', GREEN))
    expect(rules.compiledParts(GREEN)).toMatchObject([{ candidate: undefined }])
    expect(rules.compiledParts('red.example')).toMatchObject([{ candidate: { release: next } }])
  })
})

test('a shop is named by a rule or by a withdrawal', () => {
  const rules = given([rule({ shop: GREEN })], gone('1.1.0', 'red.example'))
  const names = [GREEN, 'red.example', 'other.example', EVERY_SHOP]
  expect(names.map((shop) => rules.isNamed(shop))).toEqual([true, true, false, false])
})

test('a version is withdrawn from who has a rule for its part', () => {
  const rules = given([rule()], gone('1.1.0'), gone('1.2.0', GREEN))
  expect(rules.isWithdrawn(GREEN, 'mf-a', '1.1.0')).toBe(true)
  expect(rules.isWithdrawn(GREEN, 'mf-a', '1.2.0')).toBe(true)
  expect(rules.isWithdrawn('red.example', 'mf-a', '1.2.0')).toBe(false)
  expect(rules.isWithdrawn(GREEN, 'mf-b', '1.1.0')).toBe(false)
  expect(given([], gone('1.1.0')).isWithdrawn(GREEN, 'mf-a', '1.1.0')).toBe(false)
})

const trial = { release: next, share: 5, salt: 's' }
const whole = { part: 'mf-a' as const, stable, lastGood: old, candidate: trial }

test('rules are told apart by each thing that makes another plan', () => {
  const keys = [
    [whole],
    [],
    [{ ...whole, stable: last }],
    [{ ...whole, lastGood: undefined }],
    [{ ...whole, candidate: undefined }],
    [{ ...whole, candidate: { ...trial, release: last } }],
    [{ ...whole, candidate: { ...trial, share: 6 } }],
    [{ ...whole, candidate: { ...trial, salt: 't' } }],
  ].map(rulesKey)
  expect(new Set(keys).size).toBe(keys.length)
})

describe('somebody gets', () => {
  test('the candidate where it is chosen, with the stable and the last good version behind it', () => {
    expect(ruledChoice(whole, true)).toEqual({
      release: next,
      chosenAs: 'candidate',
      alternatives: [stable, old],
    })
  })

  test('else the stable version, with the last good one behind it', () => {
    expect(ruledChoice(whole, false)).toEqual({ release: stable, alternatives: [old] })
    const bare = { ...whole, lastGood: undefined, candidate: undefined }
    expect(ruledChoice(bare, true)).toEqual({ release: stable, alternatives: [] })
  })
})

describe('who has another version gets it', () => {
  test('as the candidate where it is that, else as chosen by nobody', () => {
    const alternatives = [stable, old]
    expect(otherChoice(whole, next, false)).toEqual({ release: next, chosenAs: 'candidate', alternatives })
    expect(otherChoice(whole, last, false)).toEqual({ release: last, alternatives })
    expect(otherChoice({ ...whole, candidate: undefined }, next, false)).toEqual({
      release: next,
      alternatives,
    })
  })

  test('as an override whichever it is', () => {
    for (const release of [next, last])
      expect(otherChoice(whole, release, true)).toMatchObject({ release, chosenAs: 'override' })
  })
})
