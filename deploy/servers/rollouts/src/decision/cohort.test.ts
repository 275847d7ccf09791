import { isInShare, positionOf } from './cohort'

const SUBJECTS = Array.from({ length: 200_000 }, (_, index) => `subject-${index}`)
const positions = (part: string, salt = 'salt', shop = 'a.example') =>
  SUBJECTS.map((subject) => positionOf({ shop, part, salt, subject }))
const shareOf = (all: readonly number[], share: number) =>
  (100 * all.filter((position) => isInShare(position, share)).length) / all.length

/**
 * Chi-square of two rollouts, each cut into ten shares: how much the counts of the 100 pairs differ from those of independent ones.
 * With 81 degrees of freedom 99.9 % of independent pairs stay below 126.
 */
function chiSquare(one: readonly number[], other: readonly number[]): number {
  const tenth = (position: number | undefined) => Math.floor((position ?? 0) * 10)
  const counts = new Array<number>(100).fill(0)
  for (const [index, position] of one.entries()) {
    const cell = tenth(position) * 10 + tenth(other[index])
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const expected = one.length / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test.each([0.01, 1, 5, 10, 25, 33.33, 50, 99.99])(
  '%d %% of 200,000 subjects are as many, within half a percent',
  (share) => {
    const is = shareOf(positions('mf-catalog'), share)
    expect(Math.abs(is - share)).toBeLessThan(0.5)
    expect(is).toBeGreaterThan(0)
    expect(is).toBeLessThan(100)
  },
)

test('0 % is nobody and 100 % everybody', () => {
  const all = positions('mf-basket')
  expect([shareOf(all, 0), shareOf(all, 100)]).toEqual([0, 100])
  expect([isInShare(0, 0), isInShare(0, 0.01), isInShare(1 - 2 ** -48, 100)]).toEqual([false, true, true])
})

test('the bounds are half-open: who stands at 10 % is not among the first 10 %', () => {
  expect([isInShare(0.1, 10), isInShare(0.1 - 2 ** -48, 10), isInShare(0.1, 10.01)]).toEqual([
    false,
    true,
    true,
  ])
})

test('a position is the same in every process and on every edge', () => {
  const key = { shop: 'a.example', part: 'mf-catalog', salt: 's', subject: 'x' }
  expect(positionOf(key)).toBe(0.44712818440869384)
})

test.each([
  ['two parts', positions('mf-catalog'), positions('mf-basket')],
  ['two rollouts of a part', positions('mf-catalog', 'one'), positions('mf-catalog', 'two')],
  ['two shops', positions('mf-catalog'), positions('mf-catalog', 'salt', 'b.example')],
])('%s have nothing to do with each other', (_what, one, other) => {
  expect(chiSquare(one, other)).toBeLessThan(126)
})

test('the measure of independence notices cohorts that are the same', () => {
  const one = positions('mf-catalog')
  expect(chiSquare(one, one)).toBeGreaterThan(1000)
})
