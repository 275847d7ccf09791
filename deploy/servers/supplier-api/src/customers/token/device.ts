import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { codeCookie, codeIn } from '../../platform/session/code-cookie'
import { randomCode, sha256 } from '../../platform/session/hash'

/**
 * Names a browser in which somebody has logged in. It stays after a logout and opens nothing: wrong passwords from there are counted apart,
 * so that the guesses of strangers never keep the owner out of it.
 */
const DEVICE_COOKIE = 'device'
/** Of the token calls and of the forms that set a password. */
const PATH = '/v3'

/** A browser that the owner of an account has logged in from. */
export interface Device {
  code: string
  hash: Buffer
}

const deviceOf = (code: string): Device => ({ code, hash: sha256(code) })

/** A name that no browser has chosen. */
const newDevice = (): Device => deviceOf(randomCode())

export const deviceCookie = ({ code }: Device, secure: boolean): string =>
  codeCookie(DEVICE_COOKIE, code, { path: PATH, secure })

/** The device that a request comes from, if the owner of the account has logged in from there. */
export async function knownDevice(
  db: Database,
  shopId: number,
  username: string,
  cookieHeader: string | undefined,
): Promise<Device | null> {
  const code = codeIn(DEVICE_COOKIE, cookieHeader)
  if (!code) return null
  const device = deviceOf(code)
  const login = await db
    .selectFrom('clients as client')
    .innerJoin('token_families as family', (join) =>
      join
        .onRef('family.shop_id', '=', 'client.shop_id')
        .onRef('family.client_id', '=', 'client.id')
        .on('family.device_hash', '=', device.hash),
    )
    .where((eb) => eb.and({ 'client.shop_id': shopId, 'client.email': username.trim().toLowerCase() }))
    .select('family.id')
    .executeTakeFirst()
  return login ? device : null
}

/**
 * The device that somebody logs in from just now. One of another account stays: several people may use a browser. A name that
 * nobody has logged in with is replaced.
 */
export async function deviceFor(
  db: Database,
  shopId: number,
  cookieHeader: string | undefined,
): Promise<Device> {
  const code = codeIn(DEVICE_COOKIE, cookieHeader)
  if (!code) return newDevice()
  const device = deviceOf(code)
  const login = await db
    .selectFrom('token_families')
    .where((eb) => eb.and({ shop_id: shopId, device_hash: device.hash }))
    .select('id')
    .executeTakeFirst()
  return login ? device : newDevice()
}

/** The mailbox has proved whose browser it is: its device is known before the first login, as if there had been one. */
export async function rememberDevice(
  db: Database,
  shopId: number,
  clientId: number,
  device: Device,
): Promise<void> {
  await db
    .insertInto('token_families')
    .values({
      shop_id: shopId,
      id: randomUUID(),
      client_id: clientId,
      revoked_at: new Date(),
      device_hash: device.hash,
    })
    .execute()
}

/** The password has changed: whoever knew the former one is a stranger from now on. @param currentToken access token whose login stays */
export async function forgetDevices(
  db: Database,
  shopId: number,
  clientId: number,
  currentToken?: string,
): Promise<void> {
  const current = sql<string>`(
    select family_id from access_tokens
    where shop_id = ${shopId} and client_id = ${clientId} and token_hash = ${sha256(currentToken ?? '')})`
  await db
    .updateTable('token_families')
    .set({ device_hash: null })
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId }))
    .where('device_hash', 'is not', null)
    .where(sql<boolean>`id is distinct from ${current}`)
    .execute()
}
