import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { type Connection, connect } from './connection'
import { migrate } from './migrate'
import { readMigrations } from './migrations'

let database: TestDatabase
let connection: Connection
beforeEach(async () => {
  database = await emptyDatabase()
  connection = connect(database.url, 2)
}, 60_000)
afterEach(async () => {
  await connection.close()
  await database.drop()
})

test('0016: a database with rows under the former names keeps them, and goes on numbering and counting', async () => {
  const files = await readMigrations()
  await migrate(
    connection.pool,
    files.filter(({ name }) => name < '0016'),
  )
  // Rows of which nothing else is needed: their foreign keys are passed over.
  await connection.pool.query(`
    begin;
    set local session_replication_role = replica;
    insert into shops (id, name, link) values (1, 'Магазин', 'shop');
    insert into letters (shop_id, recipient, subject, plain) values (1, 'a@example.com', 's', 'p');
    insert into paper_numbers (shop_id, kind, year, last) values (1, 'tender_invoice', 2026, 14);
    insert into payments (shop_id, order_id, attempt, acquirer, status, amount, currency, return_url)
      values (1, 1, 1, 'sandbox', 'refused', 100, 'RUB', ''), (1, 1, 2, 'sandbox', 'pending', 100, 'RUB', '');
    insert into call_counts (shop_id, rule, who, count)
      values (1, 'letters_mailbox', '\\x01', 5), (1, 'papers_visitor', '\\x01', 7), (1, 'look_ups_visitor', '\\x01', 9);
    commit`)

  await migrate(connection.pool)

  const { rows } = await connection.pool.query(`
    insert into emails (shop_id, recipient, subject, plain) values (1, 'b@example.com', 's', 'p') returning id::integer,
      (select last from document_numbers where kind = 'tender_invoice') as number,
      array(select status from payments order by attempt) as payments,
      array(select rule || ' ' || count from call_counts order by rule) as counts`)
  expect(rows).toEqual([
    {
      id: 2,
      number: 14,
      payments: ['rejected', 'pending'],
      counts: ['documents_visitor 7', 'emails_mailbox 5', 'look_ups_visitor 9'],
    },
  ])
  const { rows: former } = await connection.pool.query(`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relname ~ '^(letters|paper_)'
    union all
    select conname from pg_constraint where connamespace = current_schema()::regnamespace and conname ~ 'letters|paper_|remark'`)
  expect(former).toEqual([])
}, 60_000)
