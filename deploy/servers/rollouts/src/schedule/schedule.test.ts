import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import { createHealthStore } from '../health/store'
import type { HealthKind, HealthSum } from '../model/health'
import { EVERY_SHOP } from '../model/rule'
import { testRegistry } from '../testing/test-registry'
import { runSchedule } from './schedule'
import { startSchedule } from './start-schedule'
import { createScheduleStore } from './store'

describe('schedule', () => {
  const GREEN = 'green.example'
  const RED = 'red.example'
  const BLUE = 'blue.example'
  const PART = 'mf-catalog'
  const STEPS = { share: 5, steps: [5, 25, 50, 100], everySeconds: 1800 }
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

  async function world() {
    const clock = { now: new Date('2026-11-23T09:59:30Z') }
    const now = () => clock.now
    const test = await testRegistry({ now })
    await test.begin('shell', '1.0.0')
    await test.begin(PART, '1.0.0', '1.1.0')
    const connection = connectRollouts(test.databaseUrl)
    afterTestFile(connection.close)
    const health = createHealthStore(connection)
    const store = createScheduleStore(connection)
    const { registry } = test
    const problems: unknown[] = []
    const log = { ...quiet, error: (details: object) => void problems.push(details) }
    const options = { registry, health, store, log, minimumViews: 100, now }
    return {
      ...test,
      health,
      store,
      problems,
      options,
      look: () => runSchedule(options),
      /** Lets time pass. */
      wait(minutes: number) {
        clock.now = new Date(clock.now.getTime() + minutes * 60_000)
      },
      async reported(shop: string, version: string, reports: Partial<Record<HealthKind, number>>) {
        const minute = Math.floor(clock.now.getTime() / 60_000) * 60_000
        // Each view is of another subject.
        const { view: subject, 'failed-view': failed } = reports
        const ofSubjects = {
          ...(subject !== undefined && { subject, 'own-view': subject }),
          ...(failed !== undefined && { 'failed-subject': failed }),
        }
        const sums = Object.entries({ ...reports, ...ofSubjects }).map(
          ([kind, count]): HealthSum => ({
            minute,
            shop,
            part: PART,
            version,
            kind: kind as HealthKind,
            bucket: 0,
            reports: count,
            total: count,
          }),
        )
        await health.record(sums)
      },
      ruleOf: async (shop: string) =>
        (await registry.state()).rules.find((rule) => rule.shop === shop && rule.part === PART),
    }
  }

  test('a healthy candidate takes its steps to the end, each by the clock and with enough views', async () => {
    const { look, wait, reported, ruleOf, change, registry, store, problems } = await world()
    await change({ kind: 'rollout', shop: GREEN, part: PART, version: '1.1.0', ...STEPS })
    const shares: (number | undefined)[] = []
    for (const views of [120, 40, 70, 150, 130]) {
      await reported(GREEN, '1.1.0', { view: views, 'failed-view': 1 })
      await reported(GREEN, '1.0.0', { view: 1000, 'failed-view': 5 })
      await look()
      shares.push((await ruleOf(GREEN))?.candidate?.share)
      wait(31)
      await look()
      shares.push((await ruleOf(GREEN))?.candidate?.share)
      if (views === 40)
        expect(await store.waiting()).toEqual([
          expect.objectContaining({
            shop: GREEN,
            part: PART,
            waitsFor: expect.stringContaining('40 из 100'),
          }),
        ])
    }
    expect(shares).toEqual([5, 25, 25, 25, 50, 50, 100, 100, undefined, undefined])
    expect(await ruleOf(GREEN)).toMatchObject({ stable: '1.1.0', lastGood: '1.0.0' })
    const log = await registry.log({ shop: GREEN })
    expect(log.map(({ kind, actor }) => [kind, actor.kind])).toEqual([
      ['promote', 'schedule'],
      ['step', 'schedule'],
      ['step', 'schedule'],
      ['step', 'schedule'],
      ['rollout', 'operator'],
    ])
    expect(log[2]?.figures).toEqual({ views: 230 })
    expect(problems).toEqual([])
  })

  test('a paused candidate and a frozen one take no step; a freeze that is over ends', async () => {
    const { look, wait, reported, ruleOf, change } = await world()
    await change({ kind: 'rollout', shop: GREEN, part: PART, version: '1.1.0', ...STEPS })
    await reported(GREEN, '1.1.0', { view: 500 })
    await change({ kind: 'pause', shop: GREEN, part: PART })
    wait(31)
    await look()
    expect((await ruleOf(GREEN))?.candidate?.share).toBe(5)
    await change({ kind: 'resume', shop: GREEN, part: PART })
    await change({ kind: 'freeze', shop: GREEN, until: '2026-11-23T12:00:00Z' })
    await change({ kind: 'freeze', shop: RED, until: '2026-11-23T12:00:00Z' })
    wait(60)
    await look()
    expect((await ruleOf(GREEN))?.candidate?.share).toBe(5)
    expect((await ruleOf(RED))?.stable).toBe('1.0.0')
    wait(60)
    await look()
    expect(await ruleOf(RED)).toBeUndefined()
    expect((await ruleOf(GREEN))?.frozenUntil).toBeUndefined()
    wait(31)
    await look()
    expect((await ruleOf(GREEN))?.candidate?.share).toBe(25)
  })

  test('a failing candidate is taken back from its supplier alone, and the log says with which numbers', async () => {
    const { look, reported, ruleOf, change, registry } = await world()
    for (const shop of [GREEN, RED])
      await change({ kind: 'rollout', shop, part: PART, version: '1.1.0', share: 10 })
    await reported(RED, '1.0.0', { view: 900, 'failed-view': 4 })
    await reported(RED, '1.1.0', { view: 100 })
    await reported(GREEN, '1.0.0', { view: 900, 'failed-view': 4 })
    await reported(GREEN, '1.1.0', { view: 100, 'failed-view': 20 })
    await look()
    expect((await ruleOf(GREEN))?.candidate).toBeUndefined()
    expect((await ruleOf(RED))?.candidate?.version).toBe('1.1.0')
    const [entry] = await registry.log()
    expect(entry).toMatchObject({
      kind: 'automatic-rollback',
      actor: { kind: 'health' },
      shop: GREEN,
      reason: expect.stringMatching(/сбоем.*20 % против 0,44 %/),
      withdrawal: { shop: GREEN, version: '1.1.0' },
      figures: { candidateTrials: 100, candidateHits: 20, stableTrials: 900, stableHits: 4, needed: 333 },
    })
    expect(entry?.figures?.evidence).toBeGreaterThan(333)
    const { revision } = await registry.state()
    await look()
    expect((await registry.state()).revision).toBe(revision)
  })

  test('a candidate of every shop is taken back where it fails, and everywhere when it fails in several', async () => {
    const { look, reported, ruleOf, change, registry } = await world()
    await change({ kind: 'rollout', shop: EVERY_SHOP, part: PART, version: '1.1.0', share: 10 })
    for (const shop of [GREEN, RED, BLUE]) await reported(shop, '1.0.0', { view: 900 })
    await reported(GREEN, '1.1.0', { view: 100, 'failed-view': 50 })
    await reported(RED, '1.1.0', { view: 100 })
    await reported(BLUE, '1.1.0', { view: 100 })
    await look()
    expect((await registry.state()).withdrawals.map(({ shop }) => shop)).toEqual([GREEN])
    expect((await ruleOf(EVERY_SHOP))?.candidate?.version).toBe('1.1.0')
    await reported(RED, '1.0.0', { view: 900 })
    await reported(RED, '1.1.0', { view: 100, 'failed-view': 90 })
    await look()
    expect((await ruleOf(EVERY_SHOP))?.candidate).toBeUndefined()
    const { withdrawals } = await registry.state()
    expect(withdrawals.map(({ shop }) => shop)).toContain(EVERY_SHOP)
    const [entry] = await registry.log()
    expect(entry?.reason).toMatch(/нескольких поставщиков \(green\.example, red\.example\)/)
  })

  test('several processes may look after the rollouts: each step is taken once', async () => {
    const { options, wait, reported, change, registry, ruleOf } = await world()
    await change({ kind: 'rollout', shop: GREEN, part: PART, version: '1.1.0', ...STEPS })
    await reported(GREEN, '1.1.0', { view: 500 })
    wait(31)
    const looks = await Promise.all(Array.from({ length: 4 }, () => runSchedule(options)))
    expect(looks.filter((done) => done).length).toBeGreaterThanOrEqual(1)
    expect((await ruleOf(GREEN))?.candidate?.share).toBe(25)
    expect((await registry.log()).filter(({ kind }) => kind === 'step')).toHaveLength(1)
  })

  test('while one process looks, another one leaves it alone', async () => {
    const { store } = await world()
    let end: () => void = () => undefined
    let held: Promise<boolean> | undefined
    await new Promise<void>((begun) => {
      held = store.alone(
        () =>
          new Promise((resolve) => {
            end = resolve
            begun()
          }),
      )
    })
    expect(await store.alone(async () => undefined)).toBe(false)
    end()
    expect(await held).toBe(true)
    expect(await store.alone(async () => undefined)).toBe(true)
  })

  test('a change that somebody made meanwhile is not overruled', async () => {
    const { options, reported, change, registry, ruleOf, problems } = await world()
    await change({ kind: 'rollout', shop: GREEN, part: PART, version: '1.1.0', share: 10 })
    await reported(GREEN, '1.0.0', { view: 900 })
    await reported(GREEN, '1.1.0', { view: 100, 'failed-view': 50 })
    const state = async () => {
      const before = await registry.state()
      await change({ kind: 'promote', shop: GREEN, part: PART })
      return before
    }
    await runSchedule({ ...options, registry: { change: registry.change, state } })
    expect((await ruleOf(GREEN))?.stable).toBe('1.1.0')
    expect(problems).toEqual([
      expect.objectContaining({ shop: GREEN, reason: expect.stringContaining('changed meanwhile') }),
    ])
  })

  test('it runs by itself until it is closed, also when the database is away', async () => {
    const { registry, databaseUrl, reported, change } = await world()
    await change({ kind: 'rollout', shop: GREEN, part: PART, version: '1.1.0', share: 10 })
    await reported(GREEN, '1.0.0', { view: 900 })
    await reported(GREEN, '1.1.0', { view: 100, 'failed-view': 50 })
    const taken = new Promise<void>((resolve) => {
      const log = { ...quiet, warn: () => resolve() }
      const schedule = startSchedule({ registry, databaseUrl, log, every: 20 })
      afterTestFile(schedule.close)
    })
    await taken
    expect((await registry.log())[0]?.kind).toBe('automatic-rollback')
    const failed = new Promise<object>((resolve) => {
      const log = { ...quiet, warn: resolve }
      const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
      afterTestFile(startSchedule({ registry, databaseUrl, log, every: 20 }).close)
    })
    expect(await failed).toMatchObject({ reason: expect.any(String) })
  })
})

