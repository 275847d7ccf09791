import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { apiErrors } from '../errors'
import { clientNetwork } from '../http/client-network'

/** How often one visitor, address or account may do something. */
export interface CallRule {
  /** Name of the rule in the table of counts. */
  name: string
  most: number
  seconds: number
}

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const rule = (name: string, most: number, seconds: number): CallRule => ({ name, most, seconds })

/** Our own figures: far above what a person does, far below what a flood is. A network address stands for an office. */
export const rules = {
  emailCheckOfVisitor: rule('email_check_visitor', 20, 10 * MINUTE),
  emailCheckOfAddress: rule('email_check_address', 60, 10 * MINUTE),
  /** Of one shop: a flood from many addresses tells whoever sends it little. */
  emailCheckOfShop: rule('email_check_shop', 1000, 10 * MINUTE),
  registrationOfVisitor: rule('registration_visitor', 20, HOUR),
  registrationOfAddress: rule('registration_address', 20, HOUR),
  /** Emails with a link to one mailbox. */
  emailsToMailbox: rule('emails_mailbox', 5, HOUR),
  /** Short forms with one e-mail, known or not: they must not use up what its owner needs for a recovery. */
  signUpsOfMailbox: rule('sign_up_mailbox', 5, HOUR),
  recoveryOfAddress: rule('recovery_address', 20, HOUR),
  /** Not of the mailbox as well: whoever sends wrong codes would keep its owner from using the right one. */
  codesOfAddress: rule('codes_address', 60, 10 * MINUTE),
  passwordChangeOfClient: rule('password_change_client', 10, 10 * MINUTE),
  supplierChangeOfClient: rule('supplier_change_client', 30, HOUR),
  lookUpsOfVisitor: rule('look_ups_visitor', 60, MINUTE),
  lookUpsOfAddress: rule('look_ups_address', 300, MINUTE),
  messagesOfVisitor: rule('messages_visitor', 5, 10 * MINUTE),
  messagesOfAddress: rule('messages_address', 30, HOUR),
  reviewsOfClient: rule('reviews_client', 10, DAY),
  basketEmailsOfClient: rule('basket_emails_client', 5, HOUR),
  documentsOfVisitor: rule('documents_visitor', 40, 10 * MINUTE),
  documentsOfAddress: rule('documents_address', 200, 10 * MINUTE),
  tablesOfVisitor: rule('tables_visitor', 40, 10 * MINUTE),
  tablesOfAddress: rule('tables_address', 200, 10 * MINUTE),
} as const

/**
 * Counts one call, in every process alike; never inside a transaction, so that a failed call is counted as well.
 * @param who whose calls are counted together; null is nobody's and not counted
 * @throws too_often (429) when there were more than the rule allows
 */
export async function countCall(
  db: Database,
  shopId: number,
  { name, most, seconds }: CallRule,
  who: string | number | null,
): Promise<void> {
  if (who === null) return
  const { rows } = await sql<{ count: number; left: number }>`
    insert into call_counts as known (shop_id, rule, who)
    values (${shopId}, ${name}, ${createHash('sha256').update(String(who)).digest()})
    on conflict (shop_id, rule, who) do update set
      count = case when known.started_at < now() - make_interval(secs => ${seconds}) then 1
        else least(known.count + 1, ${most + 1}) end,
      started_at = case when known.started_at < now() - make_interval(secs => ${seconds}) then now()
        else known.started_at end
    returning count, ceil(extract(epoch from started_at - now()) + ${seconds})::integer as left`.execute(db)
  const [counted] = rows
  if (counted && counted.count > most) throw apiErrors.tooOften(Math.max(1, counted.left))
}

/** Network address of the browser; null when it is not known. */
export const addressOf = (request: FastifyRequest): string | null =>
  clientNetwork(request.ip, request.headers)

/** Forgets counts that no rule looks at any more. */
export async function removeOldCounts(db: Database): Promise<void> {
  await sql`delete from call_counts where started_at < now() - interval '1 day'`.execute(db)
}
