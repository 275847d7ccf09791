import type { Kysely } from 'kysely'

/** What pages say of why a version failed, by hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('failure_reasons')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('hour', 'timestamptz', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('reports', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('failure_reasons_pkey', ['part', 'version', 'shop', 'hour', 'kind', 'reason'])
    .execute()
}
