import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@prilavok/shared-kernel/contract'
import { makePlan } from './plan'
import { publish } from './publish'
import { listReleases } from './registry'
import { EVERY_SHOP, readRules, rulesFile } from './rules'
import { dropRule, setRule } from './set-rule'
import { buildFolder, temporaryFolder } from './testing/build-folder'

const page = (id: `${string}.${string}`, path: string) =>
  ({ id, path, expose: './Page', access: 'anyone' }) as const
const everywhere = (part: Release['name'], stable = '1.0.0') => ({ part, shop: EVERY_SHOP, stable })

async function registry(...releases: (Partial<Release> & Pick<Release, 'name'>)[]) {
  const folder = temporaryFolder()
  for (const release of [{ name: 'shell' as const }, ...releases]) await publish(buildFolder(release), folder)
  return folder
}

async function planOf(folder: string, domain: string) {
  return makePlan({ id: 7, domain }, await listReleases(folder), readRules(folder))
}

test('a shop gets its own version, all others the one for every shop', async () => {
  const folder = await registry({ name: 'mf-a' }, { name: 'mf-a', version: '1.1.0' })
  await setRule(folder, everywhere('shell'), everywhere('mf-a'))
  await setRule(folder, { part: 'mf-a', shop: 'red.example', stable: '1.1.0' })
  const red = await planOf(folder, 'red.example')
  const blue = await planOf(folder, 'blue.example')
  expect(red.parts['mf-a']).toMatchObject({ version: '1.1.0', base: '/parts/mf-a/1.1.0/', fallbacks: [] })
  expect(blue.parts['mf-a']?.version).toBe('1.0.0')
  expect(red.id).not.toBe(blue.id)
  await dropRule(folder, { part: 'mf-a', shop: 'red.example' })
  expect(await planOf(folder, 'red.example')).toEqual(blue)
})

test('the plan joins routes, modals and slots of the chosen releases', async () => {
  const folder = await registry(
    {
      name: 'mf-b',
      routes: [page('b.list', '/b')],
      modals: [{ name: 'QuickView', expose: './Quick' }],
      slots: [{ slot: 'home.blocks', expose: './Second', order: 2 }],
    },
    { name: 'mf-c', slots: [{ slot: 'home.blocks', expose: './First', order: 1 }] },
  )
  await setRule(folder, everywhere('shell'), everywhere('mf-b'), everywhere('mf-c'))
  expect(await planOf(folder, 'any.example')).toMatchObject({
    shop: 7,
    routes: [{ id: 'b.list', part: 'mf-b' }],
    modals: { QuickView: { part: 'mf-b', expose: './Quick' } },
    slots: {
      'home.blocks': [
        { part: 'mf-c', expose: './First' },
        { part: 'mf-b', expose: './Second' },
      ],
    },
  })
})

