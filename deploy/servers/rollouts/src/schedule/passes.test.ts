import type { Change } from '../model/change'
import type { HealthKind, HealthTotals } from '../model/health'
import { EVERY_SHOP, type RolloutRule, type Withdrawal } from '../model/rule'
import { passHealth } from './health-pass'
import type { Look } from './schedule'
import { readScheduleSettings } from './settings'
import { passFreezes, passSteps } from './step-pass'
import type { StepNote } from './store'

describe('health-pass', () => {
  const PART = 'mf-catalog'
  const NOW = new Date('2026-11-23T12:00:00Z')
  const STARTED = '2026-11-23T10:30:00Z'
  type Reports = Partial<Record<HealthKind, number>>

  const rule = (more: Partial<RolloutRule> = {}): RolloutRule => ({
    part: PART,
    shop: EVERY_SHOP,
    stable: '1.0.0',
    candidate: { version: '1.1.0', share: 10, salt: 's', startedAt: STARTED },
    ...more,
  })
  const withdrawal = (shop: string, more: Partial<Withdrawal> = {}): Withdrawal => ({
    part: PART,
    version: '1.1.0',
    shop,
    at: '2026-11-23T11:00:00Z',
    reason: 'x',
    ...more,
  })

  interface World {
    rules?: RolloutRule[]
    withdrawals?: Withdrawal[]
    /** Reports by `shop version`, since the rollout began; of before there are none. */
    reports?: Record<string, Reports>
    saved?: unknown
  }

  /** A look at rollouts over a health store without a database. */
  function looking({ rules = [rule()], withdrawals = [], reports = {}, saved }: World) {
    const changes: [target: string, reason: string][] = []
    const asked: { from: string; to: string | undefined; by: string | undefined }[] = []
    const tests: object[] = []
    const totals: Look['health']['totals'] = async ({ shop, version, from, to, by }) => {
      asked.push({ from: from.toISOString(), to: to?.toISOString(), by })
      const none: HealthTotals = { reports: {}, paints: {} }
      return to ? none : { ...none, reports: reports[`${shop} ${version}`] ?? {} }
    }
    const look = {
      now: NOW,
      state: { revision: 1, rules, withdrawals, releases: [], problems: [] },
      health: {
        totals,
        shopsWith: async () => [...new Set(Object.keys(reports).map((key) => key.split(' ')[0] ?? ''))],
        prune: async () => undefined,
      },
      store: {
        test: async () => saved,
        saveTest: async (_key: object, test: object) => void tests.push(test),
      },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      minimumViews: 0,
      change: async (change: { shop: string }, { reason }: { reason: string }) =>
        void changes.push([change.shop, reason]),
      guard: async (_rule: RolloutRule, work: () => Promise<void>) => work(),
    } as unknown as Look
    return { look, changes, asked, tests }
  }

  const FINE: Reports = { view: 500, 'own-view': 100, subject: 100 }
  const FAILING: Reports = { 'own-view': 100, subject: 100, 'failed-subject': 60 }
  const ofShops = (given: Record<string, Reports>) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([shop, candidate]) => [
        [`${shop} 1.0.0`, { subject: 900 }],
        [`${shop} 1.1.0`, candidate],
      ]),
    )
  const fine = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`fine-${index}`, FINE]))

  async function outcomeOf(world: World) {
    const { look, changes } = looking(world)
    const health = await passHealth(look)
    return {
      targets: changes.map(([target]) => target),
      reasons: changes.map(([, reason]) => reason),
      health,
    }
  }

  test('shops with a rule of their own, or from which it was withdrawn, are not those of the rule for every shop', async () => {
    const rules = [
      rule(),
      rule({ shop: 'own', stable: '1.0.0', candidate: undefined } as Partial<RolloutRule>),
    ]
    const reports = ofShops({ a: FINE, own: FINE, gone: FINE })
    const { health } = await outcomeOf({ rules, withdrawals: [withdrawal('gone')], reports })
    expect(health.get(rules[0] as RolloutRule)).toEqual({ views: 100, isGone: false })
  })

  test('the rule of one shop is about that shop, and its candidate is gone when it is taken back', async () => {
    const rules = [rule({ shop: 'a' })]
    const { targets, health, reasons } = await outcomeOf({
      rules,
      reports: ofShops({ a: FAILING, b: FAILING }),
    })
    expect(targets).toEqual(['a'])
    expect(reasons).toEqual([expect.stringMatching(/^Просмотры со сбоем .* 60 % против 0 %$/)])
    expect([...health.values()]).toEqual([{ views: 100, isGone: true }])
  })

  describe('a candidate of every shop', () => {
    test('is taken back from all when it fails in two, and they are a fifth of those where it was tested', async () => {
      const few = await outcomeOf({ reports: ofShops({ bad: FAILING, worse: FAILING, ...fine(8) }) })
      expect(few.targets).toEqual([EVERY_SHOP])
      expect(few.reasons).toEqual([
        expect.stringMatching(/^Отозвана у нескольких поставщиков \(bad, worse\)\. bad: Просмотры/),
      ])
      expect([...few.health.values()]).toEqual([{ views: 1000, isGone: true }])
      const many = await outcomeOf({ reports: ofShops({ bad: FAILING, worse: FAILING, ...fine(9) }) })
      expect(many.targets).toEqual(['bad', 'worse'])
      expect([...many.health.values()]).toEqual([{ views: 1100, isGone: false }])
    })

    test('shops where hardly anybody saw it do not count among those', async () => {
      const reports = (views: number) =>
        ofShops({ bad: FAILING, worse: FAILING, ...fine(8), rare: { 'own-view': views, subject: views } })
      expect((await outcomeOf({ reports: reports(29) })).targets).toEqual([EVERY_SHOP])
      expect((await outcomeOf({ reports: reports(30) })).targets).toEqual(['bad', 'worse'])
    })

    test.each<[string, Partial<Withdrawal>, string[]]>([
      ['this rollout', {}, [EVERY_SHOP]],
      ['its very beginning', { at: STARTED }, [EVERY_SHOP]],
      ['an earlier rollout of the version', { at: '2026-11-23T10:29:59Z' }, ['bad']],
      ['another version', { version: '1.0.5' }, ['bad']],
      ['another part', { part: 'mf-basket' }, ['bad']],
    ])('with what was taken back from another shop before: %s', async (_, more, targets) => {
      const withdrawals = [withdrawal('before', more)]
      expect((await outcomeOf({ withdrawals, reports: ofShops({ bad: FAILING }) })).targets).toEqual(targets)
    })
  })

  test('views of strangers, and of pages that fell back, take no step', async () => {
    const { health } = await outcomeOf({ reports: ofShops({ a: { view: 5000, fallback: 40, subject: 30 } }) })
    expect([...health.values()]).toEqual([{ views: 0, isGone: false }])
  })

  test('a test of an earlier release, which counted views, begins anew', async () => {
    const comparison = { start: {}, evidence: { candidate: { trials: 9000, hits: 0 } } }
    const saved = { against: '1.0.0', viewsBefore: 8000, comparisons: { failures: comparison } }
    const { look, tests } = looking({ saved, reports: ofShops({ a: FINE }) })
    expect([...(await passHealth(look)).values()]).toEqual([{ views: 100, isGone: false }])
    const evidence = expect.objectContaining({ candidate: { trials: 100, hits: 0 } })
    expect(tests).toEqual([
      expect.objectContaining({
        ownViewsBefore: 0,
        comparisons: expect.objectContaining({ failures: expect.objectContaining({ evidence }) }),
      }),
    ])
  })

  test('a comparison begins with the week before the rollout, and without its first hour of before', async () => {
    const { look, asked } = looking({ reports: ofShops({ a: FINE }) })
    await passHealth(look)
    const started = '2026-11-23T10:30:00.000Z'
    const firstHour = { from: '2026-11-23T10:00:00.000Z', to: started, by: 'minute' }
    const since = { from: started, to: undefined, by: undefined }
    expect(asked).toEqual([
      { from: '2026-11-16T10:30:00.000Z', to: started, by: undefined },
      firstHour,
      firstHour,
      since,
      since,
    ])
  })
})

