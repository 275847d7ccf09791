import type { Database } from '../database/connection'
import { codeCookie, codeIn } from '../session/code-cookie'
import { randomCode, sha256 } from '../session/hash'

/**
 * Names a browser in which somebody has logged in. It stays after a logout and opens nothing: wrong passwords from there are counted apart,
 * so that the guesses of strangers never keep the owner out of it.
 */
const DEVICE_COOKIE = 'device'
const PATH = '/v3/oauth/token'

/** A browser that the owner of an account has logged in from. */
export interface Device {
  code: string
  hash: Buffer
}

const deviceOf = (code: string): Device => ({ code, hash: sha256(code) })

/** A name that no browser has chosen. */
export const newDevice = (): Device => deviceOf(randomCode())

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
    .where('client.shop_id', '=', shopId)
    .where('client.email', '=', username.trim().toLowerCase())
    .select('family.id')
    .executeTakeFirst()
  return login ? device : null
}
