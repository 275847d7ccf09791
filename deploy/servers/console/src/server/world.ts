import type { Override } from '@prilavok/rollouts/decision/override'
import type { FailureReasons } from '@prilavok/rollouts/health/failure-reasons'
import type { HealthMinute } from '@prilavok/rollouts/model/health'
import type { Registry } from '@prilavok/rollouts/model/registry'
import type { RegistryFollower } from '@prilavok/rollouts/model/registry-state'
import type { Operators } from '@prilavok/rollouts/operators/create-operators'
import type { ConsoleShop, WaitingStep } from '../contract'

/** Where the figures of the pages come from. */
export interface HealthSource {
  read(range: { from: Date; to: Date }): Promise<HealthMinute[]>
}

/** Everything that the console's server works with. */
export interface ConsoleWorld {
  registry: Registry
  /** Tells of changes; the state itself is read from the registry. */
  follower: Pick<RegistryFollower, 'onChange' | 'status' | 'current'>
  operators: Operators
  health: HealthSource
  /** Why versions failed, in the words of the pages. */
  reasons: Pick<FailureReasons, 'read'>
  /** As the schedule notes them; those of candidates that have ended may be among them. */
  waiting(): Promise<WaitingStep[]>
  /** Signs what a browser hands to the edges, with their secret. */
  sign(override: Override): string
  /** Address of the pages of a shop. */
  addressOf(shop: string): string
  /** Suppliers by name. Those that only rules name are listed by their domain. */
  shops(): Promise<ConsoleShop[]>
}

declare module 'fastify' {
  interface FastifyInstance {
    world: ConsoleWorld
  }
}
