import type { PartName, Release } from '@prilavok/shared-kernel/contract'
import { effectiveRule, isWithdrawn } from '../model/effective-rule'
import type { RegistryState } from '../model/registry-state'
import { EVERY_SHOP, type RolloutRule, type Withdrawal } from '../model/rule'
import { releaseName } from '../part-name'
import type { ChosenRelease, PlanContent } from './plan-content'

/** A part with the releases that its rule gives. */
export interface CompiledPart {
  part: PartName
  stable: Release
  lastGood: Release | undefined
  candidate: { release: Release; share: number; salt: string } | undefined
}

/** What a shop gets. Shops with the same rules share one. */
export interface CompiledRules {
  parts: CompiledPart[]
  /** Plans by the candidates that are chosen, a bit each. */
  contents: Map<number, PlanContent | undefined>
}

/** The rules and withdrawals of a state by shop. */
export interface RulesByShop {
  isNamed(shop: string): boolean
  isWithdrawn(shop: string, part: PartName, version: string): boolean
  compiledParts(shop: string): CompiledPart[]
}

const NONE: never[] = []

function groupByShop<T extends { shop: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(item.shop)
    if (group) group.push(item)
    else groups.set(item.shop, [item])
  }
  return groups
}

/** @param releases by name */
export function rulesByShop(state: RegistryState, releases: ReadonlyMap<string, Release>): RulesByShop {
  const rules = groupByShop(state.rules)
  const withdrawals = groupByShop(state.withdrawals)

  const ofShop = <T>(groups: Map<string, T[]>, shop: string): T[] => [
    ...(groups.get(EVERY_SHOP) ?? NONE),
    ...(shop === EVERY_SHOP ? NONE : (groups.get(shop) ?? NONE)),
  ]
  const withdrawalsOf = (shop: string): Withdrawal[] => ofShop(withdrawals, shop)
  /** Its own rule comes last and wins. */
  const rulesOf = (shop: string): RolloutRule[] => [
    ...new Map(ofShop(rules, shop).map((rule) => [rule.part, rule])).values(),
  ]
  const compiledPart = (rule: RolloutRule, shop: string): CompiledPart | undefined => {
    const { part, stable, candidate, lastGood } = effectiveRule(rule, shop, withdrawalsOf(shop))
    const find = (version: string | undefined) =>
      version === undefined ? undefined : releases.get(releaseName({ name: part, version }))
    const release = find(stable)
    const trial = find(candidate?.version)
    return (
      release && {
        part,
        stable: release,
        lastGood: find(lastGood),
        candidate: candidate && trial && { release: trial, share: candidate.share, salt: candidate.salt },
      }
    )
  }
  return {
    isNamed: (shop) => rules.has(shop) || withdrawals.has(shop),
    isWithdrawn(shop, part, version) {
      const rule = rulesOf(shop).find((one) => one.part === part)
      return rule !== undefined && isWithdrawn(withdrawalsOf(shop), rule, version, shop)
    },
    compiledParts: (shop) => rulesOf(shop).flatMap((rule) => compiledPart(rule, shop) ?? []),
  }
}

/** Tells rules apart that give different plans. */
export const rulesKey = (parts: readonly CompiledPart[]): string =>
  JSON.stringify(
    parts.map(({ part, stable, lastGood, candidate }) => [
      part,
      stable.version,
      lastGood?.version,
      candidate && [candidate.release.version, candidate.share, candidate.salt],
    ]),
  )

const fallbacksOf = ({ stable, lastGood }: CompiledPart) => (lastGood ? [stable, lastGood] : [stable])

/** What somebody gets of a part by its rule. */
export const ruledChoice = (part: CompiledPart, isCandidate: boolean): ChosenRelease =>
  part.candidate && isCandidate
    ? { release: part.candidate.release, chosenAs: 'candidate', alternatives: fallbacksOf(part) }
    : { release: part.stable, alternatives: fallbacksOf(part).slice(1) }

/** What somebody gets of a part who has another version. */
export function otherChoice(part: CompiledPart, release: Release, isOverride: boolean): ChosenRelease {
  const isCandidate = part.candidate?.release.version === release.version
  const chosenAs = isOverride ? 'override' : isCandidate ? 'candidate' : undefined
  return { release, ...(chosenAs && { chosenAs }), alternatives: fallbacksOf(part) }
}
