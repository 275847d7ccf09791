import type { Selectable } from 'kysely'
import type { RolloutsSchema } from '../database/schema'
import type { RolloutRule, Withdrawal } from '../model/rule'

type RuleRow = Pick<
  Selectable<RolloutsSchema['rules']>,
  | 'shop'
  | 'part'
  | 'stable'
  | 'last_good'
  | 'candidate'
  | 'pinned'
  | 'frozen_until'
  | 'ends_with_freeze'
  | 'chosen_at'
>

export const RULE_COLUMNS = [
  'shop',
  'part',
  'stable',
  'last_good',
  'candidate',
  'pinned',
  'frozen_until',
  'ends_with_freeze',
  'chosen_at',
] as const

/** What a row says, to be looked at by `isRule`: the database knows no part names and no candidates. */
export const ruleOfRow = (row: RuleRow): Record<string, unknown> => ({
  part: row.part,
  shop: row.shop,
  stable: row.stable,
  ...(row.candidate !== null && { candidate: row.candidate }),
  ...(row.last_good !== null && { lastGood: row.last_good }),
  ...(row.pinned && { pinned: true }),
  ...(row.frozen_until && { frozenUntil: row.frozen_until.toISOString() }),
  ...(row.ends_with_freeze && { endsWithFreeze: true }),
  ...(row.chosen_at && { chosenAt: row.chosen_at.toISOString() }),
})

export const rowOfRule = (rule: RolloutRule) => ({
  shop: rule.shop,
  part: rule.part,
  stable: rule.stable,
  last_good: rule.lastGood ?? null,
  candidate: rule.candidate ? JSON.stringify(rule.candidate) : null,
  pinned: rule.pinned ?? false,
  frozen_until: rule.frozenUntil === undefined ? null : new Date(rule.frozenUntil),
  ends_with_freeze: rule.endsWithFreeze ?? false,
  chosen_at: rule.chosenAt === undefined ? null : new Date(rule.chosenAt),
})

type WithdrawalRow = Pick<
  Selectable<RolloutsSchema['withdrawals']>,
  'part' | 'version' | 'shop' | 'at' | 'reason'
>

export const WITHDRAWAL_COLUMNS = ['part', 'version', 'shop', 'at', 'reason'] as const

export const withdrawalOfRow = ({ at, ...row }: WithdrawalRow): Record<string, unknown> => ({
  ...row,
  at: at.toISOString(),
})

export const rowOfWithdrawal = ({ at, ...withdrawal }: Withdrawal) => ({ ...withdrawal, at: new Date(at) })
