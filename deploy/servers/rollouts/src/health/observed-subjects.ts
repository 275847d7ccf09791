import type { HealthSum } from '../model/health'

type ObservedVersion = Pick<HealthSum, 'shop' | 'part' | 'version'>

/** Subjects that are remembered; the oldest would be observed once more. About 40 MB. */
const MAX_SUBJECTS = 200_000
/** Networks of a version that are counted; the oldest begin anew. */
const MAX_NETWORKS = 200_000

export interface ObservedSubjects {
  /**
   * Whether the first visit of this subject counts for the version: it was not observed before, and its network has not added all
   * that it may. What counts is decided before anything is known of the visit.
   * @param epoch of the rollout, so that each begins with nothing (`Candidate.salt`)
   */
  observe(of: ObservedVersion, epoch: string, asker: { subject: string; network: string }): boolean
}

/** @param most subjects of one network that count for a version: one stranger decides nothing, whatever he sends */
export function createObservedSubjects(most: number): ObservedSubjects {
  const subjects = new Set<string>()
  const networks = new Map<string, number>()
  return {
    observe({ shop, part, version }, epoch, asker) {
      const of = `${shop} ${part} ${version} ${epoch}`
      const subject = `${of} ${asker.subject}`
      if (subjects.has(subject)) return false
      const [oldestSubject] = subjects
      if (subjects.size >= MAX_SUBJECTS && oldestSubject !== undefined) subjects.delete(oldestSubject)
      subjects.add(subject)
      const network = `${of} ${asker.network}`
      const count = networks.get(network) ?? 0
      if (count >= most) return false
      const [oldestNetwork] = networks.keys()
      if (count === 0 && networks.size >= MAX_NETWORKS && oldestNetwork !== undefined)
        networks.delete(oldestNetwork)
      networks.set(network, count + 1)
      return true
    },
  }
}
