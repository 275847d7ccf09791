import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@prilavok/shared-kernel/contract'
import type { RegistryState } from '../model/registry-state'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { releaseName } from '../part-name'
import { temporaryFolder } from '../testing/build-folder'
import { someRelease } from '../testing/some-release'
import { joinState } from './read-state'
import { isRule, isWithdrawal } from './rule-shape'
import { createStateFile, readStateFile } from './state-file'

describe('state-file', () => {
  const RULE = { part: 'mf-catalog', shop: EVERY_SHOP, stable: '1.0.0' } as const
  const WITHDRAWAL = {
    part: 'mf-catalog',
    version: '1.1.0',
    shop: 'a',
    at: '2026-11-01T00:00:00Z',
    reason: 'x',
  } as const
  const STATE: RegistryState = {
    revision: 7,
    rules: [RULE],
    withdrawals: [WITHDRAWAL],
    releases: [someRelease({ name: 'mf-catalog' })],
    problems: [],
  }

  function started() {
    const folder = temporaryFolder()
    const file = join(folder, 'state.json')
    const lines: [string, string][] = []
    const say = (kind: string) => (_: object, message: string) => void lines.push([kind, message])
    const log = { info: say('info'), warn: say('warn'), error: say('error') }
    return { folder, file, lines, log, read: () => readStateFile(file, log) }
  }

  test.each(['', '[]', 'null', '{}', '{"revision":"7"}'])('%j is no state, which is no error', (content) => {
    const { file, lines, read } = started()
    writeFileSync(file, content)
    expect(read()).toBeUndefined()
    expect(lines).toEqual([['info', 'no registry state of before']])
  })

  test('of a file that is damaged in part the rest is read', () => {
    const { file, read } = started()
    const damaged = {
      ...STATE,
      rules: [RULE, { shop: 'a' }, 5],
      withdrawals: [{ shop: 'b' }],
      releases: [{}],
    }
    writeFileSync(file, JSON.stringify(damaged))
    expect(read()).toEqual({
      ...STATE,
      withdrawals: [],
      releases: [],
      problems: [
        { shop: 'a', problem: '{"shop":"a"} is no rule' },
        { shop: EVERY_SHOP, problem: '5 is no rule' },
        { shop: 'b', problem: '{"shop":"b"} is no withdrawal' },
        { shop: EVERY_SHOP, problem: '{} is no release' },
      ],
    })
    writeFileSync(file, JSON.stringify({ revision: 7, rules: {}, withdrawals: 5 }))
    expect(read()).toEqual({ revision: 7, rules: [], withdrawals: [], releases: [], problems: [] })
  })

  test('a large state is written when the follower ends, the latest one', () => {
    const { file, log } = started()
    const rules = Array.from({ length: 2001 }, (_, index) => ({ ...RULE, shop: `shop-${index}` }))
    const saved = createStateFile(file, log)
    saved.save({ ...STATE, rules })
    saved.save({ ...STATE, rules, revision: 8 })
    expect(existsSync(file)).toBe(false)
    saved.close()
    expect(JSON.parse(readFileSync(file, 'utf8')).revision).toBe(8)
    saved.save({ ...STATE, rules: rules.slice(1), revision: 9 })
    expect(JSON.parse(readFileSync(file, 'utf8')).revision).toBe(9)
  })

  test('a state that cannot be written costs a warning', () => {
    const { folder, log, lines } = started()
    const saved = createStateFile(join(folder, 'none', 'state.json'), log)
    saved.save(STATE)
    saved.close()
    expect(lines).toEqual([['warn', 'the registry state cannot be saved']])
  })
})

describe('read-state', () => {
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

  describe('rules and releases are joined', () => {
    const join = (rules: RolloutRule[], releases: Map<string, Release>) =>
      joinState({ revision: 7, rules, withdrawals: [], problems: [{ shop: 'x', problem: 'y' }] }, releases)
    const told = { shop: 'x', problem: 'y' }
    const missing = (version: string) => ({ shop: GREEN, problem: `mf-a@${version} cannot be read` })

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
})

describe('rule-shape', () => {
  const CANDIDATE = { version: '1.1.0', share: 5, salt: 's', startedAt: '2026-11-01T00:00:00Z' }
  const RULE = { part: 'mf-catalog', shop: '*', stable: '1.0.0' }
  const WITHDRAWAL = {
    part: 'mf-catalog',
    version: '1.1.0',
    shop: '*',
    at: '2026-11-01T00:00:00Z',
    reason: '',
  }

  test.each<[object]>([
    [{}],
    [{ candidate: CANDIDATE, lastGood: '0.9.0', pinned: true }],
    [{ candidate: { ...CANDIDATE, share: 0, steps: [0, 100], everySeconds: 0.5, nextStepAt: '2026-11-01' } }],
    [{ candidate: { ...CANDIDATE, share: 100, steps: [] } }],
    [{ frozenUntil: '2026-12-01T00:00:00Z', chosenAt: '2026-11-01' }],
  ])('a rule may have %j', (more) => {
    expect(isRule({ ...RULE, ...more })).toBe(true)
  })

  test.each<[object]>([
    [{ part: 'catalog' }],
    [{ shop: '' }],
    [{ shop: 5 }],
    [{ stable: '1' }],
    [{ stable: undefined }],
    [{ lastGood: 'x' }],
    [{ frozenUntil: 'soon' }],
    [{ chosenAt: 5 }],
    [{ candidate: null }],
    [{ candidate: [] }],
    ...[
      { version: 'x' },
      { share: -0.1 },
      { share: 100.1 },
      { share: '5' },
      { salt: '' },
      { startedAt: 'now' },
      { steps: {} },
      { steps: [5, 101] },
      { steps: ['5'] },
      { everySeconds: 0 },
      { everySeconds: '60' },
      { nextStepAt: '' },
    ].map((more): [object] => [{ candidate: { ...CANDIDATE, ...more } }]),
  ])('a rule with %j is none', (more) => {
    expect(isRule({ ...RULE, ...more })).toBe(false)
  })

  test('a withdrawal says what is gone from whom, since when, and why', () => {
    expect(isWithdrawal(WITHDRAWAL)).toBe(true)
    const wrong = [{ part: 'x' }, { version: 'x' }, { shop: '' }, { at: 'x' }, { reason: null }]
    for (const more of wrong) expect(isWithdrawal({ ...WITHDRAWAL, ...more })).toBe(false)
    for (const value of [null, [], 'x', undefined])
      expect([isRule(value), isWithdrawal(value)]).toEqual([false, false])
  })
})
