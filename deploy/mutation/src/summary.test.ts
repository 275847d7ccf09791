import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { MutantResult } from '@stryker-mutator/api/core'
import { mutationSummary } from './summary'

const mutant = (fileName: string, line: number, status: MutantResult['status']): MutantResult => ({
  id: `${fileName}${line}`,
  fileName,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 0 }, end: { line, column: 4 } },
  status,
})

test('the figure counts what could be noticed, and each change that was not stands under its file', () => {
  const summary = mutationSummary('mf-auth', [
    mutant('mf-auth/src/a.ts', 9, 'NoCoverage'),
    mutant('mf-auth/src/a.ts', 3, 'Survived'),
    mutant('mf-auth/src/a.ts', 1, 'Killed'),
    mutant(join(ROOT, 'mf-auth/src/b.ts'), 1, 'Timeout'),
    mutant('mf-auth/src/b.ts', 2, 'Ignored'),
  ])
  expect(summary.split('\n')).toEqual([
    '  33.3 %  mf-auth/src/a.ts (3)',
    '          mf-auth/src/a.ts:3 BooleanLiteral → false',
    '          mf-auth/src/a.ts:9 BooleanLiteral → false (no test runs it)',
    ' 100.0 %  mf-auth/src/b.ts (1)',
    '',
    'mf-auth: 2 of 4 changes were noticed, 50.0 %',
  ])
})