describe('step-pass', () => {
  const NOW = new Date('2026-11-23T12:00:00Z')
  const DUE = NOW.toISOString()
  const LATER = '2026-11-23T12:00:00.001Z'
  const CANDIDATE = {
    version: '1.1.0',
    share: 5,
    salt: 's',
    startedAt: '2026-11-23T10:00:00Z',
    steps: [5, 25, 100],
    everySeconds: 60,
    nextStepAt: DUE,
  }
  const rule = (
    candidate: Partial<typeof CANDIDATE & { paused: boolean }> = {},
    more: Partial<RolloutRule> = {},
  ): RolloutRule => ({
    part: 'mf-catalog',
    shop: EVERY_SHOP,
    stable: '1.0.0',
    candidate: { ...CANDIDATE, ...candidate },
    ...more,
  })

  function looking(
    { saved, failing = '' }: { saved?: StepNote; failing?: string } = {},
    rules: RolloutRule[] = [],
  ) {
    const changes: [Change, { kind: string; reason: string; figures?: object }][] = []
    const notes: StepNote[] = []
    const look = {
      now: NOW,
      minimumViews: 100,
      state: { rules },
      store: {
        note: async () => saved,
        saveNote: async (_key: object, note: StepNote) => void notes.push(note),
      },
      log: { info: () => undefined },
      async change(change: Change, options: { kind: string; reason: string }) {
        if (change.shop === failing) throw new Error('changed meanwhile')
        changes.push([change, options])
      },
      guard: (_rule: RolloutRule, work: () => Promise<void>) => work().catch(() => undefined),
    } as unknown as Look
    return { look, changes, notes }
  }

  async function stepped(
    given: RolloutRule,
    { views = 1000, saved, isGone = false }: { views?: number; saved?: StepNote; isGone?: boolean } = {},
  ) {
    const { look, changes, notes } = looking(saved && { saved })
    await passSteps(look, new Map([[given, { views, isGone }]]))
    return { changes, notes }
  }

  test.each([
    [7, 25],
    [25, 100],
    [50, 100],
  ])('from %d percent the next step is to %d', async (share, next) => {
    const [change] = (await stepped(rule({ share }))).changes[0] ?? []
    expect(change).toMatchObject({ kind: 'rollout', share: next })
  })

  test('a candidate that everybody had for a step becomes the stable version', async () => {
    const [change] = (await stepped(rule({ share: 100 }))).changes[0] ?? []
    expect(change).toMatchObject({ kind: 'promote' })
  })

  test.each<[string, RolloutRule, object]>([
    ['it is not due yet', rule({ nextStepAt: LATER }), {}],
    ['it is paused', rule({ paused: true }), {}],
    ['its rule is frozen', rule({}, { frozenUntil: LATER }), {}],
    ['it takes no steps', rule({ steps: [] }), {}],
    ['it was taken back just now', rule(), { isGone: true }],
  ])('no step is taken while %s', async (_, given, more) => {
    expect((await stepped(given, more)).changes).toEqual([])
  })

  describe('views since the last step', () => {
    test('must be enough; else it is noted for what the step waits', async () => {
      const saved = { share: 5, viewsBefore: 400 }
      expect((await stepped(rule(), { saved, views: 500 })).changes).toHaveLength(1)
      const few = await stepped(rule(), { saved, views: 499 })
      expect(few.changes).toEqual([])
      expect(few.notes).toEqual([{ ...saved, waitsFor: 'Мало просмотров для следующего шага: 99 из 100' }])
    })

    test('count from the beginning of a rollout, and anew when somebody changed its share', async () => {
      expect((await stepped(rule(), { views: 100 })).changes).toHaveLength(1)
      const changed = await stepped(rule(), { saved: { share: 4, viewsBefore: 0 }, views: 150 })
      expect(changed.changes).toEqual([])
      expect(changed.notes).toMatchObject([{ share: 5, viewsBefore: 150 }])
    })
  })

  test('freezes that are over end, each by itself', async () => {
    const frozen = (shop: string, frozenUntil: string) => rule({}, { shop, frozenUntil })
    const rules = [
      frozen('bad', DUE),
      frozen('over', DUE),
      frozen('still', LATER),
      rule({}, { shop: 'free' }),
    ]
    const { look, changes } = looking({ failing: 'bad' }, rules)
    expect(await passFreezes(look)).toBe(1)
    expect(changes).toEqual([
      [
        { kind: 'unfreeze', shop: 'over', part: 'mf-catalog' },
        { kind: 'schedule', reason: 'Срок заморозки вышел' },
      ],
    ])
  })
})

describe('settings', () => {
  test('without settings the schedule has defaults', () => {
    expect(readScheduleSettings({})).toEqual({ every: 3000, minimumViews: 200 })
    expect(readScheduleSettings({ SCHEDULE_EVERY: '500', STEP_MINIMUM_VIEWS: '0' })).toEqual({
      every: 500,
      minimumViews: 0,
    })
  })

  test('all violations are told at once', () => {
    const read = () => readScheduleSettings({ SCHEDULE_EVERY: '1', STEP_MINIMUM_VIEWS: 'many' })
    expect(read).toThrow(/SCHEDULE_EVERY must be a whole number from 50/)
    expect(read).toThrow(/STEP_MINIMUM_VIEWS must be .* not «many»/)
  })
})
