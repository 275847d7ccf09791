import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { instrument } from './instrument'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prilavok mutation '))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a source is changed to. */
async function changesOf(source: string): Promise<string[]> {
  const file = join(folder, 'source.ts')
  writeFileSync(file, source)
  const { mutants } = await instrument([relative(ROOT, file)], join(folder, 'out'))
  return mutants.map(({ replacement }) => replacement)
}

test('what calls and fields of the API are about stays as it is; other texts are changed', async () => {
  expect(
    await changesOf("export const route = f({ summary: 'Lists orders', description: `Of a shop` })"),
  ).toEqual(['{}'])
  expect(await changesOf("export const answer = { title: 'Заказы' }")).toEqual(['{}', '""'])
  expect(await changesOf('export const answer = { description: text || other }')).toEqual(
    expect.arrayContaining(['text && other']),
  )
})

test('names for developers stay as they are', async () => {
  expect(await changesOf("Button.displayName = 'Button'")).toEqual([])
})
