import type { FastifyInstance } from 'fastify'
import type { Session } from '../session/session'
import { fileLink } from './file-link'
import { type GeneratedFile, keepGenerated } from './keep-generated'

/** How long a generated file can be fetched. */
const LIFETIME_MS = 3_600_000

/**
 * Keeps a generated file for an hour.
 * @returns the path to answer as FILENAME: unguessable, relative to the API host (AMB-77)
 */
export async function offerDownload(
  outside: Pick<FastifyInstance, 'db' | 'services'>,
  session: Session,
  file: GeneratedFile,
): Promise<string> {
  const { fileId, until } = await keepGenerated(outside, session, file, LIFETIME_MS)
  return fileLink(outside.db, { shopId: session.shopId, fileId }, file.name, until)
}
