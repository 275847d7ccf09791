import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { EVERY_SHOP } from '../model/rule'
import { contentViolations } from '../release-files'
import { buildFolder, temporaryFolder } from '../testing/build-folder'
import { TEST_ACTOR, type TestRegistry, testRegistry } from '../testing/test-registry'

const section = () =>
  ({ id: 'catalog.section', path: '/catalog/:id', expose: './SectionPage', access: 'anyone' }) as const
const catalog = { name: 'mf-catalog' as const, routes: [section()] }
const options = { actor: TEST_ACTOR, notes: 'новый список' }
const namesIn = async ({ registry }: TestRegistry) =>
  (await registry.releases()).map(({ release: { name, version } }) => `${name}@${version}`)

test('a build is copied whole into a folder of its version, with its sizes and notes', async () => {
  const { registry, releasesDir } = await testRegistry()
  const { outcome, folder } = await registry.publish(buildFolder(catalog), options)
  expect([outcome, folder]).toEqual(['published', join(releasesDir, 'mf-catalog', '1.0.0')])
  expect(existsSync(join(folder, 'web/SectionPage.js.br'))).toBe(true)
  expect(existsSync(join(folder, 'node/SectionPage.cjs'))).toBe(true)
  const [published] = await registry.releases()
  expect(published).toMatchObject({
    release: { name: 'mf-catalog', version: '1.0.0' },
    publishedBy: 'test',
    notes: 'новый список',
    sizes: { entry: expect.any(Number), './SectionPage': expect.any(Number) },
  })
  expect(published?.sizes.entry).toBe(readFileSync(join(folder, 'web/remoteEntry.js.gz')).length)
  expect(await registry.log()).toMatchObject([{ kind: 'publish', version: '1.0.0', reason: 'новый список' }])
})

test('the same content again is no second release, whatever commit it names', async () => {
  const { registry } = await testRegistry()
  await registry.publish(buildFolder(catalog), options)
  const again = await registry.publish(buildFolder({ ...catalog, builtFrom: 'other' }), options)
  expect([again.outcome, again.release.builtFrom, again.warnings]).toEqual(['already', 'test', []])
  expect(await registry.releases()).toHaveLength(1)
})

test('a published version never changes', async () => {
  const { registry } = await testRegistry()
  const { folder } = await registry.publish(buildFolder(catalog), options)
  const before = readFileSync(join(folder, 'web/SectionPage.js'), 'utf8')
  const other = buildFolder(catalog, { 'web/SectionPage.js': 'other()' })
  await expect(registry.publish(other, options)).rejects.toMatchObject({ code: 'VERSION_TAKEN' })
  expect(readFileSync(join(folder, 'web/SectionPage.js'), 'utf8')).toBe(before)
})

