import { createHmac, timingSafeEqual } from 'node:crypto'

const mac = (purpose: string, text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest().subarray(0, 18)

/**
 * A text that only who has the secret can have written. The text itself can be read by everybody.
 * @param purpose what it is for: a text that was signed for one thing is none for another
 */
export const sign = (purpose: string, text: string, secret: string): string =>
  `${Buffer.from(text).toString('base64url')}.${mac(purpose, text, secret).toString('base64url')}`

/** @returns the text; undefined when it was not signed with this secret for this purpose */
export function readSigned(purpose: string, signed: string, secret: string): string | undefined {
  if (!signed) return undefined
  const [encoded = '', signature = '', ...more] = signed.split('.')
  const text = Buffer.from(encoded, 'base64url').toString()
  const given = Buffer.from(signature, 'base64url')
  const expected = mac(purpose, text, secret)
  const isGenuine = more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isGenuine ? text : undefined
}
