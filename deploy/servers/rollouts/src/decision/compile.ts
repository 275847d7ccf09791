import type { PartName, Plan, Release } from '@prilavok/shared-kernel/contract'
import type { RegistryState } from '../model/registry-state'
import { EVERY_SHOP } from '../model/rule'
import { releaseName } from '../part-name'
import { isInShare, positionOf } from './cohort'
import { type CompiledRules, otherChoice, ruledChoice, rulesByShop, rulesKey } from './compiled-rules'
import { type ChosenRelease, contentKey, inOrder, type PlanContent, planContent } from './plan-content'

/** A shop as rules and plans know it. */
export interface PlannedShop {
  /** `ITEM.ID` */
  id: number
  /** `ITEM.DOMAIN_NAME` */
  domain: string
}

/** Versions by part. */
export type Versions = Readonly<Partial<Record<PartName, string>>>

/** What else decides about one page. */
export interface Circumstances {
  /** Releases that failed in this browser, `mf-catalog@1.5.0`: a candidate among them is not given to it. */
  failed?: ReadonlySet<string> | undefined
  /** Versions that the visitor keeps, unless they were withdrawn or are gone. */
  saved?: Versions | undefined
  /** Versions that a developer has chosen for his browser. */
  override?: Versions | undefined
  /** Finds releases that no rule names. @default none are known */
  find?: (part: PartName, version: string) => Release | undefined
}

/** What the rules of one revision give to anybody. */
export interface Decisions {
  /**
   * The plan of one page. All who get the same set get the same object, also after a change that does not concern the shop.
   * @param subject undefined: the stable versions
   * @returns undefined when nothing is chosen that fits together, or the override does not
   */
  decide(shop: PlannedShop, subject: string | undefined, given?: Circumstances): Plan | undefined
  /** Whether the shop does not get this version any more. */
  isWithdrawn(shop: string, part: PartName, version: string): boolean
  /** Versions of the shell that somebody gets: with stable versions alone, and together with a candidate of any part. */
  shells(): { stable: string[]; trial: string[] }
}

interface CompiledShop {
  id: number
  rules: CompiledRules
  plans: Map<number, Plan | undefined>
}

/** What stays from one revision to the next, so that what did not change is not made again. */
interface Made {
  releases: Map<string, Release>
  rules: Map<string, CompiledRules>
  shops: Map<string, CompiledShop>
  contents: Map<string, PlanContent | undefined>
  /** Plans with saved or overridden versions. */
  others: Map<string, Plan | undefined>
}

const madeBy = new WeakMap<Decisions, Made>()

/** Plans with versions that no rule gives are few; the oldest go. */
const MAX_OTHERS = 1000

const hasBit = (bits: number, index: number) => (bits & (1 << index)) !== 0

/** Releases never change: the same object keeps what was made of it. */
const releasesByName = ({ releases }: RegistryState, old: Made | undefined): Map<string, Release> =>
  new Map(
    releases.map((release) => {
      const name = releaseName(release)
      return [name, old?.releases.get(name) ?? release]
    }),
  )

/**
 * Makes the rules of a state ready for quick decisions. A shop is looked at when its first page is asked for; shops without rules and
 * withdrawals of their own share everything.
 * @param before of the revision before: what did not change is taken from it
 */
