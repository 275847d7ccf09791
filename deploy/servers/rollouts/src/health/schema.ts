import type { ColumnType } from 'kysely'
import type { CandidateTest } from './comparison/candidate-test'

type SumsTable = {
  part: string
  version: string
  shop: string
  at: Date
  kind: string
  bucket: number
  reports: number
  total: number
}

type CandidateTestsTable = {
  shop: string
  part: string
  salt: string
  test: ColumnType<CandidateTest, string, string>
  updated_at: Date
}

type ScheduleNotesTable = {
  shop: string
  part: string
  salt: string
  share: number
  views_before: number
  waits_for: string | null
}

type FailureReasonsTable = {
  part: string
  version: string
  shop: string
  hour: Date
  kind: string
  reason: string
  reports: number
  last_at: Date
}

/** Tables of health and of the schedule, in the database schema of the registry. */
export type HealthTables = {
  health_minutes: SumsTable
  health_hours: SumsTable
  failure_reasons: FailureReasonsTable
  candidate_tests: CandidateTestsTable
  schedule_notes: ScheduleNotesTable
}
