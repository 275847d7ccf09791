import type { Release } from '@prilavok/shared-kernel/contract'
import { connectRollouts } from '../database/connection'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { releaseName } from '../part-name'
import { someRelease } from '../testing/some-release'
import { endWithTests, testRegistry } from '../testing/test-registry'
import { joinState, namedReleases, readReleases, readRules, ruleKey, trusted } from './read-state'
import { isRule } from './rule-shape'

const GREEN = 'green.example'
const CANDIDATE = { version: '1.1.0', share: 5, salt: 's', startedAt: '2026-11-01T00:00:00Z' }
const rule = (given: Partial<RolloutRule> = {}): RolloutRule => ({
  ...{ part: 'mf-a', shop: EVERY_SHOP, stable: '1.0.0' },
  ...given,
})
const whole = rule({ shop: GREEN, candidate: CANDIDATE, lastGood: '0.9.0' })
const known = (...versions: string[]): Map<string, Release> =>
  new Map(
    versions.map((version) => {
      const release = someRelease({ name: 'mf-a', version })
      return [releaseName(release), release]
    }),
  )

test('what cannot be trusted is told of with its shop, else as everybody’s', () => {
  const values = [rule(), { shop: GREEN }, { shop: 5 }, { shop: '' }, 'text', null]
  expect(trusted(values, isRule, 'rule')).toEqual({
    good: [rule()],
    problems: [
      { shop: GREEN, problem: '{"shop":"green.example"} is no rule' },
      { shop: EVERY_SHOP, problem: '{"shop":5} is no rule' },
      { shop: EVERY_SHOP, problem: '{"shop":""} is no rule' },
      { shop: EVERY_SHOP, problem: '"text" is no rule' },
      { shop: EVERY_SHOP, problem: 'null is no rule' },
    ],
  })
})

test('rules name their stable version, their candidate and the last good one', () => {
  expect([...namedReleases([whole, rule()])]).toEqual(['mf-a@1.0.0', 'mf-a@1.1.0', 'mf-a@0.9.0'])
  expect(ruleKey(whole)).toBe('green.example mf-a')
})

describe('rules and releases are joined', () => {
  const join = (rules: RolloutRule[], releases: Map<string, Release>) =>
    joinState({ revision: 7, rules, withdrawals: [], problems: [{ shop: 'x', problem: 'y' }] }, releases)
  const told = { shop: 'x', problem: 'y' }
  const missing = (version: string) => ({ shop: GREEN, problem: `mf-a@${version} cannot be read` })

  test('in the order of their shops and parts, releases by name', () => {
    const rules = [
      rule({ shop: 'b' }),
      rule({ shop: 'a' }),
      rule({ shop: 'b', part: 'mf-0' }),
      rule({ shop: 'a', part: 'mf-z' }),
    ]
    const releases = known('1.1.0', '1.0.0')
    for (const name of ['mf-z', 'mf-0'] as const) releases.set(`${name}@1.0.0`, someRelease({ name }))
    const state = join(rules, releases)
    expect(state.rules.map(ruleKey)).toEqual(['a mf-a', 'a mf-z', 'b mf-0', 'b mf-a'])
    expect(state.releases.map(releaseName)).toEqual(['mf-0@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0', 'mf-z@1.0.0'])
    expect(state).toMatchObject({ revision: 7, problems: [told] })
  })

  test('a rule whose releases are all there is as it is', () => {
    expect(join([whole], known('0.9.0', '1.0.0', '1.1.0')).rules[0]).toBe(whole)
  })

  test('a candidate or a last good version that is not there is left out, and told of', () => {
    const { candidate: _, ...withoutCandidate } = whole
    expect(join([whole], known('0.9.0', '1.0.0'))).toMatchObject({
      rules: [withoutCandidate],
      problems: [told, missing('1.1.0')],
    })
    expect(join([whole], known('0.9.0', '1.0.0')).rules[0]).not.toHaveProperty('candidate')
    const { rules, problems } = join([whole], known('1.0.0', '1.1.0'))
    expect([rules[0]?.candidate, problems]).toEqual([CANDIDATE, [told, missing('0.9.0')]])
    expect(rules[0]).not.toHaveProperty('lastGood')
    expect(join([whole], known('1.0.0')).rules).toEqual([rule({ shop: GREEN })])
  })

  test('a rule whose stable version is not there is left out', () => {
    const { rules, problems } = join([whole], known('0.9.0', '1.1.0'))
    expect([rules, problems]).toEqual([[], [told, missing('1.0.0')]])
  })
})

test('of the database only what is asked for is read, and known releases are not read again', async () => {
  const { databaseUrl, begin, change } = await testRegistry()
  const { db, pool, close } = connectRollouts(databaseUrl)
  endWithTests(close)
  await begin('shell', '1.0.0')
  await begin('mf-a', '1.0.0', '1.1.0')
  await change({ kind: 'use', shop: GREEN, part: 'mf-a', version: '1.1.0' })
  const keys = async (asked?: string[]) => (await readRules(db, asked)).rules.map(ruleKey).sort()
  expect(await keys()).toEqual(['* mf-a', '* shell', 'green.example mf-a'])
  expect(await keys(['green.example mf-a', '* mf-none'])).toEqual(['green.example mf-a'])
  expect(await keys([])).toEqual([])

  const mine = someRelease({ name: 'mf-a', builtFrom: 'mine' })
  const read = await readReleases(
    db,
    ['mf-a@1.0.0', 'mf-a@1.1.0', 'mf-a@9.0.0'],
    new Map([['mf-a@1.0.0', mine]]),
  )
  expect([...read.keys()]).toEqual(['mf-a@1.0.0', 'mf-a@1.1.0'])
  expect(read.get('mf-a@1.0.0')).toBe(mine)
  await pool.query(`update rollouts.releases set descriptor = '{}' where version = '1.1.0'`)
  expect((await readReleases(db, ['mf-a@1.1.0'], new Map())).size).toBe(0)
})
