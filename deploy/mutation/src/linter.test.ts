import type { Checker } from './checker'
import { linter } from './linter'

let checker: Checker

beforeAll(async () => {
  checker = await linter()
})
afterAll(() => checker.close())

const FILE = 'mf-auth/src/features/login/title.ts'
const hook = (dependencies: string) => `import { useEffect } from 'react'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, ${dependencies})
}
`

test('a dependency that is missing is refused', async () => {
  expect(await checker.faultsOf(FILE, hook('[title]'))).toEqual([])
  expect(await checker.faultsOf(FILE, hook('[]'))).toEqual([
    'lint/correctness/useExhaustiveDependencies: This hook does not specify its dependency on title.',
  ])
})

test('so is what a rule of our own forbids in this folder', async () => {
  const text = 'export const seen: string[] = []\n'
  expect(await checker.faultsOf(FILE, text)).toEqual([expect.stringMatching(/^plugin: State of a module/)])
  expect(await checker.faultsOf('deploy/edge/src/seen.ts', text)).toEqual([])
})

test('the format does not count, nor what a change leaves behind', async () => {
  expect(await checker.faultsOf(FILE, hook('[title]').replace('title: string', 'title:string'))).toEqual([])
  expect(await checker.faultsOf(FILE, 'export const a = () => { if (true) return }\n')).toEqual([])
})
