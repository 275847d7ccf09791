import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { publish } from './publish'
import { listReleases } from './registry'
import { buildFolder, temporaryFolder } from './testing/build-folder'

const catalog = { name: 'mf-catalog' as const, routes: [section()] }
function section() {
  return { id: 'catalog.section', path: '/catalog/:id', expose: './SectionPage', access: 'anyone' } as const
}

test('a build is copied whole into a folder of its version', async () => {
  const releases = temporaryFolder()
  const { outcome, folder } = await publish(buildFolder(catalog), releases)
  expect(outcome).toBe('published')
  expect(folder).toBe(join(releases, 'mf-catalog', '1.0.0'))
  expect(existsSync(join(folder, 'web/SectionPage.js.br'))).toBe(true)
  expect(existsSync(join(folder, 'node/SectionPage.cjs'))).toBe(true)
  expect((await listReleases(releases)).map(({ name, version }) => [name, version])).toEqual([
    ['mf-catalog', '1.0.0'],
  ])
})

test('releases are listed newest first', async () => {
  const releases = temporaryFolder()
  for (const version of ['1.9.0', '1.10.0', '1.2.0'])
    await publish(buildFolder({ ...catalog, version }), releases)
  expect((await listReleases(releases)).map(({ version }) => version)).toEqual(['1.10.0', '1.9.0', '1.2.0'])
})

test('the same content again is no second release, whatever commit it names', async () => {
  const releases = temporaryFolder()
  await publish(buildFolder(catalog), releases)
  const again = await publish(buildFolder({ ...catalog, builtFrom: 'other' }), releases)
  expect(again.outcome).toBe('already')
  expect(again.release.builtFrom).toBe('test')
})

test('a published version never changes', async () => {
  const releases = temporaryFolder()
  const { folder } = await publish(buildFolder(catalog), releases)
  const before = readFileSync(join(folder, 'web/SectionPage.js'), 'utf8')
  const other = buildFolder(catalog, { 'web/SectionPage.js': 'other()' })
  await expect(publish(other, releases)).rejects.toMatchObject({ code: 'VERSION_TAKEN' })
  expect(readFileSync(join(folder, 'web/SectionPage.js'), 'utf8')).toBe(before)
})

test('two publishers of one version: one wins, the other is told', async () => {
  const releases = temporaryFolder()
  const builds = ['a()', 'b()'].map((text) => buildFolder(catalog, { 'web/SectionPage.js': text }))
  const outcomes = await Promise.allSettled(builds.map((build) => publish(build, releases)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(readdirSync(releases)).toEqual(['mf-catalog'])
})

describe('a build is rejected and leaves nothing behind', () => {
  const spoil: [string, (build: string) => void, RegExp][] = [
    [
      'a changed file',
      (b) => writeFileSync(join(b, 'web/SectionPage.js'), 'x'),
      /SectionPage\.js has another content/,
    ],
    ['a missing file', (b) => rmSync(join(b, 'node/SectionPage.cjs')), /SectionPage\.cjs is missing/],
    ['an unnamed file', (b) => writeFileSync(join(b, 'web/extra.js'), 'x'), /web\/extra\.js is not named/],
    [
      'a compressed copy of something else',
      (b) => writeFileSync(join(b, 'web/SectionPage.js.br'), brotliCompressSync('x')),
      /SectionPage\.js\.br has another content/,
    ],
  ]
  test.each(spoil)('%s', async (_, spoilt, reason) => {
    const releases = temporaryFolder()
    const build = buildFolder(catalog)
    spoilt(build)
    await expect(publish(build, releases)).rejects.toMatchObject({
      code: 'FILES_DIFFER',
      message: expect.stringMatching(reason),
    })
    expect(await listReleases(releases)).toEqual([])
    expect(readdirSync(releases)).toEqual(['mf-catalog'])
  })

  test('a folder without a build', async () => {
    await expect(publish(temporaryFolder(), temporaryFolder())).rejects.toMatchObject({
      code: 'BUILD_UNREADABLE',
    })
  })
})

describe('a descriptor is rejected with all its violations', () => {
  const violations: [string, object, RegExp][] = [
    ['a name that is no part', { name: 'catalog' }, /name must be/],
    ['a version that is none', { version: 'v1' }, /version must be like/],
    ['a title that is no text', { routes: [{ ...section(), title: 5 }] }, /title must be a text/],
    [
      'a path that belongs to the edge',
      { routes: [{ ...section(), path: '/v3/:id' }] },
      /belongs to the edge/,
    ],
    [
      'a parameter that the path has not',
      { routes: [{ ...section(), params: { code: 'digits' } }] },
      /has no :code/,
    ],
    ['an expose without a web build', { scripts: {} }, /the web build has no \.\/SectionPage/],
    [
      'a layout without a web build',
      {
        routes: [{ ...section(), layout: './CatalogLayout' }],
        scripts: { './SectionPage': ['SectionPage.js'] },
      },
      /layouts: the web build has no \.\/CatalogLayout/,
    ],
    [
      'a layout that is no module',
      { routes: [{ ...section(), layout: '../Layout' as './Layout' }], scripts: { './SectionPage': [] } },
      /layouts: "\.\.\/Layout" is no name/,
    ],
    ['a file outside the release', { files: { 'web/../../x': 'sha384-x' } }, /is not a path below/],
  ]
  test.each(violations)('%s', async (_, wrong, reason) => {
    const build = buildFolder({ ...catalog, ...wrong })
    const rejection = { code: 'RELEASE_INVALID', message: expect.stringMatching(reason) }
    await expect(publish(build, temporaryFolder())).rejects.toMatchObject(rejection)
  })
})
