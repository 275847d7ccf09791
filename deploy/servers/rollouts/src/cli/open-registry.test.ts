import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import { temporaryFolder } from '../testing/build-folder'
import { testRegistry } from '../testing/test-registry'
import { openRegistry } from './open-registry'

const NOBODY = 'postgres://somebody:geheim@127.0.0.1:1/none'

async function published() {
  const test = await testRegistry()
  await test.publish({ name: 'mf-a' })
  return test
}

test('the registry of the settings is opened, its own database before the common one', async () => {
  const { databaseUrl, releasesDir } = await published()
  for (const env of [
    { ROLLOUTS_DATABASE_URL: databaseUrl, DATABASE_URL: NOBODY, RELEASES_DIR: releasesDir },
    { ROLLOUTS_DATABASE_URL: '', DATABASE_URL: databaseUrl, RELEASES_DIR: releasesDir },
  ]) {
    const opened = await openRegistry(env)
    expect(opened.releasesDir).toBe(releasesDir)
    expect((await opened.registry.releases()).map(({ release }) => release.name)).toEqual(['mf-a'])
    await opened.close()
  }
})

test('what was opened is closed: nothing can be asked of it any more', async () => {
  const { databaseUrl } = await published()
  const opened = await openRegistry({ DATABASE_URL: databaseUrl })
  expect(await opened.hasPageViews('green.example')).toBe(false)
  await opened.close()
  await expect(opened.registry.releases()).rejects.toThrow()
  await expect(opened.hasPageViews('green.example')).rejects.toThrow()
})

test('suppliers are those of the named file and those whose pages have reported', async () => {
  const { databaseUrl } = await published()
  const file = join(temporaryFolder(), 'shops.json')
  writeFileSync(file, JSON.stringify({ 'green.example': {} }))
  const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
  afterTestFile(close)
  await pool.query(
    `insert into rollouts.health_hours (at, shop, part, version, kind, bucket, reports, total)
     values (now(), 'blue.example', 'mf-a', '1.0.0', 'view', 0, 1, 1)`,
  )
  const opened = await openRegistry({ DATABASE_URL: databaseUrl, SHOP_CREDENTIALS: file })
  afterTestFile(opened.close)
  expect(await opened.suppliers()).toEqual({ domains: ['green.example'], complete: true })
  expect(await opened.hasPageViews('blue.example')).toBe(true)
  expect(await opened.hasPageViews('green.example')).toBe(false)
})

test('a database that does not answer is named without its password, with the reason', async () => {
  const rejected = openRegistry({ DATABASE_URL: NOBODY })
  await expect(rejected).rejects.toMatchObject({
    code: 'REGISTRY_UNREACHABLE',
    message: expect.stringContaining('postgres://somebody:…@127.0.0.1:1/none'),
    reasons: [expect.stringContaining('ECONNREFUSED')],
  })
  await expect(rejected).rejects.not.toThrow(/geheim/)
})

test.each([
  ['postgres://127.0.0.1:1/a@b', 'postgres://127.0.0.1:1/a@b'],
  ['postgres://somebody@127.0.0.1:1/none', 'postgres://somebody@127.0.0.1:1/none'],
  ['postgres://somebody:ge@heim@127.0.0.1:1/none', 'postgres://somebody:…@127.0.0.1:1/none'],
])('%s is named as %s', async (address, named) => {
  await expect(openRegistry({ DATABASE_URL: address })).rejects.toThrow(`database ${named} does`)
})
