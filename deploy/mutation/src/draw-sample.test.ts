import type { Mutant } from '@stryker-mutator/api/core'
import { drawSample } from './draw-sample'

const mutantsOf = (fileName: string, count: number): Mutant[] =>
  Array.from({ length: count }, (_, line) => ({
    id: `${fileName}${line}`,
    fileName,
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
    location: { start: { line, column: 0 }, end: { line, column: 4 } },
  }))
const MUTANTS = [...mutantsOf('b.ts', 50), ...mutantsOf('a.ts', 150), ...mutantsOf('c.ts', 200)]
const idsOf = (mutants: readonly Mutant[]) => mutants.map(({ id }) => id)

test.each([1, 2, 77])(
  'seed %i: each file gives in proportion to what it has, none is drawn twice',
  (seed) => {
    const drawn = drawSample(MUTANTS, 40, seed)
    const countOf = (file: string) => drawn.filter(({ fileName }) => fileName === file).length
    expect([countOf('a.ts'), countOf('b.ts'), countOf('c.ts')]).toEqual([15, 5, 20])
    expect(new Set(idsOf(drawn)).size).toBe(40)
  },
)

test('a seed draws the same again, whatever order and numbers the changes have by now', () => {
  const placesOf = (mutants: readonly Mutant[]) =>
    mutants.map(({ fileName, location }) => `${fileName}:${location.start.line}`)
  const renumbered = MUTANTS.map((mutant, at) => ({ ...mutant, id: String(at) })).reverse()
  expect(placesOf(drawSample(renumbered, 40, 5))).toEqual(placesOf(drawSample(MUTANTS, 40, 5)))
  expect(placesOf(drawSample(MUTANTS, 40, 6))).not.toEqual(placesOf(drawSample(MUTANTS, 40, 5)))
})

test('over many seeds every change is drawn, also of a file that has less than a step', () => {
  const mutants = [...mutantsOf('a.ts', 1), ...mutantsOf('b.ts', 29)]
  const drawn = Array.from({ length: 200 }, (_, seed) => idsOf(drawSample(mutants, 5, seed))).flat()
  expect(new Set(drawn)).toEqual(new Set(idsOf(mutants)))
})

test.each([4, 5, 100])('a sample of %i from four changes is all of them', (size) => {
  expect(idsOf(drawSample(mutantsOf('a.ts', 4), size, 1))).toEqual(['a.ts0', 'a.ts1', 'a.ts2', 'a.ts3'])
})
