import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { replaceFile } from './json-file'
import { dataFolder, releasesFolder } from './location'
import { listReleases, readDescriptor } from './registry'
import { contentViolations } from './release-files'
import { buildFolder, temporaryFolder } from './testing/build-folder'
import { placeRelease } from './testing/place-release'

describe('release-files', () => {
  const section = { id: 'catalog.section', path: '/catalog', expose: './Page', access: 'anyone' } as const

  async function build(contents: Record<string, string> = {}) {
    const folder = buildFolder({ name: 'mf-catalog', routes: [section] }, contents)
    const release = await readDescriptor(folder)
    const at = (path: string) => join(folder, path)
    return { at, release, look: () => contentViolations(folder, release) }
  }

  test('a build as it was made is in order, with its copies and with deeper folders', async () => {
    const { look } = await build({ 'web/chunks/a.js': 'a()' })
    expect(await look()).toEqual([])
  })

  test.each(['web/chunks/a.js', 'node/Page.cjs'])('%s that is gone is missing', async (path) => {
    const { at, look } = await build({ 'web/chunks/a.js': 'a()' })
    for (const suffix of ['', '.br', '.gz']) rmSync(`${at(path)}${suffix}`, { force: true })
    expect(await look()).toEqual([`${path} is missing`])
  })

  test('changed files are told apart from their copies', async () => {
    const { at, look } = await build()
    writeFileSync(at('web/Page.js'), 'other()')
    expect(await look()).toEqual(['web/Page.js has another content than release.json says'])
  })

  test.each([
    ['.br', brotliCompressSync('other()')],
    ['.gz', gzipSync('other()')],
  ] as const)('a copy %s of something else is told of', async (suffix, content) => {
    const { at, look } = await build()
    writeFileSync(at(`web/Page.js${suffix}`), content)
    expect(await look()).toEqual([`web/Page.js${suffix} has another content than release.json says`])
  })

  test('a copy that cannot be unpacked is told of with the reason', async () => {
    const { at, look } = await build()
    writeFileSync(at('web/Page.js.gz'), 'not packed')
    expect(await look()).toEqual([expect.stringMatching(/^web\/Page\.js\.gz cannot be read: .*header/)])
  })

  test('what nobody names lies there in vain: files, their copies, and copies outside of web', async () => {
    const { at, look } = await build()
    writeFileSync(at('web/extra.js'), 'x')
    writeFileSync(at('web/extra.js.br'), brotliCompressSync('x'))
    writeFileSync(at('node/Page.cjs.gz'), gzipSync(readFileSync(at('node/Page.cjs'))))
    expect((await look()).sort()).toEqual([
      'node/Page.cjs.gz is not named in release.json',
      'web/extra.js is not named in release.json',
      'web/extra.js.br is not named in release.json',
    ])
  })

  test('links are no files, and empty folders harm nothing', async () => {
    const { at, look } = await build()
    mkdirSync(at('web/empty'))
    symlinkSync(at('web/Page.js'), at('web/link.js'))
    expect(await look()).toEqual(['web/link.js is a link'])
  })
})

describe('registry', () => {
  const names = (releases: { name: string; version: string }[]) =>
    releases.map(({ name, version }) => `${name}@${version}`)

  test('releases are listed by part, the newest version first; what is none is passed over', async () => {
    const releasesDir = temporaryFolder()
    for (const version of ['1.2.0', '1.10.0', '1.9.0'])
      await placeRelease(buildFolder({ name: 'mf-b', version }), releasesDir)
    await placeRelease(buildFolder({ name: 'mf-a' }), releasesDir)
    for (const folder of ['notes/1.0.0', 'mf-a/latest'])
      mkdirSync(join(releasesDir, folder), { recursive: true })
    writeFileSync(join(releasesDir, 'mf-c'), '')
    expect(names(await listReleases(releasesDir))).toEqual([
      'mf-a@1.0.0',
      'mf-b@1.10.0',
      'mf-b@1.9.0',
      'mf-b@1.2.0',
    ])
    expect(await listReleases(join(releasesDir, 'none'))).toEqual([])
  })

  test('a release that cannot be read is told of, and the others are listed; else it ends the list', async () => {
    const releasesDir = temporaryFolder()
    await placeRelease(buildFolder({ name: 'mf-b' }), releasesDir)
    mkdirSync(join(releasesDir, 'mf-a', '1.0.0'), { recursive: true })
    const told: unknown[] = []
    const listed = await listReleases(releasesDir, (release, error) => told.push([release, error]))
    expect(names(listed)).toEqual(['mf-b@1.0.0'])
    expect(told).toEqual([['mf-a@1.0.0', expect.objectContaining({ code: 'BUILD_UNREADABLE' })]])
    await expect(listReleases(releasesDir)).rejects.toMatchObject({ code: 'BUILD_UNREADABLE' })
  })
})

describe('json-file', () => {
  test('a file is replaced as a whole, and nothing else is left beside it', () => {
    const folder = temporaryFolder()
    const file = join(folder, 'state.json')
    writeFileSync(file, 'a longer text of before')
    replaceFile(file, 'new')
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['new', ['state.json']])
  })

  test('a file that cannot be replaced stays, without a draft, and that is told', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'state.json'))
    expect(() => replaceFile(join(folder, 'state.json'), 'new')).toThrow(/EISDIR|EEXIST|ENOTEMPTY/)
    expect(readdirSync(folder)).toEqual(['state.json'])
  })
})

describe('location', () => {
  const workspace = join(dataFolder({}), '..')

  test('data lies in the workspace, where nothing else is said', () => {
    expect(existsSync(join(workspace, 'deploy/servers/rollouts/src/location.ts'))).toBe(true)
    expect(dataFolder({})).toBe(join(workspace, '.data'))
    expect(dataFolder({ DATA_DIR: '' })).toBe(join(workspace, '.data'))
    expect(dataFolder({ DATA_DIR: 'other/data' })).toBe(join(workspace, 'other/data'))
    expect(dataFolder({ DATA_DIR: '/srv/data' })).toBe('/srv/data')
  })

  test('releases lie with the data, where nothing else is said', () => {
    expect(releasesFolder({})).toBe(join(workspace, '.data/releases'))
    expect(releasesFolder({ DATA_DIR: '/srv/data' })).toBe('/srv/data/releases')
    expect(releasesFolder({ DATA_DIR: '/srv/data', RELEASES_DIR: '' })).toBe('/srv/data/releases')
    expect(releasesFolder({ DATA_DIR: '/srv/data', RELEASES_DIR: '/srv/releases' })).toBe('/srv/releases')
    expect(releasesFolder({ RELEASES_DIR: 'built' })).toBe(join(workspace, 'built'))
  })
})