describe('start-schedule', () => {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  async function world() {
    const { registry, databaseUrl } = await testRegistry()
    const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
    afterTestFile(close)
    const looks = { count: 0 }
    const waiting: { until: number; resolve: () => void }[] = []
    /** Resolves when so many more looks have begun. */
    const more = (count: number) =>
      new Promise<void>((resolve) => {
        waiting.push({ until: looks.count + count, resolve })
      })
    const state: typeof registry.state = async (at) => {
      looks.count++
      for (const { until, resolve } of waiting) if (looks.count >= until) resolve()
      return registry.state(at)
    }
    return { databaseUrl, pool, looks, more, registry: { ...registry, state } }
  }

  test('a look that is under way ends before it is closed', async () => {
    const { databaseUrl, registry, looks, more } = await world()
    const done = more(1)
    const warned: object[] = []
    const log = { ...quiet, warn: (details: object) => void warned.push(details) }
    const schedule = startSchedule({ registry, databaseUrl, log, every: 10 })
    await done
    await schedule.close()
    expect([looks.count, warned]).toEqual([1, []])
  })

  test('what is too old goes with the first look, and stays for an hour when it comes after that', async () => {
    const { databaseUrl, pool, registry, more } = await world()
    const insert = () =>
      pool.query(
        `insert into rollouts.health_minutes (at, shop, part, version, kind, bucket, reports, total)
       values ('2020-01-01', 'green.example', 'mf-a', '1.0.0', 'view', 0, 1, 1)`,
      )
    const left = async () => (await pool.query('select from rollouts.health_minutes')).rowCount
    await insert()
    const begun = more(2)
    const schedule = startSchedule({ registry, databaseUrl, log: quiet, every: 10 })
    await begun
    expect(await left()).toBe(0)
    await insert()
    await more(3)
    await schedule.close()
    expect(await left()).toBe(1)
  })
})
