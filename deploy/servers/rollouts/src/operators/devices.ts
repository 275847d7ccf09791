import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { OperatorDatabase } from './tables'

/** A browser is known so long after its last login. */
export const DEVICE_LIFE_SECONDS = 180 * 86_400

const hashOf = (device: string) => createHash('sha256').update(device).digest()
const isAlive = sql<boolean>`used_at > now() - make_interval(secs => ${sql.lit(DEVICE_LIFE_SECONDS)})`

/** Whether somebody has logged in by this login from this browser. */
export async function isKnownDevice(
  db: OperatorDatabase,
  login: string,
  device: string | undefined,
): Promise<boolean> {
  if (!device) return false
  const row = await db
    .selectFrom('operator_devices')
    .where('login', '=', login)
    .where('token_hash', '=', hashOf(device))
    .where(isAlive)
    .select('login')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes that the login was right in this browser.
 * @param device what the browser has; none: it is new
 * @returns what the browser shall keep; only its hash is stored
 */
export async function rememberDevice(
  db: OperatorDatabase,
  login: string,
  device: string | undefined,
): Promise<string> {
  const token = device ?? randomBytes(32).toString('base64url')
  await db.deleteFrom('operator_devices').where(sql<boolean>`not (${isAlive})`).execute()
  await db
    .insertInto('operator_devices')
    .values({ token_hash: hashOf(token), login })
    .onConflict((conflict) => conflict.columns(['login', 'token_hash']).doUpdateSet({ used_at: sql`now()` }))
    .execute()
  return token
}

/** Browsers of before are strangers again: the password may have been known to others. */
export async function forgetDevices(db: OperatorDatabase, login: string): Promise<void> {
  await db.deleteFrom('operator_devices').where('login', '=', login).execute()
}
