import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import type { CallRule } from './count-call'

/** One attempt that is under way, and counted. */
export interface Attempt {
  /** Takes it back: it was no failure. */
  takeBack(): Promise<void>
}

/** There is no attempt left. */
export interface NoAttempt {
  /** Seconds until there are some again. */
  left: number
}

/**
 * Counts an attempt before it is made, so that attempts made at once do not pass together.
 * When `who` has no attempt left nothing is counted.
 */
export async function reserveAttempt(
  db: Database,
  shopId: number,
  { name, most, seconds }: CallRule,
  who: string,
): Promise<Attempt | NoAttempt> {
  const digest = createHash('sha256').update(who).digest()
  const window = sql`make_interval(secs => ${seconds})`
  const { rows } = await sql<{ began: string }>`
    insert into call_counts as known (shop_id, rule, who) values (${shopId}, ${name}, ${digest})
    on conflict (shop_id, rule, who) do update set
      count = case when known.started_at < now() - ${window} then 1 else known.count + 1 end,
      started_at = case when known.started_at < now() - ${window} then now() else known.started_at end
    where known.count < ${most} or known.started_at < now() - ${window}
    returning started_at::text as began`.execute(db)
  const began = rows[0]?.began
  if (began === undefined) return { left: await secondsLeft(db, shopId, name, digest, seconds) }
  return {
    async takeBack() {
      await sql`
        update call_counts set count = count - 1
        where shop_id = ${shopId} and rule = ${name} and who = ${digest}
          and started_at = ${began}::timestamptz and count > 0`.execute(db)
    },
  }
}

async function secondsLeft(
  db: Database,
  shopId: number,
  rule: string,
  digest: Buffer,
  seconds: number,
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ceil(extract(epoch from started_at - now()) + ${seconds})::integer as left from call_counts
    where shop_id = ${shopId} and rule = ${rule} and who = ${digest}`.execute(db)
  return Math.max(1, rows[0]?.left ?? 1)
}

/** Forgets the attempts of `who`. */
export async function clearAttempts(
  db: Database,
  shopId: number,
  { name }: CallRule,
  who: string,
): Promise<void> {
  const digest = createHash('sha256').update(who).digest()
  await sql`delete from call_counts where shop_id = ${shopId} and rule = ${name} and who = ${digest}`.execute(
    db,
  )
}
