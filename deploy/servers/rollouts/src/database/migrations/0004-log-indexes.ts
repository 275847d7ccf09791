import type { Kysely } from 'kysely'

/** The log is read by revision (what has changed since) and by time (the past); until when a developer's link works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('changes_by_revision').on('changes').column('revision').execute()
  await db.schema.createIndex('changes_by_time').on('changes').column('at').execute()
  await db.schema.alterTable('changes').addColumn('valid_until', 'timestamptz').execute()
}
