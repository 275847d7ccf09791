import { connectRollouts } from '../database/connection'
import type { RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP, type RolloutRule, type Withdrawal } from '../model/rule'
import { endWithTests, testRegistry } from '../testing/test-registry'
import { lockRevision, raiseRevision, writeDifference } from './write-state'

const part = 'mf-a' as const
const NOW = new Date('2026-11-05T10:00:00Z')
const rule = (shop: string, stable: string, of: RolloutRule['part'] = part): RolloutRule => ({
  ...{ shop, stable, part: of },
})
const gone = (version: string, shop = EVERY_SHOP): Withdrawal => ({
  ...{ part, version, shop },
  ...{ at: '2026-11-01T10:00:00.000Z', reason: '' },
})
const EMPTY: RulesInForce = { rules: [], withdrawals: [] }

async function world() {
  const { databaseUrl, publish } = await testRegistry()
  await publish(...['1.0.0', '1.1.0'].map((version) => ({ name: part, version })), { name: 'shell' })
  const { db, pool, schema, close } = connectRollouts(databaseUrl)
  endWithTests(close)
  const write = (before: RulesInForce, after: RulesInForce) =>
    db.transaction().execute((transaction) => writeDifference(transaction, before, after, NOW))
  const rules = async () => {
    const { rows } = await pool.query('select shop, part, stable from rollouts.rules order by shop, part')
    return rows.map((row) => `${row.shop} ${row.part} ${row.stable}`)
  }
  const withdrawals = async () => {
    const { rows } = await pool.query('select version, shop, lifted_at from rollouts.withdrawals order by id')
    return rows.map((row) => [`${row.shop} ${row.version}`, row.lifted_at])
  }
  return { db, pool, schema, write, rules, withdrawals }
}

test('rules that are new or changed are written, those that are gone deleted, others left alone', async () => {
  const { pool, write, rules } = await world()
  const [kept, changed, left] = [rule('a', '1.0.0'), rule('b', '1.0.0'), rule('c', '1.0.0')]
  const shell = rule('c', '1.0.0', 'shell')
  const before = { ...EMPTY, rules: [kept, changed, left, shell] }
  await write(EMPTY, before)
  expect(await rules()).toEqual(['a mf-a 1.0.0', 'b mf-a 1.0.0', 'c mf-a 1.0.0', 'c shell 1.0.0'])
  await pool.query(`update rollouts.rules set stable = '1.1.0' where shop = 'a'`)
  await write(before, { ...EMPTY, rules: [kept, rule('b', '1.1.0'), shell] })
  expect(await rules()).toEqual(['a mf-a 1.1.0', 'b mf-a 1.1.0', 'c shell 1.0.0'])
})

test('withdrawals are written once, and lifted when they are gone', async () => {
  const { write, withdrawals } = await world()
  const [kept, lifted, other] = [gone('1.0.0'), gone('1.1.0'), gone('1.1.0', 'a')]
  const before = { ...EMPTY, withdrawals: [kept, lifted, other] }
  await write(EMPTY, before)
  await write(before, { ...EMPTY, withdrawals: [kept, other] })
  const once = [
    ['* 1.0.0', null],
    ['* 1.1.0', NOW],
    ['a 1.1.0', null],
  ]
  expect(await withdrawals()).toEqual(once)
  await write(
    { ...EMPTY, withdrawals: [kept, other] },
    { ...EMPTY, withdrawals: [kept, other, gone('1.1.0')] },
  )
  expect(await withdrawals()).toEqual([...once, ['* 1.1.0', null]])
})

test('a withdrawal that was made anew takes the place of the one before', async () => {
  const { write, withdrawals } = await world()
  const before = { ...EMPTY, withdrawals: [gone('1.0.0')] }
  await write(EMPTY, before)
  await write(before, { ...EMPTY, withdrawals: [gone('1.0.0')] })
  expect(await withdrawals()).toEqual([
    ['* 1.0.0', NOW],
    ['* 1.0.0', null],
  ])
})

test('a raised revision is told to who listens, when it is so', async () => {
  const { db, pool, schema } = await world()
  const client = await pool.connect()
  const told = new Promise<string | undefined>((resolve) => {
    client.on('notification', ({ payload }) => resolve(payload))
  })
  await client.query(`listen ${schema}`)
  await db.transaction().execute(async (transaction) => {
    const revision = await lockRevision(transaction)
    await raiseRevision(transaction, schema, revision + 40)
  })
  const payload = await told
  client.release(true)
  const revision = await db.transaction().execute(lockRevision)
  expect([payload, revision]).toEqual([String(revision), 43])
})
