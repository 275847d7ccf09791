import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDescriptor } from '../registry'
import { buildFolder, temporaryFolder } from '../testing/build-folder'
import { someRelease } from '../testing/some-release'
import { copyBuild, sameContent } from './release-draft'

const section = { id: 'a.page', path: '/a', expose: './Page', access: 'anyone' } as const

async function draft() {
  const build = buildFolder({ name: 'mf-a', routes: [section] })
  const releasesDir = join(temporaryFolder(), 'releases')
  return { build, releasesDir, release: await readDescriptor(build) }
}

test('content is the same whichever commit it was built from', () => {
  const release = someRelease({ name: 'mf-a' })
  expect(sameContent(release, { ...release, builtFrom: 'other' })).toBe(true)
  expect(sameContent(release, { ...release, builtFrom: 'other', entry: ['x.js'] })).toBe(false)
})

test('a draft lies beside the releases, hidden, and holds what belongs to a release', async () => {
  const { build, releasesDir, release } = await draft()
  writeFileSync(join(build, 'notes.txt'), 'not of the release')
  const { folder } = await copyBuild(build, releasesDir, release)
  expect(readdirSync(releasesDir)).toEqual([expect.stringMatching(/^\.publishing-[0-9a-f]{12}$/)])
  expect(folder).toBe(join(releasesDir, readdirSync(releasesDir)[0] ?? ''))
  expect(readdirSync(folder).sort()).toEqual(['node', 'release.json', 'web'])
})

test('a draft becomes the release, in place of what was left there', async () => {
  const { build, releasesDir, release } = await draft()
  const { moveTo, discard } = await copyBuild(build, releasesDir, release)
  const target = join(releasesDir, 'mf-a', '1.0.0')
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'half'), '')
  await moveTo(target)
  await discard()
  expect(readdirSync(target).sort()).toEqual(['node', 'release.json', 'web'])
  expect(readdirSync(releasesDir)).toEqual(['mf-a'])
})

test('a draft that is discarded leaves nothing', async () => {
  const { build, releasesDir, release } = await draft()
  const { discard } = await copyBuild(build, releasesDir, release)
  await discard()
  expect(readdirSync(releasesDir)).toEqual([])
})

test('a build without a piece is told of its files, and nothing is left of it', async () => {
  const { build, releasesDir, release } = await draft()
  rmSync(join(build, 'node'), { recursive: true })
  await expect(copyBuild(build, releasesDir, release)).rejects.toMatchObject({
    code: 'FILES_DIFFER',
    message: expect.stringContaining('mf-a@1.0.0'),
    reasons: ['node/Page.cjs is missing'],
  })
  expect(readdirSync(releasesDir)).toEqual([])
})

test('drafts of an hour ago are left by somebody who died; younger ones and other folders stay', async () => {
  const { build, releasesDir, release } = await draft()
  const age = (name: string, minutes: number) => {
    const folder = join(releasesDir, name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'file'), '')
    const then = new Date(Date.now() - minutes * 60_000)
    utimesSync(folder, then, then)
  }
  age('.publishing-dead', 61)
  age('.publishing-busy', 59)
  age('old.publishing-', 600)
  const { moveTo } = await copyBuild(build, releasesDir, release)
  await moveTo(join(releasesDir, 'mf-a', '1.0.0'))
  expect(readdirSync(releasesDir).sort()).toEqual(['.publishing-busy', 'mf-a', 'old.publishing-'])
  expect(readFileSync(join(releasesDir, 'mf-a/1.0.0/release.json'), 'utf8')).toContain('"mf-a"')
})
