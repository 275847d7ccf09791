import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { until } from '../testing/until'
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

test('a change is found without being asked for, until the end', async () => {
  const path = join(temporaryFolder(), 'file.txt')
  const watch = (every: number) => {
    const read: string[] = []
    const log = { error: () => undefined, info: () => undefined } as never
    return { read, ...watchFile({ path, load: (text) => void read.push(text), log, every }) }
  }
  writeFileSync(path, 'first')
  const file = watch(5)
  await until(() => file.read.length === 1)
  writeFileSync(path, 'the second')
  await until(() => file.read.length === 2)
  file.close()
  writeFileSync(path, 'the third one')
  const other = watch(50)
  await until(() => other.read.length === 1)
  other.close()
  expect([file.read, other.read]).toEqual([['first', 'the second'], ['the third one']])
})

test('a file that is replaced by one of the same size is read', async () => {
  const { file, path, write } = started('1')
  await file.refresh()
  rmSync(path)
  write('2')
  utimesSync(path, 1, 1)
  await file.refresh()
  expect(file.current()).toBe(2)
  file.close()
})

test('a reason that comes again after the file was right is told again', async () => {
  const { world, file, write } = started('{')
  await file.refresh()
  write('1 ')
  await file.refresh()
  write('{')
  await file.refresh()
  expect(world.errors).toHaveLength(2)
  file.close()
})
