import { makePlan } from '@prilavok/rollouts/plan'
import { rulesFile } from '@prilavok/rollouts/rules'
import type { Plan, Shop } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import { createLastGoodRules } from './last-good-rules'
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

interface PlansOptions {
  releasesDir: string
  /** Written whenever all rules can be read. */
  lastGoodRulesFile: string
  log: Log
  onChange: () => void
}

/**
 * Plans by the rules in force. Changed rules are noticed within two seconds. What cannot be read concerns only the shops that
 * it is for: they keep their last good plan, after a restart by the last good rules, else they get what the other rules give them.
 */
export function createPlans(options: PlansOptions): Plans {
  const { releasesDir, lastGoodRulesFile, log, onChange } = options
  const lastGood = createLastGoodRules(lastGoodRulesFile, log)
  const plans = new Map<string, { plan: Plan | undefined; from: Snapshot }>()
  const file = watchFile({
    path: rulesFile(releasesDir),
    load: (text) => readSnapshot(releasesDir, text),
    problemOf: ({ problems }) => problems.join('; ') || undefined,
    onChange() {
      const snapshot = file.current()
      if (snapshot) lastGood.save(snapshot)
      onChange()
    },
    log,
  })
  const before: { read?: true; snapshot?: Snapshot | undefined } = {}
  const snapshotBefore = () => {
    if (!before.read) Object.assign(before, { read: true, snapshot: lastGood.read() })
    return before.snapshot
  }
  const current = () => file.current() ?? snapshotBefore()

  const tryPlan = (shop: Shop, { releases, rules }: Snapshot): Plan | undefined => {
    try {
      return makePlan({ id: shop.ID, domain: shop.DOMAIN_NAME }, releases, rules)
    } catch (error) {
      log.error(
        { shop: shop.DOMAIN_NAME, reason: reasonOf(error) },
        'no plan; the last good one stays in force',
      )
      return undefined
    }
  }
  const planOf = (shop: Shop, snapshot: Snapshot): Plan | undefined => {
    const last = plans.get(shop.DOMAIN_NAME)?.plan
    const isDamaged = snapshot.isDamagedFor(shop.DOMAIN_NAME)
    if (last && isDamaged) return last
    const good = isDamaged ? snapshotBefore() : undefined
    return (good && tryPlan(shop, good)) ?? tryPlan(shop, snapshot) ?? last
  }
  return {
    of(shop) {
      const snapshot = current()
      const known = plans.get(shop.DOMAIN_NAME)
      if (!snapshot || known?.from === snapshot) return known?.plan
      const plan = planOf(shop, snapshot)
      plans.set(shop.DOMAIN_NAME, { plan, from: snapshot })
      return plan
    },
    shellVersions: () => {
      const shells = current()?.rules.filter(({ part }) => part === 'shell') ?? []
      return [...new Set(shells.map(({ stable }) => stable))]
    },
    refresh: file.refresh,
    close: file.close,
  }
}
