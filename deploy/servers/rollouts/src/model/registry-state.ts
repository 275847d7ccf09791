import type { Release } from '@prilavok/shared-kernel/contract'
import type { RolloutRule, Withdrawal } from './rule'

/** Everything that decides which version anybody gets, at one revision of the registry. Immutable. */
export interface RegistryState {
  /** Grows by one with each change. */
  revision: number
  rules: readonly RolloutRule[]
  withdrawals: readonly Withdrawal[]
  /** Descriptors of all releases that a rule names as stable, candidate or last good. */
  releases: readonly Release[]
  /** Rules and releases that cannot be read; they concern only the shops named, or all (`EVERY_SHOP`). */
  problems: readonly { shop: string; problem: string }[]
}

/** Where the state of a follower comes from. */
export interface FollowerStatus {
  /** Whether the registry answers now. */
  connected: boolean
  /** ISO 8601: since when it does or does not. */
  since: string
  revision: number | undefined
  /** `file`: the last good state of before the restart, because the registry has not answered yet. */
  source: 'registry' | 'file' | 'none'
}

/** Follows the registry: what an edge, the console and the schedule decide by. */
export interface RegistryFollower {
  current(): RegistryState | undefined
  status(): FollowerStatus
  /** @returns ends the listening */
  onChange(listener: () => void): () => void
  /** Looks now. Never throws: what was there stays in force. */
  refresh(): Promise<void>
  close(): Promise<void>
}
