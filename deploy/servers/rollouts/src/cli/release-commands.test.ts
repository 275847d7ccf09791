import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, temporaryFolder } from '../testing/build-folder'
import { commandLine, commandLineOfShop as shop } from '../testing/command-line'

test('the list says of each release, the newest first, what it is, who uses it, and what was noted', async () => {
  const { release, json, builds } = await shop()
  builds.set('mf-a', buildFolder({ name: 'mf-a', version: '1.5.0', builtFrom: '0123456789abcdef' }))
  await release('publish', 'mf-a', '--notes', 'новый список')
  await release('rollout', 'mf-a@1.1.0', '--share', '5', '--supplier', 'a.example')
  const [heading, ...lines] = (await release('list')).text.split('\n')
  expect(heading).toMatch(/^release {23}built from {4}published \(UTC\) {3}used by {2}notes$/)
  const row = (name: string, from: string, rest: string) =>
    expect.stringMatching(
      new RegExp(`^${name.padEnd(28)}  ${from.padEnd(12)}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d${rest}$`),
    )
  expect(lines).toEqual([
    row('mf-a@1.5.0', '0123456789ab', ' {4}новый список'),
    row('mf-a@1.2.0', 'test', ''),
    row('mf-a@1.1.0', 'test', '  a.example'),
    row('mf-a@1.0.0', 'test', '  every shop, a.example'),
    row('shell@1.0.0', 'test', '  every shop'),
  ])
  const { data } = await json('list')
  expect(data[0]).toEqual({
    release: 'mf-a@1.5.0',
    builtFrom: '0123456789abcdef',
    publishedAt: expect.any(String),
    publishedBy: 'test',
    notes: 'новый список',
    sizes: { entry: expect.any(Number) },
    usedBy: [],
    withdrawn: [],
  })
})

test('the list says from whom a release was taken back, and why', async () => {
  const { release } = await shop()
  await release('use', 'mf-a@1.2.0')
  await release('rollback', 'mf-a', '--reason', 'пустая выдача')
  expect((await release('list')).text).toMatch(
    /\nmf-a@1\.2\.0 .*\n {2}! taken back from every shop \d{4}-\d\d-\d\d \d\d:\d\d: пустая выдача\n/,
  )
})

test('an empty registry says where its releases would lie', async () => {
  const { release, releasesDir } = await commandLine()
  expect((await release('list')).text).toBe(`Nothing is published in ${releasesDir}.`)
})

test('what is published is told with its folder, its warnings and what comes next', async () => {
  const { release, json, builds, releasesDir } = await shop()
  builds.set('mf-b', buildFolder({ name: 'mf-b', slots: [{ slot: 'page.orderBar', expose: './Bar' }] }))
  const folder = join(releasesDir, 'mf-b', '1.0.0')
  expect((await release('publish', 'mf-b')).text).toBe(
    `mf-b@1.0.0 is published in ${folder}. Choose it: release use mf-b@1.0.0`,
  )
  expect(await json('publish', 'mf-b')).toMatchObject({
    code: 0,
    data: [{ release: 'mf-b@1.0.0', folder, outcome: 'already', warnings: [] }],
  })
})

test('a path that is no build is looked at; a word that is nothing is rejected before anything is built', async () => {
  const { inFolder, builds, built } = await shop()
  builds.set('mf-a', buildFolder({ name: 'mf-a', version: '1.5.0' }))
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'dist'), '')
  expect((await inFolder(cwd, 'publish', 'dist')).errors).toContain('holds no build')
  expect((await inFolder(cwd, 'publish', './none')).errors).toContain('holds no build')
  built.splice(0)
  const unknown = await inFolder(cwd, 'publish', 'mf-a', 'none')
  expect(unknown).toMatchObject({ code: 1, text: '' })
  expect(unknown.errors).toContain('There is no part «none»')
  expect(unknown.errors).toContain(`There is no folder ${join(cwd, 'none')} either.`)
  expect(built).toEqual([])
})

test('a release above its budget is published where that is asked, with a warning', async () => {
  const { release, builds } = await shop()
  const text = randomBytes(150_000).toString('base64')
  const route = { id: 'b.page', path: '/b', expose: './Page', access: 'anyone' } as const
  builds.set('mf-b', buildFolder({ name: 'mf-b', routes: [route] }, { 'web/Page.js': text }))
  expect((await release('publish', 'mf-b')).code).toBe(1)
  const { code, text: told } = await release('publish', 'mf-b', '--over-budget')
  expect([code, told]).toEqual([
    0,
    expect.stringMatching(/^mf-b@1\.0\.0 is published.*\n {2}! .*above its budget/s),
  ])
})

test('what nothing can reach is named before it is deleted, and then', async () => {
  const { release, json, connection, registry } = await shop()
  await connection.pool.query("update rollouts.releases set published_at = now() - interval '2 days'")
  await connection.pool.query("update rollouts.changes set at = now() - interval '2 days'")
  expect((await release('prune', '--dry-run')).text).toBe('Could be deleted:\nmf-a@1.1.0\nmf-a@1.2.0')
  expect(await json('prune', '--reason', 'место')).toMatchObject({
    data: { dryRun: false, releases: ['mf-a@1.1.0', 'mf-a@1.2.0'] },
  })
  expect((await release('prune')).text).toBe('Every release can still be reached.')
  expect((await registry.log({ limit: 1 }))[0]).toMatchObject({ kind: 'prune', reason: 'место' })
})
