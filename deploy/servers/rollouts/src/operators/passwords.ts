import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const MIN_PASSWORD_LENGTH = 10

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Checked for unknown logins, so that they take as long as known ones. */
let unknownHash: Promise<string> | undefined

/** @param stored hash of `hashPassword`; undefined for a login that does not exist: then never right */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('unknown')
  const right = await verify(stored ?? (await unknownHash), password)
  return stored !== undefined && right
}
