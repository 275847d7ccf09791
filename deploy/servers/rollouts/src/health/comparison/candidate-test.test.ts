import type { HealthTotals } from '../../model/health'
import { seeded, simulateRollout } from '../../testing/simulated-rollout'
import { advanceTest, type BothTotals, beginTest, subjectsOf, verdictOf } from './candidate-test'
import { MEASURES, type MeasureName } from './measures'
import { strength } from './two-streams'
import { upperLimit } from './upper-limit'

describe('candidate-test', () => {
  const GOOD = { failing: 0.005, adding: 0.2, paint: 1500 }
  const ROLLOUT = { stable: GOOD, candidate: GOOD, shares: [5, 25, 50], views: 10_000 }
  const seeds = (count: number) => Array.from({ length: count }, (_, index) => seeded(index + 1))

  test('at most 1 of 100 rollouts without a difference is taken back', () => {
    const taken = seeds(300).filter((random) => simulateRollout({ ...ROLLOUT, random }))
    const alone = seeds(100).filter((random) => simulateRollout({ ...ROLLOUT, shares: [100], random }))
    expect(taken.length).toBeLessThanOrEqual(3)
    expect(alone.length).toBeLessThanOrEqual(1)
  })

  test.each([
    [[5], 60_000],
    [[50], 20_000],
    [[100], 20_000],
  ])(
    'two more failures in a hundred views are found within 2,500 views of the candidate (shares %j)',
    (shares, views) => {
      const candidate = { ...GOOD, failing: 0.025 }
      const found = seeds(100).map((random) =>
        simulateRollout({ ...ROLLOUT, candidate, shares, views, random }),
      )
      const soon = found.filter((one) => one?.measure === 'failures' && one.candidateViews <= 2500)
      expect(soon.length).toBeGreaterThanOrEqual(95)
    },
  )

  test('fewer visits with something in the basket, and slower pages, are found by their own names', () => {
    const worse = [
      { candidate: { ...GOOD, adding: 0.1 }, measure: 'baskets' },
      { candidate: { ...GOOD, paint: 2300 }, measure: 'paints' },
    ]
    for (const { candidate, measure } of worse)
      for (const random of seeds(10))
        expect(simulateRollout({ ...ROLLOUT, candidate, shares: [50], views: 40_000, random })?.measure).toBe(
          measure,
        )
  })

  const totals = (reports: HealthTotals['reports'], paints: HealthTotals['paints'] = {}): HealthTotals => ({
    reports,
    paints,
  })
  const both = (stable: HealthTotals['reports'], candidate: HealthTotals['reports']): BothTotals => ({
    stable: totals(stable),
    candidate: totals(candidate),
  })
  const BEFORE = totals({ subject: 5000, 'failed-subject': 25 })
  const NOTHING = both({}, {})

  test('a candidate that always fails is found at once, but not in the first few views', () => {
    const begun = beginTest('1.0.0', BEFORE, NOTHING)
    const few = advanceTest(begun, both({ subject: 200 }, { subject: 10, 'failed-subject': 10 }), 5)
    expect(verdictOf(few)).toBeUndefined()
    const more = advanceTest(few, both({ subject: 600 }, { subject: 30, 'failed-subject': 30 }), 5)
    expect(verdictOf(more)).toEqual({
      measure: 'failures',
      figures: {
        candidateTrials: 30,
        candidateHits: 30,
        candidatePercent: 100,
        stableTrials: 600,
        stableHits: 0,
        stablePercent: 0,
        evidence: expect.any(Number),
        needed: 333,
      },
    })
  })

  test('a failure that hits both versions at the same time is nobody’s fault', () => {
    let test = beginTest('1.0.0', BEFORE, NOTHING)
    for (let minute = 1; minute <= 20; minute++) {
      const failing = minute > 10 ? minute - 10 : 0
      test = advanceTest(
        test,
        both(
          { subject: 100 * minute, 'failed-subject': 60 * failing },
          { subject: 100 * minute, 'failed-subject': 60 * failing },
        ),
        50,
      )
    }
    expect(verdictOf(test)).toBeUndefined()
  })

  test('without visitors of the stable version it is compared with what that one did before', () => {
    const worse = both({}, { subject: 2000, 'failed-subject': 80 })
    expect(verdictOf(advanceTest(beginTest('1.0.0', BEFORE, NOTHING), worse, 100))?.figures).toMatchObject({
      stableTrials: 5000,
      stablePercent: 0.5,
      candidatePercent: 4,
    })
    const asBefore = both({}, { subject: 2000, 'failed-subject': 10 })
    expect(verdictOf(advanceTest(beginTest('1.0.0', BEFORE, NOTHING), asBefore, 100))).toBeUndefined()
    const unknown = beginTest('1.0.0', totals({}), NOTHING)
    expect(verdictOf(advanceTest(unknown, worse, 100))).toBeUndefined()
  })

  test('what was reported before the rollout does not count, nor does a look without news', () => {
    const start = both({ subject: 900, 'failed-subject': 0 }, { subject: 900, 'failed-subject': 900 })
    const begun = beginTest('1.0.0', BEFORE, start)
    expect(verdictOf(advanceTest(begun, start, 50))).toBeUndefined()
    const once = advanceTest(begun, both({ subject: 1000 }, { subject: 1000, 'failed-subject': 1000 }), 50)
    expect(verdictOf(once)?.figures.candidateTrials).toBe(100)
    expect(advanceTest(once, both({ subject: 1000 }, { subject: 1000, 'failed-subject': 1000 }), 50)).toEqual(
      once,
    )
  })

  test('a difference that is certain and too small to matter is no reason', () => {
    const begun = beginTest('1.0.0', totals({}), NOTHING)
    const tiny = advanceTest(
      advanceTest(begun, both({ subject: 1000 }, { subject: 1000 }), 50),
      both({ subject: 4_000_000, 'failed-subject': 4000 }, { subject: 4_000_000, 'failed-subject': 12_000 }),
      50,
    )
    expect(verdictOf(tiny)).toBeUndefined()
  })

  test.each([
    ['some fail', { subject: 1000, 'failed-subject': 100 }, 1000, 10],
    ['more have failed than were seen', { subject: 0, 'failed-subject': 100 }, 100, 100],
    ['all fail', { subject: 200, 'failed-subject': 200 }, 200, 100],
  ])(
    'a subject that failed is one that was seen: %s',
    (_what, reports, candidateTrials, candidatePercent) => {
      const begun = beginTest('1.0.0', BEFORE, NOTHING)
      const now = both({ subject: 3000 }, reports)
      expect(verdictOf(advanceTest(begun, now, 25))?.figures).toMatchObject({
        candidateTrials,
        candidatePercent,
      })
    },
  )

  test('from a hundred first paints of before it is known which pages are slow, not from fewer', () => {
    const testAfter = (paints: HealthTotals['paints']) => beginTest('1.0.0', totals({}, paints), NOTHING)
    const few = testAfter({ 1000: 74, 2000: 25 })
    expect(few.slow).toBeUndefined()
    expect(few.comparisons).not.toHaveProperty('paints')
    const enough = testAfter({ 1000: 75, 2000: 25 })
    expect(enough.slow).toBe(1000)
    expect(enough.comparisons.paints?.prior).toEqual({ trials: 100, hits: 25 })
  })

  test('which pages are slow may only be known by what comes, then from that on', () => {
    const begun = beginTest('1.0.0', totals({}), NOTHING)
    const now = { stable: totals({}, { 1000: 90, 4000: 30 }), candidate: totals({}, { 4000: 50 }) }
    const known = advanceTest(begun, now, 50)
    expect(known.slow).toBe(1000)
    expect(known.comparisons.paints?.start).toEqual({
      stable: { trials: 120, hits: 30 },
      candidate: { trials: 50, hits: 50 },
    })
    expect(known.comparisons.paints?.evidence.candidate.trials).toBe(0)
    const later = { stable: totals({}, { 1000: 9000 }), candidate: totals({}, { 4000: 60 }) }
    const next = advanceTest(known, later, 50)
    expect([next.slow, next.comparisons.paints?.evidence.candidate]).toEqual([1000, { trials: 10, hits: 10 }])
  })

  describe('the stable version of the same time is the measure', () => {
    const worse = both({ subject: 100 }, { subject: 2000, 'failed-subject': 80 })
    const trialsAt = (share: number, before = BEFORE) =>
      advanceTest(beginTest('1.0.0', before, NOTHING), worse, share).comparisons.failures?.evidence.bets[0]

    test('until hardly anybody has it', () => {
      expect(trialsAt(97)).toBe(trialsAt(50))
      expect(trialsAt(98)).not.toBe(trialsAt(97))
      expect(trialsAt(98)).toBe(trialsAt(100))
    })

    test('and without it nothing is compared', () => {
      const begun = beginTest('1.0.0', BEFORE, NOTHING)
      expect(advanceTest(begun, both({}, { subject: 200 }), 97)).toEqual(begun)
      expect(subjectsOf(begun)).toBe(0)
      expect(subjectsOf(advanceTest(begun, both({ subject: 1 }, { subject: 200 }), 97))).toBe(200)
    })
  })
})

