import type { Kysely } from 'kysely'

/** The same columns for minutes and for hours. */
async function createSums(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('reports', 'bigint', (column) => column.notNull())
    .addColumn('total', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_pkey`, ['part', 'version', 'shop', 'at', 'kind', 'bucket'])
    .execute()
  await db.schema.createIndex(`${table}_by_time`).on(table).columns(['at', 'shop']).execute()
}

/** What pages report of the versions, and what candidates were compared by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSums(db, 'health_minutes')
  await createSums(db, 'health_hours')
  await db.schema
    .createTable('candidate_tests')
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('test', 'jsonb', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('candidate_tests_pkey', ['shop', 'part', 'salt'])
    .execute()
  await db.schema
    .createTable('schedule_notes')
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('share', 'double precision', (column) => column.notNull())
    .addColumn('views_before', 'bigint', (column) => column.notNull())
    .addColumn('waits_for', 'text')
    .addPrimaryKeyConstraint('schedule_notes_pkey', ['shop', 'part', 'salt'])
    .execute()
}
