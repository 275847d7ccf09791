import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@prilavok/embedded-postgres/start-embedded-database'
import { connect } from '../connection'
import { migrate } from '../migrate'
import { TYPES_FILE, typesText } from './generate-types'
import { SCHEMA_FILE, schemaText } from './schema-text'

const database = await startEmbeddedDatabase({ dataDir: await mkdtemp(join(tmpdir(), 'prilavok schema ')) })
const { db, pool, close } = connect(database.url, 2)
try {
  await migrate(pool)
  await writeFile(SCHEMA_FILE, await schemaText(pool))
  await writeFile(TYPES_FILE, await typesText(db))
} finally {
  await close()
  await database.destroy()
}