describe('measures', () => {
  const measure = (name: MeasureName) => {
    const found = MEASURES.find((one) => one.name === name)
    if (!found) throw new Error(`no measure ${name}`)
    return found
  }
  const armOf = (name: MeasureName, given: Partial<HealthTotals>, slow?: number) =>
    measure(name).armOf({ reports: {}, paints: {}, ...given }, slow)

  test('false alarms of all measures together are at most 0.6 % of the rollouts', () => {
    expect(MEASURES.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0)).toBeCloseTo(0.006)
  })

  test('visits without anything put into the basket are hits among all visits', () => {
    expect(armOf('baskets', { reports: { 'subject-visit': 10, 'adding-subject': 4 } })).toEqual({
      trials: 10,
      hits: 6,
    })
    expect(armOf('baskets', { reports: { 'subject-visit': 1, 'adding-subject': 4 } })).toEqual({
      trials: 1,
      hits: 0,
    })
    expect(armOf('baskets', {})).toEqual({ trials: 0, hits: 0 })
  })

  test('paints above the limit are hits, that of the limit itself is not; without a limit none is compared', () => {
    const paints = { 500: 1, 2000: 20, 2500: 300 }
    expect(armOf('paints', { paints }, 2000)).toEqual({ trials: 321, hits: 300 })
    expect(armOf('paints', { paints }, 1999)).toEqual({ trials: 321, hits: 320 })
    expect(armOf('paints', { paints })).toEqual({ trials: 0, hits: 0 })
  })
})

describe('two-streams', () => {
  const NONE = { trials: 0, hits: 0 }

  test('what speaks against a candidate is the mean of the bets, and stays a number when they are certain', () => {
    expect(strength({ bets: [Math.log(2), Math.log(6)], stable: NONE, candidate: NONE })).toBeCloseTo(4)
    const certain = strength({ bets: [5000, 0], stable: NONE, candidate: NONE })
    expect(certain).toBeCloseTo(Math.exp(600) / 2, -250)
    expect(Number.isFinite(certain)).toBe(true)
  })
})

describe('upper-limit', () => {
  test('nothing is known without trials', () => {
    expect(upperLimit({ trials: 0, hits: 0 })).toBe(1)
  })

  // Computed by the formula of Wilson (JASA 22, 1927) with z = 3.0902.
  test.each([
    [1000, 0, 0.009459],
    [1000, 10, 0.025365],
    [100, 50, 0.647622],
    [100, 100, 1],
  ])('of %d trials with %d hits it is %d', (trials, hits, limit) => {
    expect(upperLimit({ trials, hits })).toBeCloseTo(limit, 5)
  })
})
