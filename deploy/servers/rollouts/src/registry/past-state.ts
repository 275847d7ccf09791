import { sql } from 'kysely'
import type { RolloutsDatabase } from '../database/connection'
import type { RegistryState } from '../model/registry-state'
import { joinState, namedReleases, readReleases, trusted } from './read-state'
import { WITHDRAWAL_COLUMNS, withdrawalOfRow } from './rule-rows'
import { isRule, isWithdrawal } from './rule-shape'

/** Lines of the log that say nothing of a rule. */
export const NO_RULE_KINDS = ['publish', 'prune', 'override'] as const

/** What was in force at a time, by the log. */
export async function readPastState(db: RolloutsDatabase, at: Date): Promise<RegistryState> {
  const lines = await db
    .selectFrom('changes')
    .distinctOn(['shop', 'part'])
    .select(['shop', 'part', 'after'])
    .where('at', '<=', at)
    .where('kind', 'not in', [...NO_RULE_KINDS])
    .orderBy('shop')
    .orderBy('part')
    .orderBy('id', 'desc')
    .execute()
  const { revision } = await db
    .selectFrom('changes')
    .select(sql<number>`coalesce(max(revision), 0)`.as('revision'))
    .where('at', '<=', at)
    .executeTakeFirstOrThrow()
  const withdrawalRows = await db
    .selectFrom('withdrawals')
    .select(WITHDRAWAL_COLUMNS)
    .where('at', '<=', at)
    .where((of) => of.or([of('lifted_at', 'is', null), of('lifted_at', '>', at)]))
    .orderBy('id')
    .execute()
  const rules = trusted(
    lines.flatMap(({ after }) => (after === null ? [] : [after])),
    isRule,
    'rule',
  )
  const withdrawals = trusted(withdrawalRows.map(withdrawalOfRow), isWithdrawal, 'withdrawal')
  const stored = {
    revision,
    rules: rules.good,
    withdrawals: withdrawals.good,
    problems: [...rules.problems, ...withdrawals.problems],
  }
  return joinState(stored, await readReleases(db, namedReleases(stored.rules), new Map()))
}
