import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/connection'
import { safeName } from './content-disposition'
import { linkKey, readKey } from './link-key'

/** A file that a link names. */
export interface LinkedFile {
  shopId: number
  fileId: number
}

/** `<shop>.<file>.<seconds when it ends>.<signature>`, numbers to the base of 36. */
const TICKET = /^([0-9a-z]{1,6})\.([0-9a-z]{1,11})\.([0-9a-z]{1,8})\.([\w-]{43})$/

const sign = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/**
 * Path of a file for whoever has the path: unguessable, ends, needs no token.
 * @param name what the browser calls the file before it reads the answer
 * @param until when it ends; links of one file with one end are equal
 */
export async function fileLink(
  db: Database,
  { shopId, fileId }: LinkedFile,
  name: string,
  until: Date,
): Promise<string> {
  const text = [shopId, fileId, Math.floor(until.getTime() / 1000)].map((part) => part.toString(36)).join('.')
  const signature = sign(await linkKey(db, shopId), text).toString('base64url')
  return `/upload/files/${text}.${signature}/${encodeURIComponent(safeName(name))}`
}

/** @returns null when the ticket is not ours, was changed, or has ended */
export async function readTicket(db: Database, ticket: string): Promise<LinkedFile | null> {
  const [, shop = '', file = '', until = '', signature = ''] = TICKET.exec(ticket) ?? []
  const [shopId, fileId, seconds] = [shop, file, until].map((part) => Number.parseInt(part, 36))
  if (!shopId || shopId > 2_147_483_647 || !fileId || !Number.isSafeInteger(fileId)) return null
  if (!seconds || seconds * 1000 < Date.now()) return null
  const key = await readKey(db, shopId)
  if (!key) return null
  const isOurs = timingSafeEqual(sign(key, `${shop}.${file}.${until}`), Buffer.from(signature, 'base64url'))
  return isOurs ? { shopId, fileId } : null
}
