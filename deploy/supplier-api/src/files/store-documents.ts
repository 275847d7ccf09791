import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import type { UploadedFile } from '../http/forms'
import { safeName } from './content-disposition'
import { documentType } from './document-kinds'
import type { FileStore } from './file-store'

/** Of one client. */
const FILES = 50
const BYTES = 104_857_600

/** Texts of 001 §5; AMB-62. */
const WRONG_FORMAT = 'Неподдерживаемый формат файла.'
export const TOO_LARGE = 'Размер файла должен быть не больше 5МБ'
const EMPTY = 'Файл пуст'
const TOO_MANY = `Можно хранить не\u00a0больше ${FILES}\u00a0файлов общим размером 100\u00a0МБ`

interface Owner {
  shopId: number
  clientId: number
}

export interface RefusedFile {
  NAME: string
  TEXT: string
}

/** Stores the documents that may be stored. @returns what was refused, and why */
export async function storeDocuments(
  db: Database,
  files: FileStore,
  owner: Owner,
  uploads: readonly UploadedFile[],
): Promise<RefusedFile[]> {
  const refused: RefusedFile[] = []
  for (const upload of uploads) {
    const name = safeName(upload.name)
    const type = documentType(name, upload.content)
    const fault = upload.isTooLarge
      ? TOO_LARGE
      : upload.content.length === 0
        ? EMPTY
        : type === null
          ? WRONG_FORMAT
          : null
    const text =
      fault ?? (await storeOne(db, files, owner, { name, type: type ?? '', content: upload.content }))
    if (text !== null) refused.push({ NAME: name, TEXT: text })
  }
  return refused
}

/** The file is there before its row: a row whose file is missing is never seen. */
async function storeOne(
  db: Database,
  files: FileStore,
  { shopId, clientId }: Owner,
  { name, type, content }: { name: string; type: string; content: Buffer },
): Promise<string | null> {
  if (!(await hasRoom(db, { shopId, clientId }, content.length))) return TOO_MANY
  const key = `${shopId}/client/${clientId}/${randomUUID()}`
  await files.put(key, content, type)
  const isStored = await db.transaction().execute(async (trx) => {
    // Uploads of one client come one after another, so that together they stay within its room.
    await sql`select from clients where shop_id = ${shopId} and id = ${clientId} for no key update`.execute(
      trx,
    )
    if (!(await hasRoom(trx, { shopId, clientId }, content.length))) return false
    await trx
      .insertInto('stored_files')
      .values({
        ...{ shop_id: shopId, kind: 'client', client_id: clientId, key, name, type },
        ...{ size: content.length, maker: null, expires_at: null },
      })
      .execute()
    return true
  })
  if (isStored) return null
  await files.remove(key)
  return TOO_MANY
}

async function hasRoom(db: Database, { shopId, clientId }: Owner, bytes: number): Promise<boolean> {
  const kept = await db
    .selectFrom('stored_files')
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'client')
    .where('client_id', '=', clientId)
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .executeTakeFirstOrThrow()
  return kept.count < FILES && kept.bytes + bytes <= BYTES
}
