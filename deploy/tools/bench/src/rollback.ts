/** How often a good candidate is taken back, and how soon a bad one is: the comparison that rolls back, on invented visitors. */
import {
  type Behaviour,
  type SimulatedRollout,
  seeded,
  simulateRollout,
} from '@prilavok/rollouts/testing/simulated-rollout'
import { readArguments } from './arguments'
import { percentile } from './figures/numbers'
import { print, printFigure } from './figures/report'

const ROLLOUTS = 2000
const DETECTIONS = 200
/** Stands for «not found» in a percentile. */
const NEVER = Number.POSITIVE_INFINITY

const GOOD: Behaviour = { failing: 0.005, adding: 0.2, paint: 1500 }
const POOR: Behaviour = { ...GOOD, failing: 0.02 }

const { runs } = readArguments('usage: npm run bench -- rollback [--runs N]', 1)

function simulate(count: number, rollout: Omit<SimulatedRollout, 'random'>, seed: number) {
  return Array.from({ length: count }, (_, index) =>
    simulateRollout({ ...rollout, random: seeded(seed + index) }),
  )
}

function printFalseAlarms(name: string, rollout: Omit<SimulatedRollout, 'random'>, seed: number): void {
  const taken = simulate(ROLLOUTS, rollout, seed).filter((found) => found !== undefined)
  const share = `${((taken.length / ROLLOUTS) * 100).toFixed(2)} %`
  printFigure(name, share, `${taken.length} of ${ROLLOUTS} rollouts`, '≤ 1 %')
}

interface Detection {
  stable?: Behaviour
  candidate: Partial<Behaviour>
  share: number
  views: number
}

function printDetection(
  name: string,
  { stable = GOOD, candidate, share, views }: Detection,
  seed: number,
): void {
  const rollout = { stable, candidate: { ...stable, ...candidate }, shares: [share], views }
  const found = simulate(DETECTIONS, rollout, seed).map((one) => one?.candidateViews ?? NEVER)
  const missed = found.filter((one) => one === NEVER).length
  const half = percentile(found, 0.5).toFixed(0)
  const most = percentile(found, 0.95).toFixed(0)
  printFigure(
    `${name}, share ${share} %`,
    half,
    `19 of 20 within ${most}; ${missed} of ${DETECTIONS} not found`,
  )
}

for (let run = 0; run < runs; run++) {
  const seed = 1 + run * 1_000_000
  print(`\nCandidates that are as good as the stable version, taken back within 6,000 views (seed ${seed}):`)
  printFalseAlarms(
    'shares 5, 25, 50 %',
    { stable: GOOD, candidate: GOOD, shares: [5, 25, 50], views: 6000 },
    seed,
  )
  printFalseAlarms(
    'the same, 2 % of the views fail',
    { stable: POOR, candidate: POOR, shares: [5, 25, 50], views: 6000 },
    seed,
  )
  printFalseAlarms(
    'share 100 %, against the days before',
    { stable: GOOD, candidate: GOOD, shares: [100], views: 3000 },
    seed,
  )

  print('\nViews of the candidate until it is taken back, half of the rollouts:')
  for (const share of [5, 25, 50, 100])
    printDetection(
      '2 points more failed views (0.5 → 2.5 %)',
      { candidate: { failing: 0.025 }, share, views: share === 5 ? 60_000 : 15_000 },
      seed,
    )
  printDetection(
    '2 points more failed views (2 → 4 %)',
    { stable: POOR, candidate: { failing: 0.04 }, share: 25, views: 30_000 },
    seed,
  )
  printDetection('every view fails', { candidate: { failing: 1 }, share: 5, views: 5000 }, seed)
  printDetection(
    'half as many visits with a basket',
    { candidate: { adding: 0.1 }, share: 50, views: 20_000 },
    seed,
  )
  printDetection('pages a third slower', { candidate: { paint: 2000 }, share: 50, views: 20_000 }, seed)
}