test('two publishers of one version: one wins, the other is told', async () => {
  const { registry, releasesDir } = await testRegistry()
  const builds = ['a()', 'b()'].map((text) => buildFolder(catalog, { 'web/SectionPage.js': text }))
  const outcomes = await Promise.allSettled(builds.map((build) => registry.publish(build, options)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(readdirSync(releasesDir)).toEqual(['mf-catalog'])
})

test('the files of a release that were lost come back by publishing it again', async () => {
  const { registry } = await testRegistry()
  const { folder } = await registry.publish(buildFolder(catalog), options)
  rmSync(folder, { recursive: true })
  const other = buildFolder({ ...catalog, builtFrom: 'other' })
  expect(await registry.publish(other, options)).toEqual({
    release: expect.objectContaining({ name: 'mf-catalog', builtFrom: 'test' }),
    folder,
    outcome: 'already',
    warnings: [],
  })
  expect(existsSync(join(folder, 'web/SectionPage.js'))).toBe(true)
  expect(await registry.log()).toHaveLength(1)
})

test('what a publisher that died has left is removed after an hour; one at work, and what is no draft, is left alone', async () => {
  const { registry, releasesDir } = await testRegistry()
  const age = (name: string, minutes: number) => {
    const folder = join(releasesDir, name)
    const then = new Date(Date.now() - minutes * 60_000)
    mkdirSync(folder, { recursive: true })
    utimesSync(folder, then, then)
  }
  age('.publishing-dead', 61)
  age('.publishing-busy', 59)
  age('notes', 6000)
  await registry.publish(buildFolder(catalog), options)
  expect(readdirSync(releasesDir).sort()).toEqual(['.publishing-busy', 'mf-catalog', 'notes'])
})

test('a dry run checks everything and publishes nothing', async () => {
  const { registry, releasesDir } = await testRegistry()
  const dry = { ...options, dryRun: true }
  expect((await registry.publish(buildFolder(catalog), dry)).outcome).toBe('published')
  expect([await registry.releases(), readdirSync(releasesDir)]).toEqual([[], []])
  const spoilt = buildFolder(catalog)
  writeFileSync(join(spoilt, 'web/SectionPage.js'), 'x')
  await expect(registry.publish(spoilt, dry)).rejects.toMatchObject({ code: 'FILES_DIFFER' })
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
    const { registry, releasesDir } = await testRegistry()
    const build = buildFolder(catalog)
    spoilt(build)
    await expect(registry.publish(build, options)).rejects.toMatchObject({
      code: 'FILES_DIFFER',
      message: expect.stringMatching(reason),
    })
    expect([await registry.releases(), readdirSync(releasesDir)]).toEqual([[], []])
  })

  test('a folder without a build', async () => {
    const { registry } = await testRegistry()
    const rejection = { code: 'BUILD_UNREADABLE' }
    await expect(registry.publish(temporaryFolder(), options)).rejects.toMatchObject(rejection)
  })
})

const NOTHING = { kernel: {}, shared: {}, emits: {}, listens: {}, opens: {}, renders: [], calls: [] }

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
    [
      'a range of the bus that is none',
      { requires: { 'shared-kernel': '^1.0.0', bus: 'newer', api: 1 } },
      /requires\.bus must be a whole number or a range/,
    ],
    [
      'a half version of the API',
      { requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1.5 } },
      /requires\.api must be/,
    ],
    ['a record of uses that the build does not write', { uses: { kernel: [] } }, /uses\.kernel is not as/],
    [
      'a record of offers that the build does not write',
      { offers: { kernel: {} } },
      /offers\.events is not as/,
    ],
    ['optional modals that are no list', { optionalModals: 'QuickView' }, /optionalModals must be a list/],
    ['a file outside the release', { files: { 'web/../../x': 'sha384-x' } }, /is not a path below/],
  ]
  let test_: TestRegistry
  beforeAll(async () => {
    test_ = await testRegistry()
  })
  test.each(violations)('%s', async (_, wrong, reason) => {
    const build = buildFolder({ ...catalog, ...wrong })
    const rejection = { code: 'RELEASE_INVALID', message: expect.stringMatching(reason) }
    await expect(test_.registry.publish(build, options)).rejects.toMatchObject(rejection)
  })
})

