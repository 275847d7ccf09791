import { createHash, randomBytes } from 'node:crypto'

/** Tokens, secrets and visitor codes are random and long: a plain SHA-256 of them is safe to store. */
export const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest()

/** 256 random bits, safe in URLs, cookies and forms. */
export const randomCode = (): string => randomBytes(32).toString('base64url')

/** A token says which shop it belongs to, so that even its look-up is scoped by the shop. */
export const newToken = (shopId: number): string => `${shopId.toString(36)}.${randomCode()}`

/** @returns null when the text cannot be a token of ours */
export function shopOfToken(token: string): number | null {
  const match = /^([0-9a-z]{1,6})\.[\w-]{43}$/.exec(token)
  if (!match?.[1]) return null
  const shopId = Number.parseInt(match[1], 36)
  return shopId <= 2_147_483_647 ? shopId : null
}
