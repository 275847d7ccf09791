import type { PartName } from '@prilavok/shared-kernel/contract'

/** Instead of a shop: every shop without a rule of its own. */
export const EVERY_SHOP = '*'

/** `*` in words. */
export const shopTitle = (shop: string): string => (shop === EVERY_SHOP ? 'every shop' : shop)

/** A version that only a share of a shop's buyers gets, until it is promoted or taken back. */
export interface Candidate {
  version: string
  /** Percent of the subjects, 0 to 100, with at most two digits after the point. */
  share: number
  /** Chosen anew for each rollout and kept while the share grows, so that nobody changes sides twice. */
  salt: string
  /** ISO 8601. */
  startedAt: string
  /** Shares that it takes by itself, ascending, while it is healthy. The last one is 100, after which it is promoted. */
  steps?: number[]
  /** Seconds between two steps. */
  everySeconds?: number
  /** ISO 8601; none while it is paused. */
  nextStepAt?: string
  /** No step is taken; the share stays. */
  paused?: boolean
}

/** Which versions of a part a shop gets. At most one rule for a shop and a part; a shop's own rule wins over `EVERY_SHOP`. */
export interface RolloutRule {
  part: PartName
  /** `DOMAIN_NAME` of a shop, or `EVERY_SHOP`. */
  shop: string
  /** What everybody gets who is not given the candidate. */
  stable: string
  candidate?: Candidate
  /** The stable version before this one: pages fall back to it when the stable one does not load either. */
  lastGood?: string
  /** Nothing but a rollback or an unpin changes the version. */
  pinned?: boolean
  /** ISO 8601. Until then nothing but a rollback changes what the shop gets. */
  frozenUntil?: string
  /** The rule only holds a freeze: when it is over, the rule for every shop holds again. */
  endsWithFreeze?: boolean
  /** ISO 8601: when its versions were last chosen. A version withdrawn for every shop before that is not withdrawn for this rule. */
  chosenAt?: string
}

/** A version that a shop does not get any more, whatever a rule says, but for a rule of its own that is newer. */
export interface Withdrawal {
  part: PartName
  version: string
  /** `DOMAIN_NAME`, or `EVERY_SHOP`. */
  shop: string
  /** ISO 8601. */
  at: string
  reason: string
}
