import type { HealthKind, HealthTotals } from '../model/health'
import { EVERY_SHOP, type RolloutRule, type Withdrawal } from '../model/rule'
import { passHealth } from './health-pass'
import type { Look } from './schedule'

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

const FINE: Reports = { view: 100 }
const FAILING: Reports = { view: 100, 'failed-view': 60 }
const ofShops = (given: Record<string, Reports>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([shop, candidate]) => [
      [`${shop} 1.0.0`, { view: 900 }],
      [`${shop} 1.1.0`, candidate],
    ]),
  )
const fine = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`fine-${index}`, FINE]))

async function outcomeOf(world: World) {
  const { look, changes } = looking(world)
  const health = await passHealth(look)
  return { targets: changes.map(([target]) => target), reasons: changes.map(([, reason]) => reason), health }
}

test('a rule without a candidate is not looked at; one with a candidate tells its views', async () => {
  const { candidate: _, ...stable } = rule({ part: 'shell' })
  const rules = [stable, rule()]
  const { health, targets } = await outcomeOf({ rules, reports: ofShops({ a: FINE, b: { view: 20 } }) })
  expect([...health]).toEqual([[rules[1], { views: 120, isGone: false }]])
  expect(targets).toEqual([])
})

test('shops with a rule of their own, or from which it was withdrawn, are not those of the rule for every shop', async () => {
  const rules = [rule(), rule({ shop: 'own', stable: '1.0.0', candidate: undefined } as Partial<RolloutRule>)]
  const reports = ofShops({ a: FINE, own: FINE, gone: FINE })
  const { health } = await outcomeOf({ rules, withdrawals: [withdrawal('gone')], reports })
  expect(health.get(rules[0] as RolloutRule)).toEqual({ views: 100, isGone: false })
})

test('a rule of another part does not take a shop out', async () => {
  const other = rule({ shop: 'a', part: 'mf-basket', candidate: undefined } as Partial<RolloutRule>)
  const { health } = await outcomeOf({ rules: [rule(), other], reports: ofShops({ a: FINE }) })
  expect([...health.values()]).toEqual([{ views: 100, isGone: false }])
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
  test('is taken back from the one where it fails', async () => {
    const { targets, health } = await outcomeOf({ reports: ofShops({ bad: FAILING, ...fine(2) }) })
    expect(targets).toEqual(['bad'])
    expect([...health.values()]).toEqual([{ views: 300, isGone: false }])
  })

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
      ofShops({ bad: FAILING, worse: FAILING, ...fine(8), rare: { view: views } })
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

test('it goes on from where it stood, and is saved when something came', async () => {
  const first = looking({ reports: ofShops({ a: FINE }) })
  await passHealth(first.look)
  const [saved] = first.tests
  expect(saved).toMatchObject({ against: '1.0.0' })
  const same = looking({ reports: ofShops({ a: FINE }), saved })
  await passHealth(same.look)
  expect([same.tests, same.asked.length]).toEqual([[], 2])
  const other = looking({ reports: ofShops({ a: FINE }), saved: { ...saved, against: '0.9.0' } })
  await passHealth(other.look)
  expect([other.tests, other.asked.length]).toEqual([[saved], 5])
})
