import { type Kysely, sql } from 'kysely'

/** Browsers that operators have logged in with: their attempts are counted apart from a stranger's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_devices')
    .addColumn('token_hash', 'bytea', (column) => column.notNull())
    .addColumn('login', 'text', (column) =>
      column.notNull().references('operators.login').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('used_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('operator_devices_pkey', ['login', 'token_hash'])
    .execute()
}
