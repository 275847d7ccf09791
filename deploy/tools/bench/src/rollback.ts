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
import { type ClusteredRollout, simulateClusters } from './rollouts/clustered-rollout'

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

const CLUSTERED = 1000
const clustered = (
  rollout: Omit<ClusteredRollout, 'random' | 'subjectsOfNetwork'>,
  count: number,
  seed: number,
) =>
  Array.from({ length: count }, (_, index) =>
    simulateClusters({ subjectsOfNetwork: 3, ...rollout, random: seeded(seed + index) }),
  )

/** Companies differ, and each visits often: what counts each visit takes them for many. */
function printClusters(seed: number): void {
  print(`\nGood candidates at 50 %, taken back, when companies differ (${CLUSTERED} rollouts each):`)
  for (const [companies, visits] of [
    [30, 2000],
    [30, 10_000],
    [100, 2000],
    [100, 10_000],
    [3000, 10_000],
  ] as const)
    for (const spread of [0.5, 1]) {
      const of = (unit: ClusteredRollout['unit']) => {
        const count = unit === 'visit' ? CLUSTERED / 10 : CLUSTERED
        const taken = clustered({ companies, spread, share: 50, visits, unit }, count, seed)
        return `${((taken.filter((one) => one !== undefined).length / count) * 100).toFixed(1)} %`
      }
      const name = `${companies} companies, ${visits} visits, spread ${spread}`
      printFigure(name, of('subject'), `${of('visit')} if each visit counted`, '≤ 1 %')
    }
  print('\nTwo points more failed loads, companies and visitors of the candidate until it is taken back:')
  const found = clustered(
    { companies: 40_000, spread: 1, share: 25, visits: 40_000, worse: 0.02, unit: 'subject' },
    DETECTIONS,
    seed,
  ).map((one) => one ?? NEVER)
  printFigure(
    'share 25 %',
    percentile(found, 0.5).toFixed(0),
    `19 of 20 within ${percentile(found, 0.95).toFixed(0)}`,
  )
}

/** Strangers send as many reports of failures as all buyers together send of anything. */
function printStrangers(seed: number): void {
  print('\nGood candidates at 10 %, taken back by strangers who report failures (100 rollouts each):')
  for (const visits of [150, 1500, 15_000])
    for (const strangers of [1, 5, 50]) {
      const taken = clustered(
        { companies: visits, spread: 1, share: 10, visits, strangers, unit: 'subject' },
        100,
        seed,
      ).filter((one) => one !== undefined)
      printFigure(
        `${visits} visits of as many buyers, ${strangers} addresses`,
        `${taken.length} %`,
        '',
        strangers === 1 ? '≤ 1 %' : undefined,
      )
    }
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
  printClusters(seed)
  printStrangers(seed)
}
