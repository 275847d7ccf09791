import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Session } from '../session/session'
import { safeName } from './content-disposition'
import { fileLink } from './file-link'

/** How long a generated file can be fetched. */
const LIFETIME_MS = 3_600_000

/** A generated file: `{name: 'Счёт.pdf', type: 'application/pdf', content}`. */
export interface GeneratedFile {
  name: string
  /** Media type. */
  type: string
  content: Buffer
}

/**
 * Keeps a generated file for an hour.
 * @returns the path to answer as FILENAME: unguessable, relative to the API host (AMB-77)
 */
export async function offerDownload(
  { db, services }: Pick<FastifyInstance, 'db' | 'services'>,
  session: Session,
  { name, type, content }: GeneratedFile,
): Promise<string> {
  const key = `${session.shopId}/download/${randomUUID()}`
  const until = new Date(Date.now() + LIFETIME_MS)
  await services.files.put(key, content, type)
  const row = await db
    .insertInto('stored_files')
    .values({
      shop_id: session.shopId,
      kind: 'download',
      client_id: session.client?.id ?? null,
      key,
      name: safeName(name),
      type,
      size: content.length,
      maker: null,
      expires_at: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return fileLink(db, { shopId: session.shopId, fileId: row.id }, name, until)
}
