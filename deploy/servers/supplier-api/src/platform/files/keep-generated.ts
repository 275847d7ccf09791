import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Session } from '../session/session'
import { safeName } from './content-disposition'

/** A generated file: `{name: 'Счёт.pdf', type: 'application/pdf', content}`. */
export interface GeneratedFile {
  name: string
  /** Media type. */
  type: string
  content: Buffer
}

/** A generated file in the store, until it expires. */
export interface SavedFile {
  fileId: number
  /** Of the file store. */
  key: string
  until: Date
}

/** Stores a generated file; it is removed when its time is over. */
export async function keepGenerated(
  { db, services }: Pick<FastifyInstance, 'db' | 'services'>,
  session: Session,
  { name, type, content }: GeneratedFile,
  milliseconds: number,
): Promise<SavedFile> {
  const key = `${session.shopId}/download/${randomUUID()}`
  const until = new Date(Date.now() + milliseconds)
  await services.files.put(key, content, type)
  const { id } = await db
    .insertInto('stored_files')
    .values({
      ...{ shop_id: session.shopId, kind: 'download', client_id: session.client?.id ?? null, key, type },
      ...{ name: safeName(name), size: content.length, maker: null, expires_at: until },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { fileId: id, key, until }
}
