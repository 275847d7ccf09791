import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from './platform/database/connection'
import { provisionCredentials, type ShopCredentials } from './provision-credentials'

/**
 * Writes the credentials of every domain for the edge; those in the file that still fit are kept. Readable by the owner alone.
 * Makes the folder of the file.
 */
export async function writeCredentials(db: Database, file: string): Promise<void> {
  const credentials = await provisionCredentials(db, await readKnown(file))
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, file)
}

async function readKnown(file: string): Promise<ShopCredentials> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ShopCredentials
  } catch {
    // Missing or cut off: new ones are given out.
    return {}
  }
}
