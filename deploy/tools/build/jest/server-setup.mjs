import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Names the folder of this run: the first test that needs a database starts the shared server there
 * (deploy/tools/embedded-postgres/src/testing). Runs without such a test start nothing.
 */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'prilavok tests '))
  await writeFile(join(folder, 'runner'), String(process.pid))
  process.env.PRILAVOK_TEST_RUN = folder
}
