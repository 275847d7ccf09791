import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, isText, replaceFile } from './json-file'
import { temporaryFolder } from './testing/build-folder'

test('a file is replaced as a whole, and nothing else is left beside it', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'state.json')
  writeFileSync(file, 'a longer text of before')
  replaceFile(file, 'new')
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['new', ['state.json']])
})

test('a file that cannot be replaced stays, without a draft, and that is told', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'state.json'))
  expect(() => replaceFile(join(folder, 'state.json'), 'new')).toThrow(/EISDIR|EEXIST|ENOTEMPTY/)
  expect(readdirSync(folder)).toEqual(['state.json'])
})

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})

test.each([
  ['text', true],
  [' ', true],
  ['', false],
  [5, false],
  [null, false],
])('%j is a text: %s', (value, expected) => {
  expect(isText(value)).toBe(expected)
})
