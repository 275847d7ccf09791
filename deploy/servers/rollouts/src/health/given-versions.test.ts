import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { createGivenVersions } from './given-versions'

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

test('what no rule names is given by nobody, and without rules nothing is', () => {
  expect(givenBy([COMMON], 'green.example', 'mf-other')).toEqual([])
  expect(givenBy([], 'green.example')).toEqual([])
  expect(givenBy(undefined, 'green.example')).toEqual([])
})

test('new rules count from the next question on', () => {
  const now = { rules: [COMMON] as readonly RolloutRule[] }
  const gives = createGivenVersions(() => now)
  expect([gives('a', PART, '1.1.0'), gives('a', PART, '3.0.0')]).toEqual([true, false])
  now.rules = [{ ...OWN, shop: EVERY_SHOP }]
  expect([gives('a', PART, '1.1.0'), gives('a', PART, '3.0.0')]).toEqual([false, true])
})