describe('a choice that could not make one page is rejected with the reason', () => {
  const requires = { 'shared-kernel': '^1.0.0', bus: 1, api: 1 }
  const cases: [string, Partial<Release> & Pick<Release, 'name'>, RegExp][] = [
    [
      'a newer kernel',
      { name: 'mf-b', requires: { ...requires, 'shared-kernel': '^2.0.0' } },
      /requires shared-kernel \^2\.0\.0, shell@1\.0\.0 provides 1\.2\.0/,
    ],
    ['another bus', { name: 'mf-b', requires: { ...requires, bus: 2 } }, /requires bus 2/],
    ['another API', { name: 'mf-b', requires: { ...requires, api: 2 } }, /requires api 2/],
    ['the same route', { name: 'mf-b', routes: [page('b.page', '/a/:code')] }, /both answer \/a\/:id/],
    ['the same route id', { name: 'mf-b', routes: [page('a.page', '/b')] }, /both name a route a\.page/],
    [
      'the same modal',
      { name: 'mf-b', modals: [{ name: 'QuickView', expose: './Quick' }] },
      /both own the modal QuickView/,
    ],
  ]
  test.each(cases)('%s', async (_, release, reason) => {
    const first = {
      name: 'mf-a' as const,
      routes: [page('a.page', '/a/:id')],
      modals: [{ name: 'QuickView' as const, expose: './Quick' as const }],
    }
    const folder = await registry(first, release)
    await setRule(folder, everywhere('shell'), everywhere('mf-a'))
    const before = readRules(folder)
    const rejection = { code: 'PLAN_INCOMPATIBLE', message: expect.stringMatching(reason) }
    await expect(setRule(folder, everywhere('mf-b'))).rejects.toMatchObject(rejection)
    expect(readRules(folder)).toEqual(before)
  })

  test('a shell that does not know where the edge keeps the refresh token', async () => {
    const provides = { ...requires, 'shared-kernel': '1.1.0' }
    const folder = await registry({ name: 'shell', version: '0.9.0', provides })
    await setRule(folder, everywhere('shell'))
    const before = readRules(folder)
    await expect(setRule(folder, everywhere('shell', '0.9.0'))).rejects.toMatchObject({
      code: 'PLAN_INCOMPATIBLE',
      message: expect.stringMatching(
        /the edge requires shared-kernel >=1\.2\.0, shell@0\.9\.0 provides 1\.1\.0/,
      ),
    })
    expect(readRules(folder)).toEqual(before)
  })

  test('a shell that a shop with a choice of its own could not use', async () => {
    const folder = await registry(
      { name: 'mf-a' },
      { name: 'mf-a', version: '2.0.0', requires: { ...requires, bus: 2 } },
      {
        name: 'shell',
        version: '2.0.0',
        requires: { ...requires, bus: 2 },
        provides: { ...requires, 'shared-kernel': '1.2.0', bus: 2 },
      },
    )
    await setRule(folder, everywhere('shell'), everywhere('mf-a'))
    await setRule(folder, { part: 'mf-a', shop: 'red.example', stable: '1.0.0' })
    const both = [everywhere('shell', '2.0.0'), everywhere('mf-a', '2.0.0')]
    await expect(setRule(folder, ...both)).rejects.toThrow(/for red\.example/)
    await dropRule(folder, { part: 'mf-a', shop: 'red.example' })
    await setRule(folder, ...both)
    expect((await planOf(folder, 'red.example')).parts.shell.version).toBe('2.0.0')
  })

  test('a release that is not published', async () => {
    const folder = await registry()
    await expect(setRule(folder, everywhere('shell', '9.0.0'))).rejects.toMatchObject({
      code: 'RELEASE_UNKNOWN',
    })
  })

  test('a page without a shell', async () => {
    const folder = await registry({ name: 'mf-a' })
    await expect(setRule(folder, everywhere('mf-a'))).rejects.toThrow(/no version of the shell/)
  })
})

test('a literal segment beside a parameter is no collision', async () => {
  const folder = await registry(
    { name: 'mf-a', routes: [page('a.any', '/a/:id')] },
    { name: 'mf-b', routes: [page('b.own', '/a/favorite')] },
  )
  await setRule(folder, everywhere('shell'), everywhere('mf-a'), everywhere('mf-b'))
  expect((await planOf(folder, 'any.example')).routes).toHaveLength(2)
})

test('choices made at the same time are all kept', async () => {
  const folder = await registry({ name: 'mf-a' }, { name: 'mf-b' })
  await setRule(folder, everywhere('shell'))
  await Promise.all([setRule(folder, everywhere('mf-a')), setRule(folder, everywhere('mf-b'))])
  expect(
    readRules(folder)
      .map(({ part }) => part)
      .sort(),
  ).toEqual(['mf-a', 'mf-b', 'shell'])
})

test('unreadable rules are not overwritten', async () => {
  const folder = await registry()
  writeFileSync(rulesFile(folder), '{"rules": [{"part": "shell"}]}')
  await expect(setRule(folder, everywhere('shell'))).rejects.toMatchObject({ code: 'RULES_UNREADABLE' })
})

test('a release of one shop that cannot be read keeps nobody from choosing for the others', async () => {
  const folder = await registry({ name: 'mf-a' }, { name: 'mf-a', version: '1.1.0' })
  await setRule(folder, everywhere('shell'), everywhere('mf-a'))
  await setRule(folder, { part: 'mf-a', shop: 'red.example', stable: '1.1.0' })
  writeFileSync(join(folder, 'mf-a', '1.1.0', 'release.json'), '{ broken')
  await setRule(folder, everywhere('mf-a'))
  const own = { part: 'mf-a', shop: 'blue.example', stable: '1.1.0' } as const
  await expect(setRule(folder, own)).rejects.toMatchObject({ code: 'BUILD_UNREADABLE' })
  await expect(listReleases(folder)).rejects.toMatchObject({ code: 'BUILD_UNREADABLE' })
  const unreadable: string[] = []
  const listed = await listReleases(folder, (name) => unreadable.push(name))
  expect(unreadable).toEqual(['mf-a@1.1.0'])
  expect(listed.map(({ name, version }) => `${name}@${version}`)).toEqual(['mf-a@1.0.0', 'shell@1.0.0'])
})