describe('plans that could include a release', () => {
  const requires = { 'shared-kernel': '^1.0.0', bus: 2, api: 1 }

  test('one that no published shell could run is rejected', async () => {
    const { registry, begin } = await testRegistry()
    await begin('shell', '1.0.0')
    const rejected = registry.publish(buildFolder({ ...catalog, requires }), options)
    await expect(rejected).rejects.toMatchObject({
      code: 'PLAN_INCOMPATIBLE',
      message: expect.stringMatching(/requires bus 2/),
    })
    expect(await registry.releases()).toHaveLength(1)
  })

  test('one that waits for another release is published, with the shops that it could not join yet', async () => {
    const { registry, begin, publish, change } = await testRegistry()
    await begin('shell', '1.0.0')
    const provides = { ...requires, 'shared-kernel': '1.2.0' }
    await publish({ name: 'shell', version: '2.0.0', requires, provides })
    await change({ kind: 'use', shop: 'new.example', part: 'shell', version: '2.0.0' })
    const { outcome, warnings } = await registry.publish(buildFolder({ ...catalog, requires }), options)
    expect(outcome).toBe('published')
    expect(warnings).toEqual([
      expect.stringMatching(/^not yet for every shop: mf-catalog@1\.0\.0 requires bus 2/),
    ])
  })

  test('one that uses an export that no published shell has is rejected with the file that needs it', async () => {
    const { registry, publish } = await testRegistry()
    const offers = { kernel: { notices: ['useNotices'] }, shared: {}, events: [] }
    await publish({ name: 'shell', version: '1.0.0', offers })
    const uses = { ...NOTHING, kernel: { notices: { useUndo: 'src/pages/SectionPage.tsx' } } }
    await expect(registry.publish(buildFolder({ ...catalog, uses }), options)).rejects.toMatchObject({
      code: 'PLAN_INCOMPATIBLE',
      message: expect.stringContaining(
        'mf-catalog@1.0.0 uses `useUndo` of shared-kernel/notices (src/pages/SectionPage.tsx), shell@1.0.0 does not offer it',
      ),
    })
  })

  test('a widget that nobody renders is told and published', async () => {
    const { registry, begin, publish, change } = await testRegistry()
    await begin('shell', '1.0.0')
    await publish({ name: 'shell', version: '2.0.0', uses: { ...NOTHING, renders: ['header.search'] } })
    await change({ kind: 'use', shop: 'new.example', part: 'shell', version: '2.0.0' })
    const slots = (['header.search', 'page.orderBar'] as const).map((slot) => ({
      slot,
      expose: './Widget' as const,
    }))
    const build = buildFolder({ ...catalog, slots, uses: NOTHING })
    expect((await registry.publish(build, options)).warnings).toEqual([
      'not yet for new.example: mf-catalog@1.0.0 fills the slot page.orderBar, and no chosen release renders it',
    ])
  })
})

describe('size budgets', () => {
  /** Text that does not compress: 12 hexadecimal digits hold 6 bytes. */
  const large = (kilobytes: number) =>
    Array.from({ length: kilobytes * 2000 }, (_, index) =>
      ((index * 2_654_435_761) % 65_521).toString(36),
    ).join('')

  test('a module above its budget is rejected with its figures, or told where that is asked', async () => {
    const { registry, begin } = await testRegistry()
    await begin('shell', '1.0.0')
    const module = { ...section(), expose: './BigPage' as const }
    const build = buildFolder({ ...catalog, routes: [module] }, { 'web/BigPage.js': large(60) })
    await expect(registry.publish(build, options)).rejects.toMatchObject({
      code: 'BUDGET_EXCEEDED',
      message: expect.stringMatching(/module mf-catalog\/BigPage has .* above its budget of 11\.5 KB/),
    })
    const { warnings } = await registry.publish(build, { ...options, budgets: 'warn' })
    expect(warnings).toContainEqual(expect.stringContaining('above its budget'))
  })
})

describe('killed while publishing', () => {
  const SCRIPT = fileURLToPath(new URL('../testing/publish-until-killed.ts', import.meta.url))
  const points = ['half copied', 'before the move', 'after the move', 'before the commit', 'after the commit']

  test.each(points)('%s: the release is whole or not there, and the next one completes it', async (point) => {
    const test_ = await testRegistry()
    const { registry, databaseUrl, releasesDir, begin, change } = test_
    await begin('shell', '1.0.0')
    const build = buildFolder(catalog)
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', SCRIPT, point, databaseUrl, releasesDir, build],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])

    const isPublished = point === 'after the commit'
    expect((await namesIn(test_)).includes('mf-catalog@1.0.0')).toBe(isPublished)
    const use = { kind: 'use', shop: EVERY_SHOP, part: 'mf-catalog', version: '1.0.0' } as const
    if (!isPublished) await expect(change(use)).rejects.toMatchObject({ code: 'RELEASE_UNKNOWN' })

    const { release, folder, outcome } = await registry.publish(build, options)
    expect(outcome).toBe(isPublished ? 'already' : 'published')
    expect(await contentViolations(folder, release)).toEqual([])
    await change(use)
    expect((await registry.state()).rules).toContainEqual(
      expect.objectContaining({ stable: '1.0.0', part: 'mf-catalog' }),
    )
  })
})
