import { PassThrough } from 'node:stream'
import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { endWithTests, testRegistry } from '@prilavok/rollouts/testing/test-registry'
import { openConsole } from './open-console'

/** Resolves with the first line of the log that says so. */
async function lineSaying(log: PassThrough, text: string): Promise<object> {
  let read = ''
  for await (const chunk of log) {
    read += String(chunk)
    const line = read.split('\n').find((one) => one.includes(text) && one.endsWith('}'))
    if (line) return JSON.parse(line) as object
  }
  throw new Error(`the log ended without «${text}»: ${read}`)
}

test('what the console cannot read of the registry stands in its log', async () => {
  const { databaseUrl, releasesDir, begin, change } = await testRegistry()
  await begin('shell', '1.0.0')
  const logStream = new PassThrough()
  const folder = temporaryFolder()
  const opened = await openConsole({
    ...{ databaseUrl, releasesDir, logStream },
    ...{ dataDir: folder, appFolder: folder },
    ...{ secret: 'a secret of at least 32 characters', addressOf: (shop: string) => `https://${shop}` },
    shops: async () => [],
  })
  endWithTests(opened.close)
  const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
  endWithTests(close)
  const shop = 'green.example'
  await change({ kind: 'use', shop, part: 'shell', version: '1.0.0' })
  const line = lineSaying(logStream, 'cannot be read')
  await pool.query(`update rollouts.rules set candidate = '{"share": "all"}' where shop = $1`, [shop])
  await change({ kind: 'freeze', shop: 'red.example', until: '2099-01-01' })
  expect(await line).toMatchObject({ shop, problem: expect.stringContaining('is no rule') })
})
