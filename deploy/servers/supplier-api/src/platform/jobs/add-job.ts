import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection'
import { preparedStatement } from '../database/prepared-statement'

export interface NewJob {
  /** `name` of a task. */
  task: string
  payload?: Readonly<Record<string, number | readonly number[]>>
  /** Of jobs with one key one waits: the last one that was added. One that is being done is left alone. */
  key?: string
  /** When it is due. @default at once */
  at?: Date | RawBuilder<Date>
  /** How often it is tried. @default 25 */
  attempts?: number
}

/** Has a job done once the transaction of `db` is committed, by any process; none, if it is undone. */
export async function addJob(db: Database, job: NewJob): Promise<void> {
  const { task, payload = {}, key = null, at = null, attempts = null } = job
  await sql`
    ${preparedStatement} select from graphile_worker.add_job(
      identifier => ${task}, payload => ${JSON.stringify(payload)}::json, run_at => (${at})::timestamptz,
      max_attempts => ${attempts}::integer, job_key => ${key}::text)`.execute(db)
}
