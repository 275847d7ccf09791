import { countLogin, forgetLogins } from './attempts'
import { forgetDevices, isKnownDevice, rememberDevice } from './devices'
import type { Operator } from './operator'
import { hashPassword, isPassword } from './passwords'
import { beginSession, endOtherSessions, endSession, readSession } from './sessions'
import type { OperatorDatabase } from './tables'

/** How a login ended. */
export type LoginOutcome =
  | {
      kind: 'ok'
      operator: Operator
      token: string
      /** What the browser shall keep, to be known by at the next login. */
      device: string
    }
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
}

/** Where somebody logs in from. */
export interface LoginPlace {
  address: string
  /** What the last login of this browser has given. */
  device?: string | undefined
}

/** Operators and their sessions, on the registry's database. */
export interface Operators {
  /** Wrong passwords of strangers lock nobody out who has logged in from this browser before. */
  login(login: string, password: string, place: LoginPlace): Promise<LoginOutcome>
  /** Whose session it is; `renew: false` for a connection that only listens. */
  session(token: string, options?: { renew?: boolean }): Promise<Operator | undefined>
  logout(token: string): Promise<void>
  /** Ends the operator's other sessions. The present password may be tried as often as a login, by this session. */
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
    async login(given, password, { address, device }) {
      const login = normalized(given)
      const isKnown = await isKnownDevice(db, login, device)
      const trier = isKnown ? { known: `${login} ${device}` } : { login, address }
      const retryAfter = await countLogin(db, trier)
      if (retryAfter > 0) return { kind: 'limited', retryAfter }
      const row = await find(login)
      if (!(await isPassword(row?.password_hash, password)) || !row) return { kind: 'wrong' }
      await forgetLogins(db, trier)
      const { name, role, shops } = row
      return {
        kind: 'ok',
        operator: { login, name, role, shops },
        token: await beginSession(db, login),
        device: await rememberDevice(db, login, isKnown ? device : undefined),
      }
    },
    session: (token, options) => readSession(db, token, options),
    logout: (token) => endSession(db, token),
    async changePassword({ login, token, current, next }) {
      const trier = { known: `${login} ${token}` }
      const retryAfter = await countLogin(db, trier)
      if (retryAfter > 0) return { kind: 'limited', retryAfter }
      const row = await find(login)
      if (!(await isPassword(row?.password_hash, current))) return { kind: 'wrong' }
      await forgetLogins(db, trier)
      await db
        .updateTable('operators')
        .set({ password_hash: await hashPassword(next) })
        .where('login', '=', login)
        .execute()
      await endOtherSessions(db, login, token)
      await forgetDevices(db, login)
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
      await forgetDevices(db, login)
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
