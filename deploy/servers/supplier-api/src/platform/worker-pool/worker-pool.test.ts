import type { TestTask } from './testing/tasks-thread'
import { openThread } from './worker-pool'

const open = (timeout = 20_000) =>
  openThread<TestTask, number>({
    script: new URL('./testing/tasks-thread.ts', import.meta.url),
    memory: 32,
    timeout,
  })

test('a task that ends its thread or needs too much memory is lost; the next one is done', async () => {
  const run = open()
  await expect(run({ end: true })).rejects.toMatchObject({ name: 'TaskLost' })
  expect(await run({ wait: 1 })).toBe(1)
  await expect(run({ fill: true })).rejects.toMatchObject({ name: 'TaskLost' })
  expect(await run({ wait: 2 })).toBe(2)
})

test('a task that takes too long is lost', async () => {
  await expect(open(100)({ wait: 60_000 })).rejects.toMatchObject({ name: 'TaskLost' })
})

test('what a task waits for others is no time of its own', async () => {
  const run = open(5000)
  await run({ wait: 1 })
  expect(await Promise.all([run({ wait: 3000 }), run({ wait: 3000 })])).toEqual([3000, 3000])
})

test('a fault of a task comes out with its name', async () => {
  await expect(open()({ fail: 'UnreadableTable' })).rejects.toMatchObject({
    name: 'UnreadableTable',
    message: 'no',
  })
})

test('thirty-two tasks wait at most; more are rejected', async () => {
  const run = open()
  const ends = await Promise.allSettled(Array.from({ length: 35 }, (_, index) => run({ wait: index })))
  const rejected = ends.filter(({ status }) => status === 'rejected')
  expect(rejected).toEqual(
    Array.from({ length: 2 }, () => ({
      status: 'rejected',
      reason: expect.objectContaining({ statusCode: 503 }),
    })),
  )
  expect(ends.slice(0, 33).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await run({ wait: 1 })).toBe(1)
})
