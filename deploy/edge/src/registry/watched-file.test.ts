import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { watchFile } from './watched-file'

function started(content: string | undefined, problemOf?: (value: unknown) => string | undefined) {
  const path = join(temporaryFolder(), 'file.json')
  const write = (text: string) => writeFileSync(path, text)
  if (content !== undefined) write(content)
  const world = { errors: [] as unknown[][], read: [] as unknown[][], changes: 0, loads: 0 }
  const file = watchFile<unknown>({
    path,
    load: (text) => {
      world.loads++
      return JSON.parse(text)
    },
    ...(problemOf && { problemOf }),
    onChange: () => void world.changes++,
    log: {
      error: (...given: unknown[]) => void world.errors.push(given),
      info: (...given: unknown[]) => void world.read.push(given),
    } as never,
    every: 1_000_000,
  })
  return { world, file, path, write }
}

test('a file is read when it is new, and no more while it stays the same', async () => {
  const { world, file, path, write } = started('1')
  expect(file.current()).toBeUndefined()
  await Promise.all([file.refresh(), file.refresh()])
  await file.refresh()
  expect([file.current(), world.loads, world.changes]).toEqual([1, 1, 1])
  write('22')
  await file.refresh()
  expect([file.current(), world.changes]).toEqual([22, 2])
  expect(world.read).toEqual([
    [{ path }, 'read'],
    [{ path }, 'read'],
  ])
  file.close()
})

test('of a file that is wrong or away the last good content stays; the log says it once for each reason', async () => {
  const { world, file, path, write } = started('1')
  await file.refresh()
  write('{')
  await file.refresh()
  await file.refresh()
  expect(world.loads).toBe(3)
  rmSync(path)
  await file.refresh()
  expect([file.current(), world.changes]).toEqual([1, 1])
  expect(world.errors).toHaveLength(2)
  expect(world.errors[0]).toEqual([
    { path, reason: expect.stringContaining('JSON') },
    'cannot be read; the last good content stays in force',
  ])
  write('3')
  await file.refresh()
  expect(file.current()).toBe(3)
  file.close()
})

test('content with a problem is used, and read again until it has none', async () => {
  const given = { problem: 'half' as string | undefined }
  const { world, file, path } = started('1', () => given.problem)
  await file.refresh()
  await file.refresh()
  expect([file.current(), world.loads, world.changes]).toEqual([1, 2, 1])
  expect(world.errors).toEqual([[{ path, reason: 'half' }, 'cannot be read in part']])
  given.problem = undefined
  await file.refresh()
  await file.refresh()
  expect([world.loads, world.changes]).toEqual([3, 2])
  expect(world.read).toHaveLength(1)
  file.close()
})
