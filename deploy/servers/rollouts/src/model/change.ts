import type { PartName } from '@prilavok/shared-kernel/contract'
import type { RolloutRule, Withdrawal } from './rule'

/** Who changes the registry. */
export interface Actor {
  kind: 'operator' | 'command-line' | 'health' | 'schedule' | 'start'
  /** Login of an operator, name of the account of a command line, `health`… */
  name: string
}

/** A version that was taken back is given once more: asked for by name, since nobody should do so unawares. */
interface Again {
  again?: boolean
}

interface OfPart {
  /** `DOMAIN_NAME`, or `EVERY_SHOP`. */
  shop: string
  part: PartName
}

/** One thing that can be asked of the registry. Several are applied together or not at all. */
export type Change =
  /** Everybody gets the version at once; a running candidate of the rule ends. */
  | (OfPart & Again & { kind: 'use'; version: string })
  /** A candidate begins, or its share and steps change when it is the one that runs. */
  | (OfPart &
      Again & {
        kind: 'rollout'
        version: string
        share: number
        steps?: number[]
        everySeconds?: number
      })
  /** The candidate becomes the stable version, the stable one the last good one. */
  | (OfPart & { kind: 'promote' })
  | (OfPart & { kind: 'pause' })
  | (OfPart & { kind: 'resume' })
  /** The candidate ends; or the stable version goes back: to `version`, else to the last good one. What ran is withdrawn. */
  | (OfPart & Again & { kind: 'rollback'; version?: string })
  | (OfPart & Again & { kind: 'pin'; version: string })
  | (OfPart & { kind: 'unpin' })
  /** `part` left out: all parts of the shop. */
  | { kind: 'freeze'; shop: string; part?: PartName; until: string }
  | { kind: 'unfreeze'; shop: string; part?: PartName }
  /** The shop's own rule goes; the one for every shop holds again. */
  | (OfPart & { kind: 'follow' })

/** What the log says of one change of one rule. */
export interface LoggedChange {
  id: number
  revision: number
  /** ISO 8601. */
  at: string
  actor: Actor
  kind: Change['kind'] | 'publish' | 'prune' | 'step' | 'automatic-rollback' | 'undo' | 'override'
  shop: string
  part: PartName | undefined
  version: string | undefined
  reason: string
  /** ISO 8601, of an override: until when its link works. */
  until?: string
  /** The rule before and after; undefined: there was none. */
  before?: RolloutRule | undefined
  after?: RolloutRule | undefined
  withdrawal?: Withdrawal | undefined
  /** Measured figures that a decision stands on, by name. */
  figures?: Readonly<Record<string, number>>
}

export interface ChangeOptions {
  actor: Actor
  /** Shown in the log. An operator's rollback must give one. */
  reason: string
  /** Checks everything and writes nothing. @default false */
  dryRun?: boolean
  /** The changes bring back what was there before a logged one, and are logged as that. @default false */
  isUndo?: boolean
  /** Rejected as CHANGED_MEANWHILE when the registry has another revision by now. @default not compared */
  expectedRevision?: number
  figures?: Readonly<Record<string, number>>
}
