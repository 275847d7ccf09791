import {
  advanceTest,
  type BothTotals,
  beginTest,
  type CandidateTest,
  ownViews,
  subjectsOf,
  type Verdict,
  verdictOf,
} from '../health/comparison/candidate-test'
import { beginOf } from '../health/store'
import { effectiveRule } from '../model/effective-rule'
import { type Candidate, EVERY_SHOP, type RolloutRule } from '../model/rule'
import type { Look } from './schedule'
import { scheduleTexts } from './texts'

type RuleWithCandidate = RolloutRule & { candidate: Candidate }

/** How a candidate does, over all shops of its rule. */
export interface CandidateHealth {
  /** Of `ownViews`, those since the rollout began. */
  views: number
  /** It was taken back just now, everywhere. */
  isGone: boolean
}

interface TestedShop {
  shop: string
  views: number
  /** The test has seen enough to say something. */
  isTested: boolean
  verdict: Verdict | undefined
}

/** Days before a rollout that tell how the stable version did. */
const DAYS_BEFORE = 7
const DAY_MS = 86_400_000
/** A test that has seen fewer companies and visitors says nothing about its shop. */
const TESTED_SUBJECTS = 30
/**
 * A candidate of the rule for every shop is taken back from all of them when it was from two, and from a fifth of those where
 * it was tested: with 1 % false alarms a shop, that happens to a good one in fewer than 1 rollout of 100.
 */
const AT_LEAST_SHOPS = 2
const AT_LEAST_SHARE = 0.2

/** @returns for each rule with a candidate how it does; what the comparison rejects is taken back by then */
export async function passHealth(look: Look): Promise<Map<RolloutRule, CandidateHealth>> {
  const health = new Map<RolloutRule, CandidateHealth>()
  for (const rule of look.state.rules)
    if (hasCandidate(rule))
      await look.guard(rule, async () => void health.set(rule, await passRule(look, rule)))
  return health
}

const hasCandidate = (rule: RolloutRule): rule is RuleWithCandidate => rule.candidate !== undefined

/** The shops that a candidate runs in, with the version that it is compared with there. */
async function shopsOf({ health, state }: Look, rule: RuleWithCandidate) {
  const { part, candidate } = rule
  const shops =
    rule.shop === EVERY_SHOP
      ? await health.shopsWith({ part, version: candidate.version, from: new Date(candidate.startedAt) })
      : [rule.shop]
  const withOwnRule = new Set(
    rule.shop === EVERY_SHOP
      ? state.rules.filter((other) => other.part === part).map((other) => other.shop)
      : [],
  )
  return shops
    .filter((shop) => !withOwnRule.has(shop))
    .map((shop) => ({ shop, given: effectiveRule(rule, shop, state.withdrawals) }))
    .filter(({ given }) => given.candidate)
    .map(({ shop, given }) => ({ shop, against: given.stable }))
}

async function passRule(look: Look, rule: RuleWithCandidate): Promise<CandidateHealth> {
  const tested: TestedShop[] = []
  for (const { shop, against } of await shopsOf(look, rule))
    tested.push(await testShop(look, rule, shop, against))
  const views = tested.reduce((sum, one) => sum + one.views, 0)
  const isGone = await takeBack(look, rule, tested)
  return { views, isGone }
}

async function testShop(
  { health, store, now }: Look,
  { part, candidate }: RuleWithCandidate,
  shop: string,
  against: string,
): Promise<TestedShop> {
  const startedAt = new Date(candidate.startedAt)
  const both = async (range: { from: Date; to?: Date; by?: 'minute' }): Promise<BothTotals> => ({
    stable: await health.totals({ shop, part, version: against, ...range }),
    candidate: await health.totals({ shop, part, version: candidate.version, ...range }),
  })
  const begin = async (): Promise<CandidateTest> => {
    const from = new Date(startedAt.getTime() - DAYS_BEFORE * DAY_MS)
    const before = await health.totals({ shop, part, version: against, from, to: startedAt })
    // Hours are summed up: what was reported in the first one before the rollout does not count.
    return beginTest(
      against,
      before,
      await both({ from: beginOf('hour', startedAt), to: startedAt, by: 'minute' }),
    )
  }
  const key = { shop, part, salt: candidate.salt }
  const saved = await store.test(key)
  // Tests that count something else were begun by an earlier release of this program.
  const isOfNow = saved?.against === against && saved.ownViewsBefore !== undefined
  const test = isOfNow ? saved : await begin()
  const totals = await both({ from: startedAt })
  const advanced = advanceTest(test, totals, candidate.share)
  if (JSON.stringify(advanced) !== JSON.stringify(saved)) await store.saveTest(key, advanced, now)
  return {
    shop,
    views: Math.max(0, ownViews(totals.candidate) - advanced.ownViewsBefore),
    isTested: subjectsOf(advanced) >= TESTED_SUBJECTS,
    verdict: verdictOf(advanced),
  }
}

/** @returns whether nobody gets the candidate of the rule any more */
async function takeBack(
  { state, change, log }: Look,
  rule: RuleWithCandidate,
  tested: readonly TestedShop[],
): Promise<boolean> {
  const { part, candidate } = rule
  const failed = tested.flatMap(({ shop, verdict }) => (verdict ? [{ shop, verdict }] : []))
  const [first] = failed
  if (!first) return false
  const gone = new Set([...takenBackBefore(state, rule), ...failed.map(({ shop }) => shop)])
  const all = new Set([...gone, ...tested.filter(({ isTested }) => isTested).map(({ shop }) => shop)])
  const everywhere =
    rule.shop === EVERY_SHOP && gone.size >= Math.max(AT_LEAST_SHOPS, AT_LEAST_SHARE * all.size)
  for (const { shop, verdict } of everywhere ? [first] : failed) {
    const { measure, figures } = verdict
    const cause = scheduleTexts.failed(measure, figures.candidatePercent ?? 0, figures.stablePercent ?? 0)
    const reason = everywhere ? scheduleTexts.failedInSeveral([...gone], `${shop}: ${cause}`) : cause
    const target = everywhere ? EVERY_SHOP : shop
    await change({ kind: 'rollback', shop: target, part }, { kind: 'health', reason, figures })
    const details = { shop: target, part, version: candidate.version, measure, figures }
    log.warn(details, 'a candidate was taken back')
  }
  return everywhere || rule.shop !== EVERY_SHOP
}

/** Shops that this rollout was taken back from already. */
function takenBackBefore(
  { withdrawals }: Look['state'],
  { part, candidate: { version, startedAt } }: RuleWithCandidate,
): string[] {
  return withdrawals
    .filter((one) => one.part === part && one.version === version && one.shop !== EVERY_SHOP)
    .filter(({ at }) => at >= startedAt)
    .map(({ shop }) => shop)
}
