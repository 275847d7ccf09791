import { hash, verify } from '@node-rs/argon2'
import { clientRow } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import { limitParallel } from '../../platform/limits/limit-parallel'
import type { TokenOwner } from './issue'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each check takes 19 MiB and a thread of libuv's pool, whatever the number of logins. */
const inTurn = limitParallel(4)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** @param stored hash of `hashPassword` */
export const isPassword = (stored: string, password: string): Promise<boolean> =>
  inTurn(() => verify(stored, password))

/** Hash of nothing in use: checked for unknown names, so that they take as long as known ones. */
let nobody: Promise<string> | undefined

/** A client whose password was right. */
export interface CheckedOwner extends TokenOwner {
  /** What the password was checked against. */
  hash: string
}

/** @returns null when the name is unknown, has no password yet, or the password is wrong */
export async function checkPassword(
  db: Database,
  shopId: number,
  username: string,
  password: string,
): Promise<CheckedOwner | null> {
  const client = await db
    .selectFrom('clients')
    .where((eb) => eb.and({ shop_id: shopId, email: username.trim().toLowerCase() }))
    .select(['id', 'buyer_id', 'password_hash'])
    .executeTakeFirst()
  nobody ??= hashPassword('nobody')
  const stored = client?.password_hash ?? (await nobody)
  const right = await isPassword(stored, password)
  return client?.password_hash && right ? { id: client.id, buyerId: client.buyer_id, hash: stored } : null
}

/**
 * Whether the password is still the one that was checked, until the transaction ends: a login that comes beside a change of
 * the password must not outlive it.
 */
export async function keepsPassword(db: Database, shopId: number, owner: CheckedOwner): Promise<boolean> {
  const row = await clientRow(db, shopId, owner.id).select('password_hash').forShare().executeTakeFirst()
  return row?.password_hash === owner.hash
}
