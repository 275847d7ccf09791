import { countLogin, forgetLogins } from './attempts'
import type { Operator } from './operator'
import { hashPassword, isPassword } from './passwords'
import { beginSession, endOtherSessions, endSession, readSession } from './sessions'
import type { OperatorDatabase } from './tables'

/** How a login ended. */
export type LoginOutcome =
  | { kind: 'ok'; operator: Operator; token: string }
  | { kind: 'wrong' }
  /** Too many attempts with this login or from this address. */
  | { kind: 'limited'; retryAfter: number }

/** How a change of a password ended. */
export type PasswordOutcome = { kind: 'ok' } | Exclude<LoginOutcome, { kind: 'ok' }>

export interface PasswordChange {
  login: string
  /** Of the session that stays. */
  token: string
  current: string
  next: string
  address: string
}

/** Operators and their sessions, on the registry's database. */
export interface Operators {
  login(login: string, password: string, address: string): Promise<LoginOutcome>
  /** Whose session it is; `renew: false` for a connection that only listens. */
  session(token: string, options?: { renew?: boolean }): Promise<Operator | undefined>
  logout(token: string): Promise<void>
  /** Ends the operator's other sessions. The present password may be tried as often as a login. */
  changePassword(change: PasswordChange): Promise<PasswordOutcome>
  list(): Promise<Operator[]>
  /** Adds an operator, or changes who has this login; sessions of before end. */
  save(operator: Operator, password: string): Promise<void>
  remove(login: string): Promise<boolean>
}

const normalized = (login: string) => login.trim().toLowerCase()

/** @param db with the schema of the registry, after its migrations */
export function createOperators(db: OperatorDatabase): Operators {
  const find = (login: string) =>
    db.selectFrom('operators').where('login', '=', login).selectAll().executeTakeFirst()
  return {
    async login(given, password, address) {
      const login = normalized(given)
      const retryAfter = await countLogin(db, login, address)
      if (retryAfter > 0) return { kind: 'limited', retryAfter }
      const row = await find(login)
      if (!(await isPassword(row?.password_hash, password)) || !row) return { kind: 'wrong' }
      await forgetLogins(db, login, address)
      const { name, role, shops } = row
      return { kind: 'ok', operator: { login, name, role, shops }, token: await beginSession(db, login) }
    },
    session: (token, options) => readSession(db, token, options),
    logout: (token) => endSession(db, token),
    async changePassword({ login, token, current, next, address }) {
      const retryAfter = await countLogin(db, login, address)
      if (retryAfter > 0) return { kind: 'limited', retryAfter }
      const row = await find(login)
      if (!(await isPassword(row?.password_hash, current))) return { kind: 'wrong' }
      await forgetLogins(db, login, address)
      await db
        .updateTable('operators')
        .set({ password_hash: await hashPassword(next) })
        .where('login', '=', login)
        .execute()
      await endOtherSessions(db, login, token)
      return { kind: 'ok' }
    },
    list: () =>
      db.selectFrom('operators').select(['login', 'name', 'role', 'shops']).orderBy('login').execute(),
    async save(operator, password) {
      const login = normalized(operator.login)
      const values = {
        name: operator.name,
        role: operator.role,
        shops: [...operator.shops],
        password_hash: await hashPassword(password),
      }
      await db
        .insertInto('operators')
        .values({ login, ...values })
        .onConflict((conflict) => conflict.column('login').doUpdateSet(values))
        .execute()
      await endOtherSessions(db, login, '')
    },
    async remove(login) {
      const { numDeletedRows } = await db
        .deleteFrom('operators')
        .where('login', '=', normalized(login))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
