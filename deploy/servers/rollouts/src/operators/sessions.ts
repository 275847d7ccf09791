import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Operator } from './operator'
import type { OperatorDatabase } from './tables'

/** A session ends when it was not used for so long, and at the latest so long after the login. */
export const SESSION_LIFE = { idleSeconds: 30 * 60, wholeSeconds: 12 * 60 * 60 } as const

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const isAlive = sql<boolean>`
  operator_sessions.used_at > now() - make_interval(secs => ${sql.lit(SESSION_LIFE.idleSeconds)})
  and operator_sessions.created_at > now() - make_interval(secs => ${sql.lit(SESSION_LIFE.wholeSeconds)})`

/** @returns the token of the new session; only its hash is stored */
export async function beginSession(db: OperatorDatabase, login: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.deleteFrom('operator_sessions').where(sql<boolean>`not (${isAlive})`).execute()
  await db
    .insertInto('operator_sessions')
    .values({ token_hash: hashOf(token), login })
    .execute()
  return token
}

/**
 * Whose session it is; undefined when it has ended.
 * @param renew whether this is a use of the session: not of a connection that only listens. @default true
 */
export async function readSession(
  db: OperatorDatabase,
  token: string,
  { renew = true } = {},
): Promise<Operator | undefined> {
  const hash = hashOf(token)
  const operator = await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.login', 'operator_sessions.login')
    .where('token_hash', '=', hash)
    .where(isAlive)
    .select(['operators.login', 'operators.name', 'operators.role', 'operators.shops'])
    .executeTakeFirst()
  if (operator && renew)
    await db
      .updateTable('operator_sessions')
      .set({ used_at: sql`now()` })
      .where('token_hash', '=', hash)
      // Once a minute is exact enough for an hour's half.
      .where('used_at', '<', sql<Date>`now() - interval '1 minute'`)
      .execute()
  return operator
}

export async function endSession(db: OperatorDatabase, token: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Ends all sessions of a login but one. */
export async function endOtherSessions(db: OperatorDatabase, login: string, token: string): Promise<void> {
  await db
    .deleteFrom('operator_sessions')
    .where('login', '=', login)
    .where('token_hash', '!=', hashOf(token))
    .execute()
}
