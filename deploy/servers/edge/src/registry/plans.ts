import {
  type Circumstances,
  compile,
  type Decisions,
  type Versions,
} from '@prilavok/rollouts/decision/compile'
import type { RegistryFollower, RegistryState } from '@prilavok/rollouts/model/registry-state'
import { releaseName } from '@prilavok/rollouts/part-name'
import { readRelease } from '@prilavok/rollouts/registry'
import type { PartName, Plan, Release, Shop } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import type { WarmShells } from '../render/pool'

/** Whoever gets a plan. @property subject undefined: the stable versions */
export interface PlannedVisit extends Omit<Circumstances, 'find'> {
  subject?: string | undefined
}

export interface Plans {
  /** The plan of a page, or undefined while none was ever possible; of an override that gives none, undefined. */
  of(shop: Shop, visit?: PlannedVisit): Plan | undefined
  /** Reads releases that no rule names, so that `of` can choose them. Never throws: what is not there is not chosen. */
  load(versions: Versions): Promise<void>
  /** Whether a version was taken back from the shop. */
  isWithdrawn(shop: Shop, versions: Versions): boolean
  /** Versions that the rules give to a subject, whatever failed in its browser. */
  versionsFor(shop: Shop, subject: string): Versions | undefined
  /** Versions of a plan that was decided here lately. */
  versionsOf(planId: string): Versions | undefined
  /** Versions of the shell that somebody gets. */
  shells(): WarmShells
  refresh(): Promise<void>
  close(): Promise<void>
}

interface PlansOptions {
  follower: RegistryFollower
  releasesDir: string
  log: Pick<Log, 'error' | 'warn'>
  onChange: () => void
}

const MAX_NAMED = 200
const MAX_RECENT = 5000

/** Puts in what is not there yet; the oldest makes room for it. */
function putBounded<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  const [oldest] = map.keys()
  if (map.size >= max && oldest !== undefined) map.delete(oldest)
  map.set(key, value)
}

const versionsIn = ({ parts }: Plan): Versions =>
  Object.fromEntries(Object.entries(parts).map(([part, { version }]) => [part, version]))

const isStable = ({ parts }: Plan) => Object.values(parts).every(({ chosenAs }) => chosenAs === undefined)

/**
 * Plans by the rules in force. A shop whose releases do not fit together keeps its last good plan: the registry rejects such rules, but
 * an edge may be older than what they name.
 */
export function createPlans({ follower, releasesDir, log, onChange }: PlansOptions): Plans {
  const compiled: { state?: RegistryState; decisions?: Decisions } = {}
  const lastPlans = new Map<string, Plan>()
  const withoutPlan = new Set<string>()
  /** Releases that no rule names. */
  const named = new Map<string, Release>()
  const recent = new Map<string, Plan>()

  const current = (): Decisions | undefined => {
    const state = follower.current()
    if (state && state !== compiled.state) {
      compiled.decisions = compile(state, compiled.decisions)
      compiled.state = state
      withoutPlan.clear()
    }
    return compiled.decisions
  }
  const find = (part: PartName, version: string) => named.get(releaseName({ name: part, version }))

  const lastGood = (domain: string, hasRules: boolean): Plan | undefined => {
    const last = lastPlans.get(domain)
    if (hasRules && !withoutPlan.has(domain)) {
      withoutPlan.add(domain)
      log.error({ shop: domain }, 'no plan; the last good one stays in force')
    }
    return last
  }
  const end = follower.onChange(onChange)

  return {
    of({ ID: id, DOMAIN_NAME: domain }, { subject, ...visit } = {}) {
      const decisions = current()
      const plan = decisions?.decide({ id, domain }, subject, { ...visit, find })
      if (!plan) return visit.override ? undefined : lastGood(domain, decisions !== undefined)
      if (lastPlans.get(domain) !== plan && isStable(plan)) lastPlans.set(domain, plan)
      if (!recent.has(plan.id)) putBounded(recent, plan.id, plan, MAX_RECENT)
      return plan
    },
    async load(versions) {
      const missing = (Object.entries(versions) as [PartName, string][]).filter(
        ([part, version]) => !find(part, version),
      )
      for (const [part, version] of missing) {
        try {
          const release = await readRelease(releasesDir, part, version)
          putBounded(named, releaseName(release), release, MAX_NAMED)
        } catch (error) {
          log.warn({ reason: reasonOf(error) }, 'a release that a visitor keeps or tries is not there')
        }
      }
    },
    isWithdrawn: ({ DOMAIN_NAME }, versions) =>
      (Object.entries(versions) as [PartName, string][]).some(([part, version]) =>
        current()?.isWithdrawn(DOMAIN_NAME, part, version),
      ),
    versionsFor({ ID: id, DOMAIN_NAME: domain }, subject) {
      const plan = current()?.decide({ id, domain }, subject)
      return plan && versionsIn(plan)
    },
    versionsOf(planId) {
      const plan = recent.get(planId)
      return plan && versionsIn(plan)
    },
    shells: () => current()?.shells() ?? { stable: [], trial: [] },
    refresh: follower.refresh,
    async close() {
      end()
      await follower.close()
    },
  }
}
