import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { shopsByRules } from './rules-of-shops'

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
const shopsOf = (rules: RolloutRule[], withdrawals: Parameters<typeof shopsByRules>[0]['withdrawals'] = []) =>
  shopsByRules({ rules, withdrawals }).map(({ shops }) => shops)

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

test('a group tells what it gets', () => {
  const groups = shopsByRules({ rules: [rule(EVERY_SHOP), rule('a', { stable: '2.0.0' })], withdrawals: [] })
  expect(groups.map(({ given }) => given.map(({ part, stable }) => `${part} ${stable}`))).toEqual([
    ['mf-catalog 1.0.0'],
    ['mf-catalog 2.0.0'],
  ])
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
