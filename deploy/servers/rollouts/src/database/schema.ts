import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Actor } from '../model/change'

/** `jsonb`: comes as a value, is written as its text. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull = ColumnType<unknown, string | null, string | null>

/** One row: locked by whoever changes the registry. */
interface RegistryTable {
  revision: number
}

interface ReleasesTable {
  part: string
  version: string
  /** `release.json` */
  descriptor: Json<unknown>
  /** Gzipped bytes by name. */
  sizes: Json<Record<string, number>>
  notes: string
  published_at: Date
  published_by: string
  /** Its files are gone; the row stays for the past, and so that the version is never published with other content. */
  pruned_at: Date | null
}

interface RulesTable {
  shop: string
  part: string
  stable: string
  last_good: string | null
  candidate: JsonOrNull
  candidate_version: GeneratedAlways<string | null>
  pinned: boolean
  frozen_until: Date | null
  ends_with_freeze: boolean
  chosen_at: Date | null
}

interface WithdrawalsTable {
  id: Generated<number>
  part: string
  version: string
  shop: string
  at: Date
  reason: string
  /** Since when it does not hold any more. */
  lifted_at: Date | null
}

interface ChangesTable {
  id: Generated<number>
  revision: number
  at: Date
  actor_kind: Actor['kind']
  actor_name: string
  kind: string
  shop: string
  part: string | null
  version: string | null
  reason: string
  before: JsonOrNull
  after: JsonOrNull
  withdrawal: JsonOrNull
  figures: JsonOrNull
  /** Of an override: until when its link works. */
  valid_until: ColumnType<Date | null, Date | undefined, Date>
}

/** Tables of the database schema `rollouts`. */
export interface RolloutsSchema {
  registry: RegistryTable
  releases: ReleasesTable
  rules: RulesTable
  withdrawals: WithdrawalsTable
  changes: ChangesTable
}
