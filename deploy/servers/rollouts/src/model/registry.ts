import type { PartName, Release } from '@prilavok/shared-kernel/contract'
import type { UnreachedShop } from '../changes/unreached-shops'
import type { Override } from '../decision/override'
import type { Actor, Change, ChangeOptions, LoggedChange } from './change'
import type { RegistryState } from './registry-state'

/** A release as the registry lists it. */
export interface PublishedRelease {
  release: Release
  /** ISO 8601. */
  publishedAt: string
  publishedBy: string
  /** Gzipped bytes of the scripts that a page loads of it: `entry`, and of each exposed module. */
  sizes: Readonly<Record<string, number>>
  /** What changed, as its team says. */
  notes: string
}

export interface ChangeOutcome {
  /** Of the registry afterwards; with a dry run the one that was compared. */
  revision: number
  /** What was written to the log, or would be. */
  logged: LoggedChange[]
  /** Shops that keep what their own rules give, although a rule for every shop was changed. */
  unreached: UnreachedShop[]
}

export interface LogFilter {
  shop?: string
  /** Entries of any of these: `DOMAIN_NAME` and `EVERY_SHOP`. @default of all */
  shops?: readonly string[]
  part?: PartName
  /** ISO 8601. */
  from?: string
  to?: string
  /** Entries with a smaller id, newest first. */
  before?: number
  limit?: number
}

/** The registry of releases and rules, on its database. */
export interface Registry {
  /** What is in force, or what was at that time. */
  state(at?: Date): Promise<RegistryState>
  /** Newest first. */
  releases(): Promise<PublishedRelease[]>
  /**
   * Copies a build into the registry: every hash is checked, the release appears whole or not at all, nothing live changes.
   * @throws RolloutError BUILD_UNREADABLE, RELEASE_INVALID, FILES_DIFFER, VERSION_TAKEN, BUDGET_EXCEEDED, PLAN_INCOMPATIBLE
   */
  publish(
    buildFolder: string,
    options: { actor: Actor; notes?: string; reason?: string; dryRun?: boolean; budgets?: 'reject' | 'warn' },
  ): Promise<{
    release: Release
    folder: string
    /** `already`: the same content was published before; nothing was done. */
    outcome: 'published' | 'already'
    /** Shops whose plans it could not join now, and why; with `budgets: 'warn'` the budgets that it is above, too. */
    warnings: string[]
  }>
  /**
   * Applies changes together or not at all. Every plan that the new rules could give to anybody is checked as a whole.
   * @throws RolloutError RELEASE_UNKNOWN, PLAN_INCOMPATIBLE, FROZEN, PINNED, NO_CANDIDATE, NO_LAST_GOOD, CHANGED_MEANWHILE
   */
  change(changes: readonly Change[], options: ChangeOptions): Promise<ChangeOutcome>
  /**
   * Looks whether a developer's own versions can work in a shop, and notes who has allowed them. The link is signed by `signOverride`.
   * @throws RolloutError RELEASE_UNKNOWN, PLAN_INCOMPATIBLE
   */
  allowOverride(
    override: Override,
    options: { actor: Actor; reason: string; dryRun?: boolean },
  ): Promise<void>
  /**
   * Deletes the files of releases that nothing can reach: no rule, candidate, last good version, pin, freeze or link of
   * a developer names them, none did in the last 24 hours, and they were published before that.
   * @returns their names
   */
  prune(options: { actor: Actor; reason?: string; dryRun?: boolean }): Promise<string[]>
  /** Newest first. */
  log(filter?: LogFilter): Promise<LoggedChange[]>
  close(): Promise<void>
}
