import { makePlan } from '@prilavok/rollouts/plan'
import { readRelease } from '@prilavok/rollouts/registry'
import { parseRules, type RolloutRule, rulesFile } from '@prilavok/rollouts/rules'
import type { Plan, Release, Shop } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import { watchFile } from './watched-file'

/** Rules with the releases that they name: read together, so that a plan never waits for a file. */
interface Snapshot {
  rules: RolloutRule[]
  releases: Release[]
}

export interface Plans {
  /** The plan of a shop's pages, or undefined while none was ever possible. */
  of(shop: Shop): Plan | undefined
  /** Versions of the shell that some shop uses. */
  shellVersions(): string[]
  refresh(): Promise<void>
  close(): void
}

async function loadSnapshot(releasesDir: string, text: string): Promise<Snapshot> {
  const rules = parseRules(text)
  const named = new Map(rules.map((rule) => [`${rule.part}@${rule.stable}`, rule]))
  const releases = await Promise.all(
    [...named.values()].map((rule) => readRelease(releasesDir, rule.part, rule.stable)),
  )
  return { rules, releases }
}

/**
 * Plans by the rules in force. Changed rules are noticed within two seconds; rules that cannot be read, or that would not
 * make a page, leave the last good plan in force.
 */
export function createPlans(options: { releasesDir: string; log: Log; onChange: () => void }): Plans {
  const { releasesDir, log, onChange } = options
  const plans = new Map<string, { plan: Plan | undefined; from: Snapshot }>()
  const file = watchFile({
    path: rulesFile(releasesDir),
    load: (text) => loadSnapshot(releasesDir, text),
    onChange,
    log,
  })

  const planOf = (shop: Shop, { rules, releases }: Snapshot): Plan | undefined => {
    try {
      return makePlan({ id: shop.ID, domain: shop.DOMAIN_NAME }, releases, rules)
    } catch (error) {
      log.error(
        { shop: shop.DOMAIN_NAME, reason: reasonOf(error) },
        'no plan; the last good one stays in force',
      )
      return plans.get(shop.DOMAIN_NAME)?.plan
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
