import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The cluster that belongs to a DATA_DIR; a DATA_DIR without this file has none yet. */
export interface Claim {
  home: string
  password: string
}

const claimFile = (dataDir: string): string => join(dataDir, 'database.json')

export async function readClaim(dataDir: string): Promise<Claim | null> {
  const text = await readFile(claimFile(dataDir), 'utf8').catch(() => null)
  return text ? (JSON.parse(text) as Claim) : null
}

/** Written whole or not at all. Readable by the owner alone. */
export async function writeClaim(dataDir: string, claim: Claim): Promise<void> {
  const draft = `${claimFile(dataDir)}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(claim, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, claimFile(dataDir))
}

export const removeClaim = (dataDir: string): Promise<void> => rm(claimFile(dataDir), { force: true })
