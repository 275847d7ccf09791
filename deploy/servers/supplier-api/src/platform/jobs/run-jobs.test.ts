import { setTimeout as delay } from 'node:timers/promises'
import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import { type Connection, connect } from '../database/connection'
import { migrate } from '../database/migrate'
import { addJob } from './add-job'
import { type JobOptions, runDueJobs, startJobs } from './run-jobs'
import { defineTask, type Task } from './task'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await emptyDatabase()
  connection = connect(database.url, 4)
  await migrate(connection.pool)
})
beforeEach(async () => {
  await connection.pool.query('delete from graphile_worker._private_jobs')
  warned.length = 0
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const warned: unknown[][] = []
const options = (...tasks: Task[]): JobOptions => ({
  databaseUrl: database.url,
  tasks,
  log: { warn: ({ task, attempts, err }) => warned.push([task, attempts, (err as Error).message]) },
})
const shopTask = (run: (shopId: number) => unknown) =>
  defineTask({
    name: 'of-a-shop',
    payload: Type.Object({ shopId: Type.Integer() }),
    run: async ({ shopId }) => run(shopId),
  })
const add = (shopId: number, key?: string) =>
  addJob(connection.db, { task: 'of-a-shop', payload: { shopId }, ...(key && { key }) })
const waiting = async () =>
  (
    await connection.pool.query<{ payload: object; attempts: number; later: boolean }>(
      `select payload, attempts, run_at > now() as later from graphile_worker._private_jobs order by id`,
    )
  ).rows
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await delay(20)
}

test('a job belongs to the transaction that adds it, and is done once, however many processes there are', async () => {
  const undone = connection.db.transaction().execute(async (trx) => {
    await addJob(trx, { task: 'of-a-shop', payload: { shopId: 1 } })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await connection.db.transaction().execute(async (trx) => {
    for (let shopId = 2; shopId < 22; shopId++) await addJob(trx, { task: 'of-a-shop', payload: { shopId } })
  })
  const done: number[] = []
  const jobs = options(shopTask((shopId) => done.push(shopId)))
  await Promise.all([runDueJobs(jobs), runDueJobs(jobs), runDueJobs(jobs)])
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
  expect(await waiting()).toEqual([])
})

test('a job that always fails in one shop holds up no other; it is tried again later', async () => {
  for (const shopId of [1, 2, 3]) await add(shopId)
  const done: number[] = []
  const jobs = options(
    shopTask((shopId) => {
      if (shopId === 1) throw new Error('broken')
      done.push(shopId)
    }),
  )
  await runDueJobs(jobs)
  expect(done).toEqual([2, 3])
  expect(warned).toEqual([['of-a-shop', 1, 'broken']])
  expect(await waiting()).toEqual([{ payload: { shopId: 1 }, attempts: 1, later: true }])
  await connection.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runDueJobs(jobs)
  expect(await waiting()).toEqual([{ payload: { shopId: 1 }, attempts: 2, later: true }])
})

test('of jobs with one key one waits; a job that is about something else is rejected', async () => {
  for (const shopId of [1, 2]) await add(shopId, 'one')
  await addJob(connection.db, { task: 'of-a-shop', payload: { shop: 3 } })
  const done: number[] = []
  await runDueJobs(options(shopTask((shopId) => done.push(shopId))))
  expect(done).toEqual([2])
  expect(warned).toHaveLength(1)
})

test.each([
  ['a day', new Date(Date.now() + 3_600_000)],
  ['what the database works out', sql<Date>`now() + interval '1 hour'`],
])('when a job is due is said by %s', async (_name, at) => {
  await addJob(connection.db, { task: 'of-a-shop', payload: { shopId: 1 }, at })
  const done: number[] = []
  await runDueJobs(options(shopTask((shopId) => done.push(shopId))))
  expect(done).toEqual([])
  const { rows } = await connection.pool.query(
    `select round(extract(epoch from run_at - now()) / 60)::integer as minutes from graphile_worker._private_jobs`,
  )
  expect(rows).toEqual([{ minutes: 60 }])
})

test('a process that ends finishes the jobs under way and begins no other', async () => {
  for (let shopId = 1; shopId <= 4; shopId++) await add(shopId)
  const begun: number[] = []
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const end = startJobs({
    ...options(
      shopTask((shopId) => {
        begun.push(shopId)
        return finished
      }),
    ),
    concurrency: 2,
  })
  await until(() => begun.length === 2)
  const ended = end()
  finish()
  await ended
  expect(begun).toHaveLength(2)
  expect((await waiting()).map(({ attempts }) => attempts)).toEqual([0, 0])
})

test('jobs are done again after the database was away', async () => {
  const done: number[] = []
  const end = startJobs(options(shopTask((shopId) => done.push(shopId))))
  await add(1)
  await until(() => done.length === 1)
  // Its end is written, too: the library lets nobody handle a connection that ends just then.
  while ((await waiting()).length > 0) await delay(20)
  await connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'prilavok-supplier-api-jobs'`,
  )
  await add(2)
  await until(() => done.length === 2)
  await end()
  expect(done).toEqual([1, 2])
})

test('slow jobs hold up no other, and a process that ends waits for them, too', async () => {
  const done: number[] = []
  let answer = () => {}
  const silence = new Promise<void>((resolve) => {
    answer = resolve
  })
  let waits = 0
  const slow = defineTask({
    name: 'slow',
    payload: Type.Object({}),
    asks: 'acquirer',
    run: async () => {
      waits += 1
      await silence
      waits -= 1
    },
  })
  for (let count = 0; count < 10; count++) await addJob(connection.db, { task: 'slow' })
  const end = startJobs({
    ...options(
      shopTask((shopId) => done.push(shopId)),
      slow,
    ),
    concurrency: 2,
  })
  await until(() => waits === 2)
  await add(1)
  await until(() => done.length === 1)
  const ended = end()
  answer()
  await ended
  expect(waits).toBe(0)
  expect(await waiting()).toHaveLength(8)
})
