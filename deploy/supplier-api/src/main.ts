import type { Pool } from 'pg'
import { connect } from './database/connection'
import { migrate } from './database/migrate'
import { loadDemo } from './demo/load-demo'
import { testRussian } from './embedded/self-test'
import { createApi } from './server'
import { readSettings, type Settings } from './settings/settings'
import { writeCredentials } from './write-credentials'

/** After this long the answers that are still open are cut off. */
const PATIENCE_MS = 10_000

/**
 * The API as a process of its own: brings the schema up to date, loads the demonstration shops when asked
 * (`--demo`, with `--credentials <file>` for the edge), then serves until SIGTERM or SIGINT.
 */
async function run(settings: Settings, args: readonly string[]): Promise<void> {
  await prepare(settings, args)
  const app = await createApi(settings)
  const stop = () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await app.listen({ port: settings.port, host: settings.host })
}

async function prepare(settings: Settings, args: readonly string[]): Promise<void> {
  const { db, pool, close } = connect(settings.databaseUrl, 4)
  try {
    await reach(pool)
    await migrate(pool)
    await testRussian(pool)
    if (args.includes('--demo')) {
      await loadDemo(pool, {
        onProgress: (done, total, label) => process.stdout.write(`[${done}/${total}] ${label}\n`),
      })
    }
    const file = args[args.indexOf('--credentials') + 1]
    if (args.includes('--credentials') && file) await writeCredentials(db, file)
  } finally {
    await close()
  }
}

async function reach(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new Error(`The database of DATABASE_URL cannot be reached: ${reason}`, { cause })
  }
}

try {
  await run(readSettings(process.env), process.argv.slice(2))
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
