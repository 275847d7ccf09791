import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { refusals } from '../errors'
import { attachmentHeader } from './content-disposition'
import { readTicket } from './file-link'

const Params = Type.Object({ ticket: Type.String({ maxLength: 100 }), '*': Type.String({ maxLength: 200 }) })
type Params = Static<typeof Params>

/** GET /upload/files/{ticket}/{name}: the link alone opens the file. It is always kept by the browser, never shown. */
export async function downloads(app: FastifyInstance): Promise<void> {
  const schema = { params: Params, summary: 'A file by its link', tags: ['files'] }
  app.get<{ Params: Params }>('/upload/files/:ticket/*', { schema }, async ({ params }, reply) => {
    const linked = await readTicket(app.db, params.ticket)
    const row =
      linked &&
      (await app.db
        .selectFrom('stored_files')
        .where('shop_id', '=', linked.shopId)
        .where('id', '=', linked.fileId)
        .select(['key', 'name'])
        .executeTakeFirst())
    const file = row && (await app.services.files.get(row.key))
    if (!file) throw refusals.notFound()
    return reply
      .type(file.type)
      .header('content-length', file.size)
      .header('content-disposition', attachmentHeader(row.name))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(file.content)
  })
}
