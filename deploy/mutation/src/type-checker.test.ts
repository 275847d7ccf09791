import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Checker } from './checker'
import { typeChecker } from './type-checker'

let root: string
let checker: Checker

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'types-'))
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  }
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  await writeFile(join(root, 'price.ts'), 'export const price = 5\n')
  await writeFile(
    join(root, 'total.ts'),
    "import { price } from './price'\nexport const total: number = price\n",
  )
  checker = await typeChecker(root)
})
afterAll(async () => {
  await checker.close()
  await rm(root, { recursive: true })
})

const total = (value: string) => `import { price } from './price'\nexport const total: number = ${value}\n`

test.each([
  ['a wrong type', 'String(price)', "TS2322: Type 'string' is not assignable to type 'number'."],
  ['an unknown name', 'cost', "TS2304: Cannot find name 'cost'."],
  ['no expression', ')', 'TS1109: Expression expected.'],
])('%s is refused, and the next text is judged by itself', async (_name, value, fault) => {
  expect(await checker.faultsOf('total.ts', total(value))).toContain(fault)
  expect(await checker.faultsOf('total.ts', total('price * 2'))).toEqual([])
})

test('other files are what they are, whatever text they had before', async () => {
  expect(await checker.faultsOf('price.ts', "export const price = 'five'\n")).toEqual([])
  expect(await checker.faultsOf('total.ts', total('price'))).toEqual([])
})

test('the file itself stays as it is', async () => {
  await checker.faultsOf('price.ts', 'export const price = 6\n')
  expect(await readFile(join(root, 'price.ts'), 'utf8')).toBe('export const price = 5\n')
})
