import { randomBytes } from 'node:crypto'
import { sha256 } from '../../platform/session/hash'

/** Signs that are not mistaken for one another when a code is typed from an e-mail: 32 of them. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** A code of an e-mail: 80 random bits, `K7QF-29XM-4TWB-8HNC`. */
export function newCode(): string {
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

/** What is stored of a code; spaces, hyphens and case do not matter when it is typed. */
export const hashCode = (code: string): Buffer => sha256(code.replace(/[^0-9a-z]/gi, '').toUpperCase())
