import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { mutationTarget } from './targets'
import { tryMutants } from './try-mutants'

test('changes that the tests notice are told from those that they miss', async () => {
  rmSync(join(ROOT, '.cache/mutation/mutation-itself.json'), { force: true })
  const { mutants, failing } = await tryMutants({
    ...mutationTarget('mutation', ['src/summary.ts']),
    name: 'mutation-itself',
  })
  const statusOf = (mutator: string, replacement: string) =>
    mutants.find((mutant) => mutant.mutatorName === mutator && mutant.replacement === replacement)?.status
  expect(failing).toEqual([])
  expect(statusOf('EqualityOperator', "status !== 'noticed'")).toBe('noticed')
  expect(statusOf('EqualityOperator', 'joined.length >= 80')).toBe('missed')
}, 120_000)
