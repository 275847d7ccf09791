import { fc } from '@prilavok/supplier-api/testing/property'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { registryState } from '../testing/registry-state'
import { someRelease } from '../testing/some-release'
import { isInShare, positionOf } from './cohort'
import { compile } from './compile'

describe('cohort', () => {
  const SUBJECTS = Array.from({ length: 200_000 }, (_, index) => `subject-${index}`)
  const positions = (part: string, salt = 'salt', shop = 'a.example') =>
    SUBJECTS.map((subject) => positionOf({ shop, part, salt, subject }))
  const shareOf = (all: readonly number[], share: number) =>
    (100 * all.filter((position) => isInShare(position, share)).length) / all.length

  /**
   * Chi-square of two rollouts, each cut into ten shares: how much the counts of the 100 pairs differ from those of independent ones.
   * With 81 degrees of freedom 99.9 % of independent pairs stay below 126.
   */
  function chiSquare(one: readonly number[], other: readonly number[]): number {
    const tenth = (position: number | undefined) => Math.floor((position ?? 0) * 10)
    const counts = new Array<number>(100).fill(0)
    for (const [index, position] of one.entries()) {
      const cell = tenth(position) * 10 + tenth(other[index])
      counts[cell] = (counts[cell] ?? 0) + 1
    }
    const expected = one.length / counts.length
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }

  test.each([0.01, 1, 5, 10, 25, 33.33, 50, 99.99])(
    '%d %% of 200,000 subjects are as many, within half a percent',
    (share) => {
      const is = shareOf(positions('mf-catalog'), share)
      expect(Math.abs(is - share)).toBeLessThan(0.5)
      expect(is).toBeGreaterThan(0)
      expect(is).toBeLessThan(100)
    },
  )

  test('0 % is nobody and 100 % everybody', () => {
    const all = positions('mf-basket')
    expect([shareOf(all, 0), shareOf(all, 100)]).toEqual([0, 100])
    expect([isInShare(0, 0), isInShare(0, 0.01), isInShare(1 - 2 ** -48, 100)]).toEqual([false, true, true])
  })

  test('the bounds are half-open: who stands at 10 % is not among the first 10 %', () => {
    expect([isInShare(0.1, 10), isInShare(0.1 - 2 ** -48, 10), isInShare(0.1, 10.01)]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('a position is the same in every process and on every edge', () => {
    const key = { shop: 'a.example', part: 'mf-catalog', salt: 's', subject: 'x' }
    expect(positionOf(key)).toBe(0.44712818440869384)
  })

  test.each([
    ['two parts', positions('mf-catalog'), positions('mf-basket')],
    ['two rollouts of a part', positions('mf-catalog', 'one'), positions('mf-catalog', 'two')],
    ['two shops', positions('mf-catalog'), positions('mf-catalog', 'salt', 'b.example')],
  ])('%s have nothing to do with each other', (_what, one, other) => {
    expect(chiSquare(one, other)).toBeLessThan(126)
  })
})

describe('compile.property', () => {
  const SHOP = { id: 1, domain: 'a.example' }
  const PARTS = ['shell', 'mf-basket', 'mf-catalog'] as const
  const VERSIONS = ['1.0.0', '1.1.0', '1.2.0']
  const RELEASES = PARTS.flatMap((name) => VERSIONS.map((version) => someRelease({ name, version })))

  const version = fc.constantFrom(...VERSIONS)
  const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
  const ruleOf = (part: (typeof PARTS)[number], shop: string) =>
    fc.record<RolloutRule>(
      {
        part: fc.constant(part),
        shop: fc.constant(shop),
        stable: version,
        lastGood: version,
        candidate: fc.record({
          version,
          share,
          salt: fc.string(),
          startedAt: fc.constant('2026-11-01T00:00:00Z'),
        }),
      },
      { requiredKeys: ['part', 'shop', 'stable'] },
    )
  const common = fc.tuple(...PARTS.map((part) => ruleOf(part, EVERY_SHOP)))
  const own = fc.tuple(...PARTS.map((part) => fc.option(ruleOf(part, SHOP.domain), { nil: undefined })))
  const subject = fc.string({ minLength: 1 })

  const decide = (rules: readonly RolloutRule[], who: string | undefined, failed?: Set<string>) => {
    const plan = compile(registryState({ releases: RELEASES, rules })).decide(SHOP, who, { failed })
    if (!plan) throw new Error('no plan')
    return plan.parts
  }
  const inForce = (rules: readonly RolloutRule[], part: string) =>
    rules.findLast((rule) => rule.part === part) as RolloutRule

  test('everybody gets the stable version or the candidate of the rule in force, and no other', () => {
    fc.assert(
      fc.property(common, own, subject, (every, of, who) => {
        const rules = [...every, ...of.filter((rule) => rule !== undefined)]
        for (const [part, planned] of Object.entries(decide(rules, who))) {
          const { stable, candidate, lastGood } = inForce(rules, part)
          const isCandidate = planned.chosenAs === 'candidate'
          expect(planned.version).toBe(isCandidate ? candidate?.version : stable)
          const tried = planned.fallbacks.map((one) => one.version)
          const expected = [...(isCandidate ? [stable] : []), ...(lastGood ? [lastGood] : [])]
          const others = expected.filter((one) => one !== planned.version)
          expect(tried).toEqual(part === 'shell' ? [] : others)
        }
      }),
    )
  })

  test('whoever has the candidate keeps it in every larger share; at 0 % nobody has it, at 100 % everybody', () => {
    const given = (rules: readonly RolloutRule[], who: string, percent: number) =>
      decide(
        rules.map((rule) =>
          rule.candidate ? { ...rule, candidate: { ...rule.candidate, share: percent } } : rule,
        ),
        who,
      )
    fc.assert(
      fc.property(common, subject, share, share, (rules, who, one, other) => {
        const [less, more] = [
          given(rules, who, Math.min(one, other)),
          given(rules, who, Math.max(one, other)),
        ]
        const [none, all] = [given(rules, who, 0), given(rules, who, 100)]
        for (const part of PARTS) {
          if (less[part]?.chosenAs) expect(more[part]?.chosenAs).toBe('candidate')
          expect(none[part]?.chosenAs).toBeUndefined()
          expect(all[part]?.chosenAs).toBe(inForce(rules, part).candidate && 'candidate')
        }
      }),
    )
  })

  test('one part is decided without regard to the others', () => {
    fc.assert(
      fc.property(common, ruleOf('mf-basket', EVERY_SHOP), subject, (rules, another, who) => {
        const changed = rules.map((rule) => (rule.part === 'mf-basket' ? another : rule))
        const [before, after] = [decide(rules, who), decide(changed, who)]
        for (const part of ['shell', 'mf-catalog'] as const)
          expect(after[part]?.version).toBe(before[part]?.version)
      }),
    )
  })

  test('a candidate that failed in a browser is never given to it', () => {
    fc.assert(
      fc.property(common, subject, (rules, who) => {
        const failed = new Set(rules.map(({ part, candidate }) => `${part}@${candidate?.version}`))
        for (const { chosenAs } of Object.values(decide(rules, who, failed))) expect(chosenAs).toBeUndefined()
      }),
    )
  })
})
