import { type Kysely, sql } from 'kysely'

const now = sql`now()`

/** Who may work in the console, their sessions, and failed logins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operators')
    .addColumn('login', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`role in ('viewer', 'supplier', 'platform')`),
    )
    .addColumn('shops', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute()

  await db.schema
    .createTable('operator_sessions')
    .addColumn('token_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('login', 'text', (column) =>
      column.notNull().references('operators.login').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('used_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute()
  await db.schema.createIndex('operator_sessions_login').on('operator_sessions').column('login').execute()

  await db.schema
    .createTable('operator_attempts')
    .addColumn('who', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute()
}
