import { startEmbeddedDatabase } from '@prilavok/embedded-postgres/start-embedded-database'
import { type Connection, connect } from '@prilavok/supplier-api/platform/database/connection'
import { reasonOf, StackError } from './stack-error'

export interface OpenDatabase {
  url: string
  embedded: boolean
  /** Ends the embedded server; nothing for another one. */
  stop(): Promise<void>
  /** Ends the embedded server and deletes its data; nothing for another one. */
  destroy(): Promise<void>
  /** Ends the embedded server at once, without waiting. */
  kill(): void
}

/** Oldest PostgreSQL that the statements are written for. */
const OLDEST = 15

/**
 * The database of `DATABASE_URL`, or the embedded one of the data folder.
 * @throws StackError when the named one does not answer or is too old
 */
export async function openDatabase(dataDir: string, databaseUrl: string | undefined): Promise<OpenDatabase> {
  if (!databaseUrl) return { ...(await startEmbeddedDatabase({ dataDir })), embedded: true }
  const connection = connect(databaseUrl, 1)
  try {
    await assertUsable(connection, databaseUrl)
  } finally {
    await connection.close()
  }
  return {
    url: databaseUrl,
    embedded: false,
    stop: async () => undefined,
    destroy: async () => undefined,
    kill: () => undefined,
  }
}

async function assertUsable({ pool }: Connection, databaseUrl: string): Promise<void> {
  const version = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .then(({ rows }) => Math.floor(Number(rows[0]?.server_version_num) / 10_000))
    .catch((error: unknown) => {
      throw new StackError(
        `The database ${withoutPassword(databaseUrl)} does not answer: ${reasonOf(error)}.\n` +
          'Check DATABASE_URL and that PostgreSQL runs there; without DATABASE_URL the embedded one is used.',
        { cause: error },
      )
    })
  if (version < OLDEST) {
    throw new StackError(
      `The database ${withoutPassword(databaseUrl)} is PostgreSQL ${version}, and ${OLDEST} or newer is needed.`,
    )
  }
}

/** The address for messages. */
export function withoutPassword(databaseUrl: string): string {
  return databaseUrl.replace(/^(\w+:\/\/[^:/@]*):[^@]*@/, '$1:…@')
}
