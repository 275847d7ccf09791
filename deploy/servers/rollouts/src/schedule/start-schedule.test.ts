import { connectRollouts } from '../database/connection'
import { endWithTests, testRegistry } from '../testing/test-registry'
import { startSchedule } from './start-schedule'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const NOBODY = 'postgres://nobody@127.0.0.1:1/none'

async function world() {
  const { registry, databaseUrl } = await testRegistry()
  const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
  endWithTests(close)
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

test('it looks at once, then again and again, until it is closed', async () => {
  const { databaseUrl, registry, looks, more } = await world()
  const done = more(3)
  const schedule = startSchedule({ registry, databaseUrl, log: quiet, every: 10 })
  await done
  await schedule.close()
  expect(looks.count).toBeGreaterThanOrEqual(3)
})

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

test('a look that fails is told of with its reason, and the next one comes', async () => {
  const { registry } = await world()
  const told: unknown[] = []
  const twice = new Promise<void>((resolve) => {
    const warn = (details: object, text: string) => {
      told.push([details, text])
      if (told.length === 2) resolve()
    }
    const schedule = startSchedule({ registry, databaseUrl: NOBODY, log: { ...quiet, warn }, every: 10 })
    endWithTests(schedule.close)
  })
  await twice
  expect(told[0]).toEqual([
    { reason: expect.stringContaining('ECONNREFUSED') },
    'the schedule could not look after the rollouts',
  ])
})
