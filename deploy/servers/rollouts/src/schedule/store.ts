import { sql } from 'kysely'
import type { RolloutsConnection } from '../database/connection'
import type { CandidateTest } from '../health/comparison/candidate-test'
import type { HealthTables } from '../health/schema'

/** One rollout in one shop, or in all that follow the rule for every shop. */
export interface RolloutKey {
  shop: string
  part: string
  /** `Candidate.salt` */
  salt: string
}

/** How a rollout stands at the share that it has. */
export interface StepNote {
  share: number
  /** Views of the candidate when it got that share. */
  viewsBefore: number
  /** Why the next step is not taken although it is due. */
  waitsFor?: string
}

/** What the schedule remembers from one look to the next, so that any process goes on where another one stopped. */
export interface ScheduleStore {
  test(key: RolloutKey): Promise<CandidateTest | undefined>
  saveTest(key: RolloutKey, test: CandidateTest, now: Date): Promise<void>
  note(key: RolloutKey): Promise<StepNote | undefined>
  saveNote(key: RolloutKey, note: StepNote): Promise<void>
  /** Steps that are due and wait, for operators. */
  waiting(): Promise<(RolloutKey & { waitsFor: string })[]>
  /** Forgets rollouts that have ended: no rule has them as its candidate. */
  prune(): Promise<void>
  /** Does the work unless another process is doing it. @returns whether it was done */
  alone(work: () => Promise<void>): Promise<boolean>
}

/** Any number that nothing else in the database locks. */
const LOCK = 7_461_301

export function createScheduleStore({
  db,
  pool,
  schema,
}: Pick<RolloutsConnection, 'db' | 'pool' | 'schema'>): ScheduleStore {
  const tables = db.withTables<HealthTables>()
  return {
    async test({ shop, part, salt }) {
      const row = await tables
        .selectFrom('candidate_tests')
        .select('test')
        .where('shop', '=', shop)
        .where('part', '=', part)
        .where('salt', '=', salt)
        .executeTakeFirst()
      return row?.test
    },
    async saveTest(key, test, now) {
      const values = { test: JSON.stringify(test), updated_at: now }
      await tables
        .insertInto('candidate_tests')
        .values({ ...key, ...values })
        .onConflict((conflict) => conflict.columns(['shop', 'part', 'salt']).doUpdateSet(values))
        .execute()
    },
    async note({ shop, part, salt }) {
      const row = await tables
        .selectFrom('schedule_notes')
        .selectAll()
        .where('shop', '=', shop)
        .where('part', '=', part)
        .where('salt', '=', salt)
        .executeTakeFirst()
      if (!row) return undefined
      const { share, views_before: viewsBefore, waits_for: waitsFor } = row
      return { share, viewsBefore, ...(waitsFor !== null && { waitsFor }) }
    },
    async saveNote(key, { share, viewsBefore, waitsFor = null }) {
      const values = { share, views_before: viewsBefore, waits_for: waitsFor }
      await tables
        .insertInto('schedule_notes')
        .values({ ...key, ...values })
        .onConflict((conflict) => conflict.columns(['shop', 'part', 'salt']).doUpdateSet(values))
        .execute()
    },
    async waiting() {
      const rows = await tables
        .selectFrom('schedule_notes')
        .select(['shop', 'part', 'salt', 'waits_for'])
        .where('waits_for', 'is not', null)
        .execute()
      return rows.map(({ waits_for, ...key }) => ({ ...key, waitsFor: waits_for ?? '' }))
    },
    async prune() {
      const rules = sql.id(schema, 'rules')
      await tables
        .deleteFrom('schedule_notes')
        .where(
          sql<boolean>`not exists (select from ${rules} as rule where rule.candidate ->> 'salt' = schedule_notes.salt)`,
        )
        .execute()
    },
    async alone(work) {
      // The lock is the connection's: when its process dies, the next one has it at once.
      const client = await pool.connect()
      let isLost = false
      try {
        const { rows } = await client.query<{ got: boolean }>(
          'select pg_try_advisory_lock($1::integer, hashtext($2)) as got',
          [LOCK, schema],
        )
        if (!rows[0]?.got) return false
        try {
          await work()
        } finally {
          await client
            .query('select pg_advisory_unlock($1::integer, hashtext($2))', [LOCK, schema])
            .catch(() => {
              isLost = true
            })
        }
        return true
      } finally {
        client.release(isLost)
      }
    },
  }
}
