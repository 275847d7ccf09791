import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ExposedName, PartName, Plan, PlannedRelease } from '@prilavok/shared-kernel/contract'
import { withTimeout } from './with-timeout'

/** Loads exposed modules of the plan's parts. */
export interface Federation {
  /** Tries the planned version, then its fallbacks. @throws the last failure when none loads. */
  load(part: PartName, expose: ExposedName): Promise<unknown>
}

/** A part that does not answer in this time is given up, so that its place can say so. */
const LOAD_TIMEOUT_MS = 12_000

const containerName = (part: PartName) => part.replaceAll('-', '_')

export function createFederation(plan: Plan): Federation {
  const attempts = new Map<PartName, number>()

  /** Each further attempt comes from another address (edge, `parts/part-routes.ts`): a browser may keep a failed one. */
  const register = (part: PartName, { base, entry }: PlannedRelease) => {
    const attempt = attempts.get(part) ?? 0
    attempts.set(part, attempt + 1)
    const url = `${base}${attempt ? `~${attempt}/` : ''}${entry[0]}`
    registerRemotes([{ name: containerName(part), alias: part, entry: url }], { force: attempt > 0 })
  }
  const loadFrom = async (part: PartName, expose: ExposedName): Promise<unknown> => {
    const module = await withTimeout(loadRemote<unknown>(`${part}/${expose.slice(2)}`), LOAD_TIMEOUT_MS, part)
    if (!module) throw new Error(`${part} has no module ${expose}`)
    return module
  }

  const broken = new Set<PartName>()
  return {
    async load(part, expose) {
      const planned = plan.parts[part]
      if (!planned) throw new Error(`The plan has no part ${part}`)
      let failure: unknown
      for (const release of [planned, ...planned.fallbacks]) {
        if (!attempts.has(part) || broken.delete(part)) register(part, release)
        try {
          return await loadFrom(part, expose)
        } catch (error) {
          broken.add(part)
          failure = error
        }
      }
      throw failure
    },
  }
}
