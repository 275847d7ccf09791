import type { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { apiErrors } from '../../platform/errors'
import { attachmentHeader } from '../../platform/files/content-disposition'
import { type LinkedFile, readTicket } from '../../platform/files/file-link'
import type { Api } from '../../platform/http/api'
import { storeShopDocument } from '../shop-documents/ready-documents'
import { zipShopFiles } from './zip-files'

const Params = Type.Object({
  ticket: Type.String({ maxLength: 100, description: 'Opens the file; part of a path that was answered' }),
  '*': Type.String({ maxLength: 200, description: 'Name of the file; any will do' }),
})

interface Opened {
  name: string
  type: string
  content: Readable
  /** Not known of an archive that is made while it is sent. */
  size?: number
}

/** `maker` of the archive of a shop's files: nothing of it is stored. */
export const ZIP_MAKER = 'zip'

async function openLinked(app: FastifyInstance, { shopId, fileId }: LinkedFile): Promise<Opened | null> {
  const row = await app.db
    .selectFrom('stored_files')
    .where((eb) => eb.and({ shop_id: shopId, id: fileId }))
    .select(['key', 'name', 'type', 'maker'])
    .executeTakeFirst()
  if (!row) return null
  if (row.maker === ZIP_MAKER) return { ...row, content: await zipShopFiles(app, shopId) }
  const file = await app.services.files.get(row.key)
  if (file) return { ...file, name: row.name }
  const isMade = (await storeShopDocument(app, shopId, row)) > 0
  const made = isMade ? await app.services.files.get(row.key) : null
  return made && { ...made, name: row.name }
}

/** GET /upload/files/{ticket}/{name}: the link alone opens the file. It is always kept by the browser, never shown. */
export async function downloads(app: Api): Promise<void> {
  const schema = { params: Params, summary: 'A file by its link', tags: ['files'] }
  app.get('/upload/files/:ticket/*', { schema }, async ({ params }, reply) => {
    const linked = await readTicket(app.db, params.ticket)
    const file = linked && (await openLinked(app, linked))
    if (!file) throw apiErrors.notFound()
    if (file.size !== undefined) reply.header('content-length', file.size)
    return reply
      .type(file.type)
      .header('content-disposition', attachmentHeader(file.name))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(file.content)
  })
}
