import { mutationSummary, type TriedMutant } from './summary'

const mutant = (fileName: string, line: number, status: TriedMutant['status']): TriedMutant => ({
  fileName,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line: line - 1, column: 6 }, end: { line: line - 1, column: 10 } },
  status,
})

test('the figure counts every change, and each one that was not noticed stands under its file', () => {
  const summary = mutationSummary('mf-auth', [
    mutant('mf-auth/src/a.ts', 9, 'not run'),
    mutant('mf-auth/src/a.ts', 3, 'missed'),
    mutant('mf-auth/src/a.ts', 1, 'noticed'),
    mutant('mf-auth/src/b.ts', 1, 'noticed'),
  ])
  expect(summary.split('\n')).toEqual([
    '  33.3 %  mf-auth/src/a.ts (3)',
    '          mf-auth/src/a.ts:3:7 BooleanLiteral → false',
    '          mf-auth/src/a.ts:9:7 BooleanLiteral → false (no test runs it)',
    ' 100.0 %  mf-auth/src/b.ts (1)',
    '',
    'mf-auth: 2 of 4 changes were noticed, 50.0 %',
  ])
})

test('the figure of a sample is given with its interval, and with the seed that draws it again', () => {
  const mutants = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) =>
    mutant('mf-auth/src/a.ts', line, line === 1 ? 'missed' : 'noticed'),
  )
  expect(mutationSummary('mf-auth', mutants, { total: 1443, seed: 7 }).split('\n').at(-1)).toBe(
    'mf-auth: 9 of 10 changes were noticed, 90.0 % (95 %: 59.6 % to 98.2 %), drawn from 1443 with seed 7',
  )
})

test('what types and the linter refuse is noticed, and the figure of the tests alone stands beside', () => {
  const summary = mutationSummary('mf-auth', [
    mutant('mf-auth/src/a.ts', 1, 'noticed'),
    mutant('mf-auth/src/a.ts', 2, 'noticed'),
    mutant('mf-auth/src/a.ts', 3, 'types'),
    mutant('mf-auth/src/a.ts', 4, 'lint'),
    mutant('mf-auth/src/a.ts', 5, 'missed'),
  ])
  expect(summary.split('\n')).toEqual([
    '  80.0 %  mf-auth/src/a.ts (5)',
    '          mf-auth/src/a.ts:5:7 BooleanLiteral → false',
    '',
    'mf-auth: 4 of 5 changes were noticed, 80.0 % (2 by tests, 40.0 %; 1 by types, 1 by the linter)',
  ])
})
