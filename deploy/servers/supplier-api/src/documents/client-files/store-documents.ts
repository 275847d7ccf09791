import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { safeName } from '../../platform/files/content-disposition'
import { documentType, extensionOf, isDocumentName } from '../../platform/files/document-kinds'
import type { FileStore } from '../../platform/files/file-store'
import type { UploadedFile } from '../../platform/http/forms'
import type { ClientOwner } from '../../platform/session/session'

/** Of one client. */
const FILES = 50
const BYTES = 104_857_600

/** Texts of 001 §5; AMB-62. */
const WRONG_FORMAT = 'Неподдерживаемый формат файла.'
const wrongContent = (format: string) =>
  `Внутри файла не\u00a0${format}: он повреждён или переименован. Откройте его и\u00a0сохраните как ${format} ещё раз`
export const TOO_LARGE = 'Размер файла должен быть не больше 5МБ'
const EMPTY = 'Файл пуст'
const TOO_MANY = `Можно хранить не\u00a0больше ${FILES}\u00a0файлов общим размером 100\u00a0МБ`

interface Sender extends ClientOwner {
  /** Made up by the caller: the same call again stores nothing more. */
  callKey: string | undefined
}

export interface RejectedFile {
  NAME: string
  TEXT: string
}

/**
 * Stores the documents that may be stored; those of a call that is repeated with its key are there already.
 * @returns what was rejected, and why
 * @throws bad_field (400) when the key was used for other files
 */
export async function storeDocuments(
  db: Database,
  files: FileStore,
  { callKey, ...owner }: Sender,
  uploads: readonly UploadedFile[],
): Promise<RejectedFile[]> {
  const rejected: RejectedFile[] = []
  for (const [place, upload] of uploads.entries()) {
    const name = safeName(upload.name)
    const type = documentType(name, upload.content)
    const error = upload.isTooLarge
      ? TOO_LARGE
      : upload.content.length === 0
        ? EMPTY
        : type === null
          ? isDocumentName(name)
            ? wrongContent(extensionOf(name).toUpperCase())
            : WRONG_FORMAT
          : null
    const text =
      error ??
      (await storeOne(db, files, owner, {
        ...{ name, type: type ?? '', content: upload.content },
        creationKey: callKey && `${callKey} ${place}`,
      }))
    if (text !== null) rejected.push({ NAME: name, TEXT: text })
  }
  return rejected
}

interface NewDocument {
  name: string
  /** Media type. */
  type: string
  content: Buffer
  creationKey: string | undefined
}

/**
 * Whether a call with the same key has stored it.
 * @throws bad_field (400) when the key was used for another file
 */
async function isStored(
  db: Database,
  { shopId, clientId }: ClientOwner,
  { name, content, creationKey }: NewDocument,
): Promise<boolean> {
  if (creationKey === undefined) return false
  const stored = await db
    .selectFrom('stored_files')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId, creation_key: creationKey }))
    .select(['name', 'size'])
    .executeTakeFirst()
  if (stored && (stored.name !== name || stored.size !== content.length))
    throw apiErrors.badField('idempotency_key', 'Этот ключ уже использован для другого файла')
  return stored !== undefined
}

/** The file is there before its row: a row whose file is missing is never seen. @returns why it is rejected */
async function storeOne(
  db: Database,
  files: FileStore,
  owner: ClientOwner,
  document: NewDocument,
): Promise<string | null> {
  const { shopId, clientId } = owner
  const { name, type, content, creationKey } = document
  if (await isStored(db, owner, document)) return null
  if (!(await hasRoom(db, owner, content.length))) return TOO_MANY
  const key = `${shopId}/client/${clientId}/${randomUUID()}`
  await files.put(key, content, type)
  const outcome = await db.transaction().execute(async (trx) => {
    // Uploads of one client come one after another, so that together they stay within its room.
    await sql`select from clients where shop_id = ${shopId} and id = ${clientId} for no key update`.execute(
      trx,
    )
    if (await isStored(trx, owner, document)) return 'there'
    if (!(await hasRoom(trx, owner, content.length))) return 'full'
    await trx
      .insertInto('stored_files')
      .values({
        ...{ shop_id: shopId, kind: 'client', client_id: clientId, key, name, type },
        ...{ size: content.length, maker: null, expires_at: null, creation_key: creationKey ?? null },
      })
      .execute()
    return 'stored'
  })
  if (outcome !== 'stored') await files.remove(key)
  return outcome === 'full' ? TOO_MANY : null
}

async function hasRoom(db: Database, { shopId, clientId }: ClientOwner, bytes: number): Promise<boolean> {
  const stored = await db
    .selectFrom('stored_files')
    .where((eb) => eb.and({ shop_id: shopId, kind: 'client', client_id: clientId }))
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .executeTakeFirstOrThrow()
  return stored.count < FILES && stored.bytes + bytes <= BYTES
}
