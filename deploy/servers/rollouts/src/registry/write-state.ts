import { sql } from 'kysely'
import type { RolloutsTransaction } from '../database/connection'
import type { RulesInForce } from '../model/effective-rule'
import type { RolloutRule, Withdrawal } from '../model/rule'
import { rowOfRule, rowOfWithdrawal } from './rule-rows'

/** Locks the registry for the rest of the transaction. Returns its revision. */
export async function lockRevision(transaction: RolloutsTransaction): Promise<number> {
  const { revision } = await transaction
    .selectFrom('registry')
    .select('revision')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return revision
}

/** Followers hear of it when the transaction is done. */
export async function raiseRevision(
  transaction: RolloutsTransaction,
  channel: string,
  revision: number,
): Promise<void> {
  await transaction.updateTable('registry').set({ revision }).execute()
  await sql`select pg_notify(${channel}, ${String(revision)})`.execute(transaction)
}

async function writeRule(transaction: RolloutsTransaction, rule: RolloutRule): Promise<void> {
  const { shop, part, ...row } = rowOfRule(rule)
  await transaction
    .insertInto('rules')
    .values({ shop, part, ...row })
    .onConflict((conflict) => conflict.columns(['shop', 'part']).doUpdateSet(row))
    .execute()
}

const keyOf = ({ part, version, shop }: Withdrawal) => `${shop} ${part}@${version}`

async function writeWithdrawals(
  transaction: RolloutsTransaction,
  before: readonly Withdrawal[],
  after: readonly Withdrawal[],
  now: Date,
): Promise<void> {
  const unchanged = new Set(before.filter((one) => after.includes(one)).map(keyOf))
  for (const { part, version, shop } of before.filter((one) => !unchanged.has(keyOf(one))))
    await transaction
      .updateTable('withdrawals')
      .set({ lifted_at: now })
      .where('part', '=', part)
      .where('version', '=', version)
      .where('shop', '=', shop)
      .where('lifted_at', 'is', null)
      .execute()
  for (const one of after.filter((withdrawal) => !unchanged.has(keyOf(withdrawal))))
    await transaction.insertInto('withdrawals').values(rowOfWithdrawal(one)).execute()
}

/** Writes what differs. */
export async function writeDifference(
  transaction: RolloutsTransaction,
  before: RulesInForce,
  after: RulesInForce,
  now: Date,
): Promise<void> {
  const unchanged = new Set(before.rules)
  const remaining = new Set(after.rules.map(({ shop, part }) => `${shop} ${part}`))
  const gone = before.rules.filter(({ shop, part }) => !remaining.has(`${shop} ${part}`))
  for (const { shop, part } of gone)
    await transaction.deleteFrom('rules').where('shop', '=', shop).where('part', '=', part).execute()
  for (const rule of after.rules) if (!unchanged.has(rule)) await writeRule(transaction, rule)
  await writeWithdrawals(transaction, before.withdrawals, after.withdrawals, now)
}
