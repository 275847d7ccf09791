import { type Kysely, sql } from 'kysely'

const now = sql`now()`

/** Releases, rules, withdrawals and the log of their changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registry')
    .addColumn('one_row', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`one_row`))
    .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db
    .withTables<{ registry: { revision: number } }>()
    .insertInto('registry')
    .values({ revision: 0 })
    .execute()

  await db.schema
    .createTable('releases')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('descriptor', 'jsonb', (column) => column.notNull())
    .addColumn('sizes', 'jsonb', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('published_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('published_by', 'text', (column) => column.notNull())
    .addColumn('pruned_at', 'timestamptz')
    .addPrimaryKeyConstraint('releases_pkey', ['part', 'version'])
    .execute()

  await db.schema
    .createTable('rules')
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('stable', 'text', (column) => column.notNull())
    .addColumn('last_good', 'text')
    .addColumn('candidate', 'jsonb')
    .addColumn('candidate_version', 'text', (column) =>
      column.generatedAlwaysAs(sql`candidate ->> 'version'`).stored(),
    )
    .addColumn('pinned', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('frozen_until', 'timestamptz')
    .addColumn('ends_with_freeze', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('chosen_at', 'timestamptz')
    .addPrimaryKeyConstraint('rules_pkey', ['shop', 'part'])
    .addForeignKeyConstraint('rules_stable_fkey', ['part', 'stable'], 'releases', ['part', 'version'])
    .addForeignKeyConstraint('rules_last_good_fkey', ['part', 'last_good'], 'releases', ['part', 'version'])
    .addForeignKeyConstraint('rules_candidate_fkey', ['part', 'candidate_version'], 'releases', [
      'part',
      'version',
    ])
    .execute()

  await db.schema
    .createTable('withdrawals')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('lifted_at', 'timestamptz')
    .execute()
  await db.schema
    .createIndex('withdrawals_in_force')
    .on('withdrawals')
    .columns(['part', 'version', 'shop'])
    .unique()
    .where(sql.ref('lifted_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('changes')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('part', 'text')
    .addColumn('version', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .addColumn('withdrawal', 'jsonb')
    .addColumn('figures', 'jsonb')
    .execute()
  await db.schema.createIndex('changes_of_rule').on('changes').columns(['shop', 'part', 'id']).execute()
}
