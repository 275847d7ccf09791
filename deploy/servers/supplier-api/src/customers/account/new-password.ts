import { sql } from 'kysely'
import type { Letterhead } from '../../content/shop/shop-pages'
import { updateClient } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import { queueEmail } from '../../platform/emails/queue-email'
import type { FieldErrors } from '../../platform/form-fields/answers'
import { forgetDevices } from '../token/device'
import { revokeSessions } from '../token/revoke'
import { firstPasswordNotice, passwordNotice } from './emails'
import { texts } from './texts'

/** 001 §9: minimum 6. The longest is ours, so that a hash is never made of a book. */
const SHORTEST = 6
const LONGEST = 200

/** What is wrong with a new password; null: nothing. */
export function passwordError(password: string): string | null {
  if (password === '') return texts.noPassword
  if (password.length < SHORTEST) return texts.shortPassword
  return password.length > LONGEST ? texts.longPassword : null
}

/**
 * Errors of a new password that is typed twice.
 * @param differing the field that is told of two different ones
 */
export function newPasswordErrors(
  password = '',
  confirmation = '',
  differing: 'new_password' | 'confirm_password' = 'confirm_password',
): FieldErrors {
  const error = passwordError(password)
  if (error) return { new_password: error }
  return password === confirmation ? {} : { [differing]: texts.differentPasswords }
}

interface Owner {
  id: number
  email: string
  name: string
  /** Before the change; null: this is the first password. */
  password_hash: string | null
}

/**
 * Stores a new password inside a transaction: every other session ends and its device is forgotten, every code of an older e-mail is void, and the owner
 * is told.
 * @param currentToken access token of the session that stays
 * @returns whether a change of the e-mail was asked for, which is void now
 */
export async function setPassword(
  db: Database,
  head: Letterhead,
  shopId: number,
  owner: Owner,
  hash: string,
  currentToken?: string,
): Promise<boolean> {
  await updateClient(db, shopId, owner.id, { password_hash: hash })
  await db
    .deleteFrom('password_resets')
    .where((eb) => eb.and({ shop_id: shopId, client_id: owner.id }))
    .execute()
  const voided = await db
    .deleteFrom('confirmations')
    .where('shop_id', '=', shopId)
    .where((eb) => eb.or([eb('client_id', '=', owner.id), eb('email', '=', owner.email)]))
    .returning([sql<boolean>`changes_email and expires_at > now()`.as('was_asked')])
    .execute()
  await forgetDevices(db, shopId, owner.id, currentToken)
  await revokeSessions(db, shopId, owner.id, currentToken)
  const notice = owner.password_hash === null ? firstPasswordNotice : passwordNotice
  await queueEmail(db, shopId, notice(head, owner.email, owner.name))
  return voided.some(({ was_asked }) => was_asked)
}
