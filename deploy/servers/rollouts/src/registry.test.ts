import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listReleases, readDescriptor, readRelease, releaseFolder } from './registry'
import { buildFolder, temporaryFolder } from './testing/build-folder'
import { placeRelease } from './testing/place-release'

const names = (releases: { name: string; version: string }[]) =>
  releases.map(({ name, version }) => `${name}@${version}`)

test('a descriptor is read and checked', async () => {
  expect(await readDescriptor(buildFolder({ name: 'mf-a' }))).toMatchObject({ name: 'mf-a' })
  const folder = temporaryFolder()
  await expect(readDescriptor(folder)).rejects.toMatchObject({
    code: 'BUILD_UNREADABLE',
    message: expect.stringContaining(`${folder} holds no build`),
    reasons: [expect.stringContaining('ENOENT')],
  })
  writeFileSync(join(folder, 'release.json'), '[]')
  await expect(readDescriptor(folder)).rejects.toMatchObject({
    code: 'RELEASE_INVALID',
    reasons: ['it is not a JSON object'],
  })
})

test('a release is read from the folder of its version', async () => {
  const releasesDir = temporaryFolder()
  await placeRelease(buildFolder({ name: 'mf-a', version: '1.1.0' }), releasesDir)
  expect(releaseFolder(releasesDir, 'mf-a', '1.1.0')).toBe(join(releasesDir, 'mf-a', '1.1.0'))
  expect(await readRelease(releasesDir, 'mf-a', '1.1.0')).toMatchObject({ version: '1.1.0' })
  await expect(readRelease(releasesDir, 'mf-a', '1.2.0')).rejects.toMatchObject({
    code: 'RELEASE_UNKNOWN',
    message: expect.stringContaining('mf-a@1.2.0'),
  })
})

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
