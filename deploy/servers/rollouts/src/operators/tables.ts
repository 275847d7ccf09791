import type { ColumnType, Generated, Kysely } from 'kysely'
import type { OperatorRole } from './operator'

/** Tables of migrations 0003 and 0006. */
export interface OperatorTables {
  operators: {
    login: string
    name: string
    password_hash: string
    role: OperatorRole
    shops: string[]
    created_at: Generated<Date>
  }
  operator_sessions: {
    token_hash: Buffer
    login: string
    created_at: ColumnType<Date, Date | undefined, Date>
    used_at: ColumnType<Date, Date | undefined, Date>
  }
  operator_devices: { token_hash: Buffer; login: string; used_at: ColumnType<Date, Date | undefined, Date> }
  operator_attempts: { who: string; count: number; started_at: Date }
}

export type OperatorDatabase = Kysely<OperatorTables>
