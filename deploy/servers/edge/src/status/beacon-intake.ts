import { bucketOf } from '@prilavok/rollouts/health/buckets'
import { createObservedSubjects } from '@prilavok/rollouts/health/observed-subjects'
import type { Beacon, BeaconEvent } from '@prilavok/shared-kernel/contract'
import { networkOf } from '@prilavok/shared-kernel/contract/network-of'
import { createAddressLimits } from './address-limits'
import type { HealthSums, SummedVersion } from './health-sums'
import { createVisits, type Visit } from './visits'

/** Of one visitor in one visit of `VISIT_MS`, for one version: views, and everything that is reported. */
const VIEWS_A_VISIT = 60
const EVENTS_A_VISIT = 200

const FAILURE_KINDS = ['failed', 'mismatched'] as const
type FailureKind = (typeof FAILURE_KINDS)[number]

const thingOf = (kind: FailureKind | 'view' | 'visit', { shop, part, version }: SummedVersion) =>
  `${kind} ${shop} ${part} ${version}`

/** What one address may add within an hour for one version of a part in one shop. */
export interface IntakeLimits {
  views: number
  /** First failures of a visit, which automatic rollbacks decide by. */
  failures: number
}

export interface Sender {
  /** `DOMAIN_NAME` of the shop. */
  shop: string
  address: string
  /** Company, or visitor; the address where there is neither. */
  visitor: string
  /** The company or visitor that an edge has signed. */
  subject?: string | undefined
  /** Versions that the rules give to the subject: what a page reports of others is no evidence for or against them. */
  versions?: Readonly<Partial<Record<string, string>>> | undefined
}

/** Whether the rules give the version to the sender: unknown of who is no subject that an edge has signed. */
type Standing = 'own' | 'unknown' | 'other'

const standingOf = ({ subject, versions }: Sender, { part, version }: BeaconEvent): Standing => {
  if (subject === undefined || versions === undefined) return 'unknown'
  return versions[part] === version ? 'own' : 'other'
}

/** How one event counts. */
interface Weighing {
  network: string
  /** Page views that one report stands for. */
  weight: number
  standing: Standing
}

/** What became of the events of a beacon. */
export interface IntakeOutcome {
  counted: BeaconEvent[]
  /** Of versions that the shop does not give, and views of one that the rules do not give to the sender. */
  unknown: number
  /** Beyond what one visitor, or one address, may add. */
  limited: number
}

export interface BeaconIntake {
  add(beacon: Beacon, sender: Sender): IntakeOutcome
  /** Counts the visits that are over. */
  endVisits(all?: boolean): void
}

interface IntakeOptions {
  sums: HealthSums
  limits: IntakeLimits
  /** Share of the views that pages are asked to report. A page that says it is fewer counts for no more. */
  sample: number
  /** Whether pages of the shop can have that version now. */
  gives(shop: string, part: string, version: string): boolean
  /** Which rollout of the part runs in the shop; '' for none. */
  epochOf(shop: string, part: string): string
  /** Subjects of one network that count for a version. */
  subjectsOfNetwork: number
  now?: () => number
}

/**
 * Counts what pages report. Nobody can prove that he is a page, so what one visitor and one address can add is bounded: a
 * failure counts once a visit, and an address adds few of them. An address that may add no more failures adds no more views either:
 * the rest of the hour would count as successes alone. Comparisons stand on subjects alone: each once, with the version that the rules
 * give to it, and few of one network.
 */
export function createBeaconIntake(options: IntakeOptions): BeaconIntake {
  const { sums, limits, gives, epochOf, now = Date.now } = options
  const observed = createObservedSubjects(options.subjectsOfNetwork)
  const addresses = createAddressLimits(now)
  const visits = createVisits(sums, now)

  const isObserved = (of: SummedVersion, subject: string | undefined, network: string): boolean =>
    subject !== undefined && observed.observe(of, epochOf(of.shop, of.part), { subject, network })
  const visitOf = (of: SummedVersion, sender: Sender, { network, standing }: Weighing): Visit | undefined => {
    const visit = visits.find(of, sender.visitor)
    if (visit) return visit
    if (!addresses.take(network, thingOf('visit', of), limits.views)) return undefined
    const begun = visits.begin(
      of,
      sender.visitor,
      standing === 'own' && isObserved(of, sender.subject, network),
    )
    if (begun.isObserved) sums.add(of, 'subject')
    return begun
  }
  /** A failure counts once a visit, and an address adds few of them. */
  const addFailure = (visit: Visit, kind: FailureKind, { network, standing }: Weighing) => {
    if (visit[kind]) return
    visit[kind] = true
    if (visit.isObserved) sums.add(visit.of, `${kind}-subject`)
    if (standing !== 'other' && addresses.take(network, thingOf(kind, visit.of), limits.failures))
      sums.add(visit.of, `${kind}-view`)
  }
  const mayView = ({ of, views }: Visit, network: string) =>
    views < VIEWS_A_VISIT &&
    FAILURE_KINDS.every((kind) => !addresses.isUsedUp(network, thingOf(kind, of), limits.failures)) &&
    addresses.take(network, thingOf('view', of), limits.views)
  const count = (event: BeaconEvent, visit: Visit, weighing: Weighing) => {
    const { network, weight } = weighing
    const { of } = visit
    const { kind, value } = event
    if (visit.events >= EVENTS_A_VISIT || (kind === 'view' && !mayView(visit, network))) return false
    visit.events++
    const bucket = kind === 'lcp' || kind === 'inp' || kind === 'cls' ? bucketOf(kind, value ?? 0) : undefined
    sums.add(of, kind, { weight, ...(bucket !== undefined && { bucket }) })
    if (kind === 'view') {
      visit.views++
      if (weighing.standing === 'own') sums.add(of, 'own-view', { weight })
    }
    if (kind === 'lcp') visit.paint ??= bucket
    if (kind === 'basket-add') visit.adding = true
    if (kind === 'load-failed' || kind === 'render-failed') addFailure(visit, 'failed', weighing)
    if (kind === 'hydration-mismatch') addFailure(visit, 'mismatched', weighing)
    return true
  }
  return {
    add({ sample, events }, sender) {
      const weight = 1 / Math.max(sample, options.sample)
      const network = networkOf(sender.address)
      const outcome: IntakeOutcome = { counted: [], unknown: 0, limited: 0 }
      // The view comes first: without it a failure is one that nobody saw.
      const ordered = events.toSorted((a, b) => Number(b.kind === 'view') - Number(a.kind === 'view'))
      for (const event of ordered) {
        const { part, version } = event
        const standing = standingOf(sender, event)
        // A page that fell back says nothing of the version that it fell back to.
        if (!gives(sender.shop, part, version) || (standing === 'other' && event.kind === 'view')) {
          outcome.unknown++
          continue
        }
        const weighing = { network, weight, standing }
        const visit = visitOf({ shop: sender.shop, part, version }, sender, weighing)
        if (visit && count(event, visit, weighing)) outcome.counted.push(event)
        else outcome.limited++
      }
      return outcome
    },
    endVisits: visits.end,
  }
}
