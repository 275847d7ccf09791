import { randomUUID } from 'node:crypto'
import type {
  ClientFilesAnswer,
  FilenameAnswer,
  FilesStoredAnswer,
  ShopFilesAnswer,
} from '@prilavok/shared-kernel/contract'
import { apiErrors } from '../../platform/errors'
import { fileLink } from '../../platform/files/file-link'
import type { Api } from '../../platform/http/api'
import { idempotencyKey, uploadBody } from '../../platform/http/schemas'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { requireClient, requireOwner } from '../../platform/session/require-client'
import type { ClientOwner } from '../../platform/session/session'
import { readyFiles } from '../shop-documents/ready-documents'
import { ZIP_MAKER } from './download-routes'
import { clientFileRows, shopFileRows, toFiles } from './list-files'
import { storeDocuments, TOO_LARGE } from './store-documents'

const HOUR_MS = 3_600_000
const Documents = uploadBody(
  'A document of up to 5242880 bytes. Up to five files in one call; the names of their fields do not matter',
  {
    idempotency_key: idempotencyKey(
      'for each call: a repeated call with the same key and the same files stores no second copies',
    ),
  },
)

/** Files of the shop and of the client (000 §7, 001 §7). */
export async function files(app: Api): Promise<void> {
  const listed = async (shopId: number, rows: Awaited<ReturnType<typeof shopFileRows>>) =>
    toFiles(app.db, shopId, await readyFiles(app, shopId, rows))

  app.get(
    '/v3/api/client/shop_files/',
    { schema: { summary: 'Documents that the shop publishes' } },
    async ({ session }): Promise<ShopFilesAnswer> => ({
      ITEMS: await listed(session.shopId, await shopFileRows(app.db, session.shopId)),
    }),
  )

  app.get(
    '/v3/api/client/shop_files/zip/',
    { schema: { summary: 'All documents of the shop in one archive' } },
    async (request): Promise<FilenameAnswer> => {
      const { session } = request
      await countCall(app.db, session.shopId, rules.documentsOfVisitor, session.buyerId)
      await countCall(app.db, session.shopId, rules.documentsOfAddress, addressOf(request))
      const rows = await shopFileRows(app.db, session.shopId)
      if (rows.length === 0) throw apiErrors.notFound()
      const until = new Date(Date.now() + HOUR_MS)
      const name = 'Документы магазина.zip'
      const { id } = await app.db
        .insertInto('stored_files')
        .values({
          ...{ shop_id: session.shopId, kind: 'download', client_id: session.client?.id ?? null, name },
          ...{ key: `${session.shopId}/download/${randomUUID()}`, type: 'application/zip', size: null },
          ...{ maker: ZIP_MAKER, expires_at: until },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { FILENAME: await fileLink(app.db, { shopId: session.shopId, fileId: id }, name, until) }
    },
  )

  const ownFiles = async ({ shopId, clientId }: ClientOwner): Promise<ClientFilesAnswer> => ({
    FILES: await listed(shopId, await clientFileRows(app.db, shopId, clientId)),
  })

  app.get(
    '/v3/api/client/files/',
    { schema: { summary: 'Documents of the client' } },
    async ({ session }): Promise<ClientFilesAnswer> => ownFiles(requireOwner(session)),
  )

  /** Multipart with any number of fields; what may be stored is stored, the rest is named in ERRORS (AMB-62). */
  app.post(
    '/v3/api/client/files/',
    {
      config: { takesFiles: true },
      // Before the body is read: strangers have no files kept in memory.
      onRequest: async ({ session }) => void requireClient(session),
      schema: { summary: 'Stores documents of the client', body: Documents },
    },
    async ({ session, uploads, body }): Promise<FilesStoredAnswer> => {
      const owner = requireOwner(session)
      if (uploads.length === 0) throw apiErrors.badFile('Выберите файл')
      const sender = { ...owner, callKey: body.idempotency_key }
      const rejected = await storeDocuments(app.db, app.services.files, sender, uploads)
      if (rejected.length === uploads.length) {
        const text = rejected[0]?.TEXT ?? ''
        throw apiErrors.badFile(text, text === TOO_LARGE ? 413 : 400)
      }
      return { SUCCESS: 'Y', ...(await ownFiles(owner)), ERRORS: rejected }
    },
  )
}
