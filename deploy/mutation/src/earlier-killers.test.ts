import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { Mutant } from '@stryker-mutator/api/core'
import { knownKillers, saveKillers } from './earlier-killers'

let folder = ''
let source = ''
let testFile = ''
let saved = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killers-'))
  source = join(folder, 'a.ts')
  testFile = join(folder, 'a.test.ts')
  saved = join(folder, 'saved.json')
  await writeFile(source, 'export const a = true')
  await writeFile(testFile, 'expect(a).toBe(true)')
  saveKillers(saved, [mutant('1')], { 1: { file: testFile, test: 'a is true' } })
})
afterEach(() => rm(folder, { recursive: true }))

const mutant = (id: string, replacement = 'false'): Mutant => ({
  id,
  fileName: relative(ROOT, source),
  mutatorName: 'BooleanLiteral',
  replacement,
  location: { start: { line: 0, column: 17 }, end: { line: 0, column: 21 } },
})

test('what was noticed is known again, whatever number it has by now', () => {
  expect(knownKillers(saved, [mutant('7'), mutant('8', 'null')])).toEqual({
    7: { file: testFile, test: 'a is true' },
  })
})

test.each(['a.ts', 'a.test.ts'])('not after %s has changed', async (name) => {
  const file = join(folder, name)
  await writeFile(file, `${await readFile(file, 'utf8')}\n`)
  expect(knownKillers(saved, [mutant('1')])).toEqual({})
})

test('not after the test is gone', async () => {
  await rm(testFile)
  expect(knownKillers(saved, [mutant('1')])).toEqual({})
})

test('a further run adds to what is known', () => {
  saveKillers(saved, [mutant('1', 'null')], { 1: { file: testFile, test: 'a is not null' } })
  expect(Object.keys(knownKillers(saved, [mutant('1'), mutant('2', 'null')]))).toEqual(['1', '2'])
})
