/** What the console's server and its page say to each other: types alone. */
import type { UnreachedShop } from '@prilavok/rollouts/changes/unreached-shops'
import type { Change, LoggedChange } from '@prilavok/rollouts/model/change'
import type { FailureReason } from '@prilavok/rollouts/model/failure-reason'
import type { RolloutRule, Withdrawal } from '@prilavok/rollouts/model/rule'
import type { Operator } from '@prilavok/rollouts/operators/operator'
import type { PartName } from '@prilavok/shared-kernel/contract'

export type {
  Change,
  FailureReason,
  LoggedChange,
  Operator,
  PartName,
  RolloutRule,
  UnreachedShop,
  Withdrawal,
}

/** A supplier as the console lists it. */
export interface ConsoleShop {
  /** `DOMAIN_NAME` */
  domain: string
  name: string
}

/** What holds now, or at a time: only what the operator may see. */
export interface Overview {
  revision: number
  shops: ConsoleShop[]
  parts: PartName[]
  rules: RolloutRule[]
  withdrawals: Withdrawal[]
  problems: { shop: string; problem: string }[]
}

export interface ReleaseInfo {
  part: PartName
  version: string
  /** Commit. */
  builtFrom: string
  /** ISO 8601. */
  publishedAt: string
  publishedBy: string
  notes: string
  /** Gzipped bytes of the scripts of a page, entry and all exposed modules. */
  size: number
  /** Range of the kernel that it needs. */
  kernel: string
}

/** Figures of one version of a part in one shop in the last hour. */
export interface HealthFigures extends HealthPiece {
  shop: string
  part: string
  version: string
  /** By pieces of five minutes, the oldest first. */
  series: HealthPiece[]
}

/**
 * Counted once for a visitor where the health of versions does so too, so that the figures are those which automatic rollbacks are
 * decided by.
 */
export interface HealthPiece {
  views: number
  /** First views of a visit that did not load or could not be rendered. */
  failed: number
  /** Of all views. */
  apiErrors: number
  /** Visits that have ended. */
  visits: number
  /** Those in which something was put into the basket. */
  addingVisits: number
  /** 75th percentile of the first page of a visit, ms; undefined without measurements. */
  lcp?: number
}

/** A step of a candidate that is due and is not taken. */
export interface WaitingStep {
  /** Of the rule: `EVERY_SHOP` or a supplier. */
  shop: string
  part: string
  /** Of the candidate. */
  salt: string
  /** Why, as the schedule says it. */
  waitsFor: string
}

export interface PlanPart {
  part: PartName
  version: string
  candidate?: { version: string; share: number }
}

/** Whole plan of one supplier. */
export interface ShopPlan {
  parts: PlanPart[]
  /** Why the stable versions do not fit together; empty when they do. */
  violations: string[]
}

export interface ChangeRequest {
  changes: Change[]
  reason: string
  dryRun?: boolean
  /** They bring back what was there before a logged change. */
  isUndo?: boolean
  expectedRevision?: number
}

export interface ChangeAnswer {
  revision: number
  logged: LoggedChange[]
  /** Suppliers that keep what their own rules give, although a common rule was changed. */
  unreached: UnreachedShop[]
}

/** A link that gives one version to the browsers which open it, for a while. */
export interface OverrideRequest {
  shop: string
  part: PartName
  version: string
  /** How long the link and what it gives work. */
  seconds: number
  /** Path and query that it leads to. */
  page: string
  reason: string
}

export interface OverrideAnswer {
  link: string
  /** Takes the version away before the end. */
  end: string
  /** ISO 8601. */
  until: string
}

/** Body of every answer that is no success. */
export interface ConsoleErrorAnswer {
  code: string
  message: string
  /** One a line, where there are several. */
  reasons: string[]
  /** Seconds to wait, with TOO_MANY_ATTEMPTS. */
  retryAfter?: number
}
