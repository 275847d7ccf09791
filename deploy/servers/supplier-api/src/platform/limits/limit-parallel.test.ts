import { setImmediate } from 'node:timers/promises'
import { limitParallel } from './limit-parallel'

test('no more than the given tasks run at once, and all of them run', async () => {
  const run = limitParallel(4)
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await setImmediate()
    running -= 1
    return most
  }
  expect(await Promise.all(Array.from({ length: 20 }, () => run(task)))).toHaveLength(20)
  expect(most).toBe(4)
})

test('a task that fails makes room for the next', async () => {
  const run = limitParallel(1)
  const failed = run(async () => {
    throw new Error('broken')
  })
  const next = run(async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await run(async () => 'again')).toBe('again')
})
