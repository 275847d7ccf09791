import type { HealthSums, SummedVersion } from './health-sums'

/** How long what one visitor does with a version counts as one visit. */
export const VISIT_MS = 15 * 60_000
/** More visits than this are not followed at once: the oldest ones end early. About 30 MB. */
const MAX_VISITS = 100_000

/** What one visitor did with one version so far. */
export interface Visit {
  of: SummedVersion
  beganAt: number
  /** Events of it that were counted. */
  events: number
  views: number
  /** The first one of its subject: what comparisons stand on. */
  isObserved: boolean
  failed?: true
  mismatched?: true
  adding?: true
  /** Bucket of the largest paint of its first page. */
  paint?: number
}

/** Visits that go on: each is counted at its end, when it is known what came of it. */
export interface Visits {
  find(of: SummedVersion, visitor: string): Visit | undefined
  begin(of: SummedVersion, visitor: string, isObserved: boolean): Visit
  /** Counts those that are over. @param all also those that go on */
  end(all?: boolean): void
}

const keyOf = ({ shop, part, version }: SummedVersion, visitor: string) =>
  `${shop} ${part} ${version} ${visitor}`

export function createVisits(sums: HealthSums, now: () => number = Date.now): Visits {
  /** In the order of their beginnings. */
  const visits = new Map<string, Visit>()

  const end = (key: string, { of, views, adding, paint, isObserved }: Visit) => {
    visits.delete(key)
    if (views === 0) return
    sums.add(of, 'visit')
    if (adding) sums.add(of, 'adding-visit')
    if (paint !== undefined) sums.add(of, 'visit-lcp', { bucket: paint })
    if (!isObserved) return
    sums.add(of, 'subject-visit')
    if (adding) sums.add(of, 'adding-subject')
    if (paint !== undefined) sums.add(of, 'subject-lcp', { bucket: paint })
  }
  const isOver = ({ beganAt }: Visit) => now() - beganAt >= VISIT_MS
  return {
    find(of, visitor) {
      const key = keyOf(of, visitor)
      const visit = visits.get(key)
      if (!visit || !isOver(visit)) return visit
      end(key, visit)
      return undefined
    },
    begin(of, visitor, isObserved) {
      const [oldest] = visits
      if (oldest && visits.size >= MAX_VISITS) end(...oldest)
      const visit: Visit = { of, beganAt: now(), events: 0, views: 0, isObserved }
      visits.set(keyOf(of, visitor), visit)
      return visit
    },
    end(all = false) {
      for (const [key, visit] of visits) {
        if (!all && !isOver(visit)) return
        end(key, visit)
      }
    },
  }
}
