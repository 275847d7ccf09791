import { makePlan } from '@prilavok/rollouts/plan'
import { rulesFile } from '@prilavok/rollouts/rules'
import type { Plan, Shop } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import { readSnapshot, type Snapshot } from './snapshot'
import { watchFile } from './watched-file'

export interface Plans {
  /** The plan of a shop's pages, or undefined while none was ever possible. */
  of(shop: Shop): Plan | undefined
  /** Versions of the shell that some shop uses. */
  shellVersions(): string[]
  refresh(): Promise<void>
  close(): void
}

/**
 * Plans by the rules in force. Changed rules are noticed within two seconds. What cannot be read concerns only the shops that
 * it is for: they keep their last good plan, or, after a restart, get what the other rules give them.
 */
export function createPlans(options: { releasesDir: string; log: Log; onChange: () => void }): Plans {
  const { releasesDir, log, onChange } = options
  const plans = new Map<string, { plan: Plan | undefined; from: Snapshot }>()
  const file = watchFile({
    path: rulesFile(releasesDir),
    load: (text) => readSnapshot(releasesDir, text),
    problemOf: ({ problems }) => problems.join('; ') || undefined,
    onChange,
    log,
  })

  const planOf = (shop: Shop, snapshot: Snapshot): Plan | undefined => {
    const last = plans.get(shop.DOMAIN_NAME)?.plan
    if (last && snapshot.isDamagedFor(shop.DOMAIN_NAME)) return last
    try {
      return makePlan({ id: shop.ID, domain: shop.DOMAIN_NAME }, snapshot.releases, snapshot.rules)
    } catch (error) {
      log.error(
        { shop: shop.DOMAIN_NAME, reason: reasonOf(error) },
        'no plan; the last good one stays in force',
      )
      return last
    }
  }
  return {
    of(shop) {
      const snapshot = file.current()
      const known = plans.get(shop.DOMAIN_NAME)
      if (!snapshot || known?.from === snapshot) return known?.plan
      const plan = planOf(shop, snapshot)
      plans.set(shop.DOMAIN_NAME, { plan, from: snapshot })
      return plan
    },
    shellVersions: () => {
      const shells = file.current()?.rules.filter(({ part }) => part === 'shell') ?? []
      return [...new Set(shells.map(({ stable }) => stable))]
    },
    refresh: file.refresh,
    close: file.close,
  }
}
