import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { OperatorDatabase } from './tables'

/** Wrong passwords that one login and one address may give in a window. */
export const LOGIN_LIMITS = { login: 10, address: 50, windowSeconds: 15 * 60 } as const

const keyOf = (kind: string, name: string) => createHash('sha256').update(`${kind}\0${name}`).digest('hex')

async function count(db: OperatorDatabase, who: string, most: number): Promise<boolean> {
  const window = sql`make_interval(secs => ${LOGIN_LIMITS.windowSeconds})`
  const row = await db
    .insertInto('operator_attempts')
    .values({ who, count: 1, started_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('who')
        .doUpdateSet({
          count: sql`case when operator_attempts.started_at < now() - ${window} then 1 else operator_attempts.count + 1 end`,
          started_at: sql`case when operator_attempts.started_at < now() - ${window} then now() else operator_attempts.started_at end`,
        })
        .where((of) =>
          of.or([
            of('operator_attempts.count', '<', most),
            of('operator_attempts.started_at', '<', sql<Date>`now() - ${window}`),
          ]),
        ),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whose attempts are counted together. `known`: a browser that has logged in by this login, or a session: what strangers do, also from
 * its address, is none of its attempts.
 */
export type Trier = { login: string; address: string } | { known: string }

const keysOf = (trier: Trier): readonly string[] =>
  'known' in trier
    ? [keyOf('known', trier.known)]
    : [keyOf('login', trier.login), keyOf('address', trier.address)]

/**
 * Counts a password before it is checked, so that attempts made at once do not pass together.
 * @returns seconds until there are attempts again; 0: this one may be made
 */
export async function countLogin(db: OperatorDatabase, trier: Trier): Promise<number> {
  // Logins that were only invented are not kept for ever.
  await db
    .deleteFrom('operator_attempts')
    .where('started_at', '<', sql<Date>`now() - make_interval(secs => ${LOGIN_LIMITS.windowSeconds})`)
    .execute()
  const keys = keysOf(trier)
  const [own = '', address] = keys
  const mayTry =
    (address === undefined || (await count(db, address, LOGIN_LIMITS.address))) &&
    (await count(db, own, LOGIN_LIMITS.login))
  if (mayTry) return 0
  const { left } = await db
    .selectFrom('operator_attempts')
    .where('who', 'in', keys)
    .select(
      sql<number>`coalesce(max(ceil(extract(epoch from started_at - now()) + ${LOGIN_LIMITS.windowSeconds})), 1)::integer`.as(
        'left',
      ),
    )
    .executeTakeFirstOrThrow()
  return Math.max(1, left)
}

/**
 * The login was right: its earlier failures are forgotten, and this attempt does not count against the address. Its failures stay,
 * it may try other logins.
 */
export async function forgetLogins(db: OperatorDatabase, trier: Trier): Promise<void> {
  const [own = '', address] = keysOf(trier)
  await db.deleteFrom('operator_attempts').where('who', '=', own).execute()
  if (address === undefined) return
  await db
    .updateTable('operator_attempts')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('who', '=', address)
    .execute()
}
