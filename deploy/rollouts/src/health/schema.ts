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

/** Tables of health and of the schedule, in the database schema of the registry. */
export type HealthTables = {
  health_minutes: SumsTable
  health_hours: SumsTable
  candidate_tests: CandidateTestsTable
  schedule_notes: ScheduleNotesTable
}
