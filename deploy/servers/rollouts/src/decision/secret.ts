import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataFolder } from '../location'

type Environment = Readonly<Record<string, string | undefined>>

/** File of the secret that is made where none is given. */
export const secretFile = (env: Environment): string => join(dataFolder(env), 'edge-secret')

const BYTES = 32

/** Two processes that start at once agree: the file appears whole, for the first one alone. */
function create(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

const textIn = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    return undefined
  }
}

/**
 * What edges sign cookies and links with. All edges of an installation need the same one.
 * @param given of the settings; empty: the one in the file, which is made when there is none
 */
export function edgeSecret(given: string, file: string): string {
  if (given) return given
  const known = textIn(file)
  if (known) return known
  create(file)
  const secret = textIn(file)
  if (!secret) throw new Error(`${file} holds no secret. Remove it, or give one with EDGE_SECRET.`)
  return secret
}
