import type { TestTask } from './testing/tasks-thread'
import { openThreads } from './worker-pool'

/** Of the first shop. */
function open(timeout = 20_000) {
  const run = openThreads<TestTask, number>({
    script: new URL('./testing/tasks-thread.ts', import.meta.url),
    memory: 32,
    timeout,
  })
  return (task: TestTask, shopId = 1, who = 'anna') => run({ shopId, who }, task)
}

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

test('the task of another shop is done before the second one of a shop with many', async () => {
  const run = open()
  await Promise.all([run({ wait: 1 }), run({ wait: 1 }, 2)])
  const done: string[] = []
  const told = async (name: string, task: Promise<number>) => {
    await task
    done.push(name)
  }
  const many = Array.from({ length: 6 }, (_, at) => told(`many ${at}`, run({ wait: 500 })))
  await Promise.all([...many, told('other', run({ wait: 1 }, 2))])
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('many 1'))
})
