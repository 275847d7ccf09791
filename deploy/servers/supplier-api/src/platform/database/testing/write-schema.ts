import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedDatabase } from '@prilavok/embedded-postgres/start-embedded-database'
import { connect } from '../connection'
import { migrate } from '../migrate'
import { TYPES_FILE, typesText } from './generate-types'
import { schemaText } from './schema-text'

const SCHEMA_FILE = fileURLToPath(new URL('../../../../../../../.cache/schema.sql', import.meta.url))

const database = await startEmbeddedDatabase({ dataDir: await mkdtemp(join(tmpdir(), 'prilavok schema ')) })
const { db, pool, close } = connect(database.url, 2)
try {
  await migrate(pool)
  await mkdir(dirname(SCHEMA_FILE), { recursive: true })
  await writeFile(SCHEMA_FILE, await schemaText(pool))
  await writeFile(TYPES_FILE, await typesText(db))
  process.stdout.write(`${SCHEMA_FILE}\n${TYPES_FILE}\n`)
} finally {
  await close()
  await database.destroy()
}
