import { reasonOf } from '../errors'
import type { HealthStore } from '../health/store'
import type { Actor, Change } from '../model/change'
import type { Registry } from '../model/registry'
import type { RegistryState } from '../model/registry-state'
import type { RolloutRule } from '../model/rule'
import type { RegistryLog } from '../registry/state-file'
import { passHealth } from './health-pass'
import { passFreezes, passSteps } from './step-pass'
import type { ScheduleStore } from './store'

export interface ScheduleOptions {
  registry: Pick<Registry, 'state' | 'change'>
  health: Pick<HealthStore, 'totals' | 'shopsWith' | 'prune'>
  store: ScheduleStore
  log: RegistryLog
  /** Views that a candidate must have had at its share before it takes the next step. */
  minimumViews: number
  /** @default the time of this machine */
  now?: () => Date
}

/** One change that nobody made by hand. */
interface ScheduledChange {
  kind: Extract<Actor['kind'], 'health' | 'schedule'>
  reason: string
  figures?: Readonly<Record<string, number>>
}

/** What one look has at hand. */
export interface Look extends Omit<ScheduleOptions, 'registry' | 'now'> {
  now: Date
  state: RegistryState
  /** Rejected when somebody else has changed the registry since the look began. */
  change(change: Change, options: ScheduledChange): Promise<void>
  /** What goes wrong with one rule is logged, and the others are looked at. */
  guard(rule: RolloutRule, work: () => Promise<void>): Promise<void>
}

async function beginLook(options: ScheduleOptions): Promise<Look> {
  const { registry, log, now = () => new Date() } = options
  const state = await registry.state()
  let { revision } = state
  return {
    ...options,
    now: now(),
    state,
    async change(change, { kind, reason, figures }) {
      const outcome = await registry.change([change], {
        actor: { kind, name: kind },
        reason,
        expectedRevision: revision,
        ...(figures && { figures }),
      })
      revision = outcome.revision
    },
    async guard({ shop, part }, work) {
      try {
        await work()
      } catch (error) {
        log.error({ shop, part, reason: reasonOf(error) }, 'the schedule could not look after a rollout')
      }
    },
  }
}

/**
 * Looks once at all rollouts: candidates that are worse are taken back, freezes that are over end, healthy candidates take the
 * steps that are due. Any number of processes may do so; one of them does.
 * @returns whether this one did
 */
export async function runSchedule(options: ScheduleOptions): Promise<boolean> {
  return options.store.alone(async () => {
    const look = await beginLook(options)
    // What a freeze kept is looked at by the next look, when the rules are what they are then.
    if ((await passFreezes(look)) === 0) await passSteps(look, await passHealth(look))
  })
}