export function compile(state: RegistryState, before?: Decisions): Decisions {
  const old = before && madeBy.get(before)
  const releases = releasesByName(state, old)
  const made: Made = { releases, rules: new Map(), shops: new Map(), contents: new Map(), others: new Map() }
  const byShop = rulesByShop(state, releases)

  const makeRules = (shop: string): CompiledRules => {
    const parts = byShop.compiledParts(shop)
    const key = rulesKey(parts)
    const rules = made.rules.get(key) ?? old?.rules.get(key) ?? { parts, contents: new Map() }
    made.rules.set(key, rules)
    return rules
  }
  let common: CompiledRules | undefined
  const rulesOf = (shop: string): CompiledRules => {
    if (byShop.isNamed(shop)) return makeRules(shop)
    common ??= makeRules(EVERY_SHOP)
    return common
  }
  const shopOf = ({ id, domain }: PlannedShop): CompiledShop => {
    const known = made.shops.get(domain)
    if (known?.id === id) return known
    const rules = rulesOf(domain)
    const last = old?.shops.get(domain)
    const shop = last?.rules === rules && last.id === id ? last : { id, rules, plans: new Map() }
    made.shops.set(domain, shop)
    return shop
  }
  const contentOf = (chosen: readonly ChosenRelease[]): PlanContent | undefined => {
    const ordered = inOrder(chosen)
    const key = contentKey(ordered)
    if (made.contents.has(key)) return made.contents.get(key)
    const content = old?.contents.get(key) ?? planContent(ordered)
    made.contents.set(key, content)
    return content
  }

  /** The candidates that the subject gets, a bit for each part. */
  const candidatesOf = (
    { parts }: CompiledRules,
    shop: string,
    subject: string,
    failed: ReadonlySet<string> | undefined,
  ): number => {
    let bits = 0
    for (const [index, { part, candidate }] of parts.entries()) {
      if (!candidate || failed?.has(releaseName(candidate.release))) continue
      if (isInShare(positionOf({ shop, part, salt: candidate.salt, subject }), candidate.share))
        bits |= 1 << index
    }
    return bits
  }
  const planOf = ({ id, rules, plans }: CompiledShop, bits: number): Plan | undefined => {
    if (plans.has(bits)) return plans.get(bits)
    if (!rules.contents.has(bits))
      rules.contents.set(
        bits,
        contentOf(rules.parts.map((part, index) => ruledChoice(part, hasBit(bits, index)))),
      )
    const content = rules.contents.get(bits)
    const plan = content && { ...content, shop: id }
    plans.set(bits, plan)
    return plan
  }

  /** The plan with some versions exchanged; undefined when one of them is not there, or all do not fit together. */
  const planWith = (
    { id, rules }: CompiledShop,
    bits: number,
    exchanged: ReadonlyMap<PartName, Release>,
    isOverride: boolean,
  ): Plan | undefined => {
    const chosen = rules.parts.map((part, index) => {
      const release = exchanged.get(part.part)
      const usual = ruledChoice(part, hasBit(bits, index))
      // The same versions are the same plan, whether they are saved or usual.
      const isOther = release && (isOverride || release.version !== usual.release.version)
      return isOther ? otherChoice(part, release, isOverride) : usual
    })
    const ruled = new Set<string>(rules.parts.map(({ part }) => part))
    for (const release of exchanged.values())
      if (isOverride && !ruled.has(release.name))
        chosen.push({ release, chosenAs: 'override', alternatives: [] })
    const ordered = inOrder(chosen)
    const key = `${id} ${contentKey(ordered)}`
    if (made.others.has(key)) return made.others.get(key)
    const content = planContent(ordered)
    const plan = content && { ...content, shop: id }
    const [oldest] = made.others.keys()
    if (made.others.size >= MAX_OTHERS && oldest !== undefined) made.others.delete(oldest)
    made.others.set(key, plan)
    return plan
  }

  const decisions: Decisions = {
    decide(shop, subject, { failed, saved, override, find } = {}) {
      const compiled = shopOf(shop)
      const bits = subject === undefined ? 0 : candidatesOf(compiled.rules, shop.domain, subject, failed)
      const found = (versions: Versions) =>
        new Map(
          (Object.entries(versions) as [PartName, string][]).flatMap(([part, version]) => {
            const release = releases.get(releaseName({ name: part, version })) ?? find?.(part, version)
            return release ? [[part, release] as const] : []
          }),
        )
      if (override) {
        const exchanged = found(override)
        const isWhole = exchanged.size === Object.keys(override).length
        return isWhole ? planWith(compiled, bits, exchanged, true) : undefined
      }
      const usual = () => planOf(compiled, bits) ?? planOf(compiled, 0)
      if (!saved) return usual()
      const exchanged = found(saved)
      for (const [part, { version }] of exchanged) {
        const stable = compiled.rules.parts.find((one) => one.part === part)?.stable.version
        const isAvoided = version !== stable && failed?.has(releaseName({ name: part, version }))
        if (isAvoided || byShop.isWithdrawn(shop.domain, part, version)) exchanged.delete(part)
      }
      return planWith(compiled, bits, exchanged, false) ?? usual()
    },
    isWithdrawn: byShop.isWithdrawn,
    shells() {
      const rules = state.rules.filter(({ part }) => part === 'shell')
      const stable = [...new Set(rules.map(({ stable: version }) => version))]
      const candidates = rules.flatMap(({ candidate }) => candidate?.version ?? [])
      const isTried = state.rules.some(({ candidate }) => candidate)
      return { stable, trial: isTried ? [...new Set([...stable, ...candidates])] : [] }
    },
  }
  madeBy.set(decisions, made)
  return decisions
}
