import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkUnnoticed } from './check-unnoticed'
import type { TriedMutant } from './summary'

const SOURCE = `export const twice = (price: number): number => price * 2
export const isCheap = (a: boolean, b: boolean, c: boolean): boolean => !(a ?? b) || c
export const wrong: string = 5
`
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'unnoticed-'))
  const compilerOptions = { strict: true, noEmit: true, types: [] }
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  await writeFile(join(root, 'a.ts'), SOURCE)
})
afterAll(() => rm(root, { recursive: true }))

/** A change to what is written so in the source. */
function change(text: string, replacement: string, status: TriedMutant['status'], mutatorName = 'X') {
  const line = SOURCE.split('\n').findIndex((one) => one.includes(text))
  const column = SOURCE.split('\n')[line]?.indexOf(text) ?? 0
  const location = { start: { line, column }, end: { line, column: column + text.length } }
  return { fileName: 'a.ts', mutatorName, replacement, location, status }
}

const statusesOf = async (...mutants: TriedMutant[]) =>
  (await checkUnnoticed(mutants, root)).map(({ status }) => status)

test('types and the linter are asked about what no test noticed, and about nothing else', async () => {
  const statuses = await statusesOf(
    change('price * 2', '""', 'noticed'),
    change('price * 2', '""', 'missed'),
    change('price * 2', '""', 'not run'),
    change('price * 2', '(price == 2 ? 1 : 0)', 'missed'),
    change('price * 2', 'price / 2', 'missed'),
    change('price * 2', 'price / 2', 'not run'),
  )
  expect(statuses).toEqual(['noticed', 'types', 'types', 'lint', 'missed', 'not run'])
})

test('a change that needs brackets is not refused for want of them', async () => {
  expect(await statusesOf(change('!(a ?? b)', 'a ?? b', 'missed', 'BooleanLiteral'))).toEqual(['missed'])
})

test('the sources stay as they are', async () => {
  await statusesOf(change('price * 2', '""', 'missed'))
  expect(await readFile(join(root, 'a.ts'), 'utf8')).toBe(SOURCE)
})

test('where tests noticed all, nothing is asked', async () => {
  const mutants = [change('price * 2', '""', 'noticed')]
  expect(await checkUnnoticed(mutants, '/nowhere')).toEqual(mutants)
})
