import { addAgainstLimit, addBlock, noEvidence, strength } from './two-streams'

const alternatives = (rate: number) => [rate + 0.1, rate + 0.4]
const NONE = { trials: 0, hits: 0 }
const block = (stableHits: number, candidateHits: number) => ({
  stable: { trials: 100, hits: stableHits },
  candidate: { trials: 100, hits: candidateHits },
})

test('without reports there is one bet for each alternative, and nothing speaks against the candidate', () => {
  expect(noEvidence(alternatives)).toEqual({ bets: [0, 0], stable: NONE, candidate: NONE })
  expect(strength(noEvidence(alternatives))).toBe(1)
})

test('what speaks against a candidate is the mean of the bets, and stays a number when they are certain', () => {
  expect(strength({ bets: [Math.log(2), Math.log(6)], stable: NONE, candidate: NONE })).toBeCloseTo(4)
  const certain = strength({ bets: [5000, 0], stable: NONE, candidate: NONE })
  expect(certain).toBeCloseTo(Math.exp(600) / 2, -250)
  expect(Number.isFinite(certain)).toBe(true)
})

test('a worse block wins the bets, an equal one loses them; both add up', () => {
  const worse = addBlock(noEvidence(alternatives), block(1, 30), alternatives, NONE)
  expect(strength(worse)).toBeGreaterThan(1000)
  expect(strength(addBlock(noEvidence(alternatives), block(1, 1), alternatives, NONE))).toBeLessThan(1)
  const twice = addBlock(worse, block(1, 30), alternatives, NONE)
  expect(twice).toMatchObject({
    stable: { trials: 200, hits: 2 },
    candidate: { trials: 200, hits: 60 },
  })
  expect(strength(twice)).toBeGreaterThan(strength(worse))
})

test('bets are made by what is known of the stable version: of before, where nothing came yet', () => {
  const bet = (prior: typeof NONE) =>
    strength(addBlock(noEvidence(alternatives), block(20, 25), alternatives, prior))
  // Where it is known to fail as often, a bet that it does not is lost.
  expect(bet({ trials: 1000, hits: 200 })).toBeGreaterThan(bet(NONE))
  // Ten thousand trials of before say no more than a thousand.
  expect(bet({ trials: 10_000, hits: 2000 })).toBeCloseTo(bet({ trials: 1000, hits: 200 }), 10)
})

test('against a limit only the candidate counts, by how much more likely the worse rate is', () => {
  const found = addAgainstLimit(noEvidence(alternatives), block(50, 2), 0.01, alternatives)
  expect(found.bets[0]).toBeCloseTo(2 * Math.log(0.11 / 0.01) + 98 * Math.log(0.89 / 0.99))
  expect(found.bets[1]).toBeCloseTo(2 * Math.log(0.41 / 0.01) + 98 * Math.log(0.59 / 0.99))
  expect([found.stable, found.candidate]).toEqual([
    { trials: 100, hits: 50 },
    { trials: 100, hits: 2 },
  ])
})

test('an alternative below the limit is no bet at all', () => {
  const better = addAgainstLimit(
    noEvidence(() => [0.2]),
    block(0, 90),
    0.5,
    () => [0.2],
  )
  expect(better.bets).toEqual([0])
})
