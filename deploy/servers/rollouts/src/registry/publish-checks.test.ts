import { randomBytes } from 'node:crypto'
import type { PartName, Release, ReleaseUses } from '@prilavok/shared-kernel/contract'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { releaseName } from '../part-name'
import { readDescriptor } from '../registry'
import { buildFolder, temporaryFolder } from '../testing/build-folder'
import { placeRelease } from '../testing/place-release'
import { someRelease } from '../testing/some-release'
import { budgetViolations, joinWarnings } from './publish-checks'

const shell = someRelease({ name: 'shell' })
const catalog = someRelease({ name: 'mf-catalog', version: '1.1.0' })
const NOTHING: ReleaseUses = {
  ...{ kernel: {}, shared: {}, emits: {}, listens: {}, opens: {} },
  ...{ renders: [], calls: [] },
}
const page = (id: `${string}.${string}`, path = '/a') =>
  ({ id, path, expose: './Page', access: 'anyone' }) as const
const gives = (part: PartName, stable: string, shop = EVERY_SHOP): RolloutRule => ({ part, stable, shop })

const published = (releases: readonly Release[], ...rules: RolloutRule[]) => ({
  rules: { rules, withdrawals: [] },
  releases: new Map(releases.map((release) => [releaseName(release), release])),
})
const newerShell = someRelease({
  name: 'shell',
  version: '2.0.0',
  requires: { 'shared-kernel': '^1.0.0', bus: 2, api: 1 },
  provides: { 'shared-kernel': '1.2.0', bus: 2, api: 1 },
})
const forNewer = someRelease({
  name: 'mf-catalog',
  version: '2.0.0',
  requires: { 'shared-kernel': '^1.0.0', bus: 2, api: 1 },
})

describe('a release is looked at beside what shops have', () => {
  test('no published shell can run it: it is rejected, each reason once', () => {
    const again = someRelease({ name: 'shell', version: '1.0.1' })
    const rejected = () => joinWarnings(forNewer, published([shell, again, catalog]))
    expect(rejected).toThrow(
      expect.objectContaining({
        code: 'PLAN_INCOMPATIBLE',
        message: expect.stringContaining('any shop with mf-catalog@2.0.0'),
        reasons: [
          'mf-catalog@2.0.0 requires bus 2, shell@1.0.0 provides 1',
          'mf-catalog@2.0.0 requires bus 2, shell@1.0.1 provides 1',
        ],
      }),
    )
  })

  test('some published shell can: it waits where another one is in force', () => {
    const rules = [gives('shell', '1.0.0'), gives('shell', '2.0.0', 'new.example')]
    expect(joinWarnings(forNewer, published([shell, newerShell], ...rules))).toEqual([
      'not yet for every shop: mf-catalog@2.0.0 requires bus 2, shell@1.0.0 provides 1',
    ])
  })

  test('shops that wait for the same are told of together', () => {
    const other = someRelease({ name: 'shell', version: '1.0.0', builtFrom: 'other' })
    const rules = [
      gives('shell', '2.0.0'),
      gives('shell', '1.0.0', 'a.example'),
      gives('shell', '1.0.0', 'b.example'),
      gives('mf-catalog', '1.1.0', 'b.example'),
    ]
    expect(joinWarnings(forNewer, published([other, newerShell, catalog], ...rules))).toEqual([
      'not yet for a.example, b.example: mf-catalog@2.0.0 requires bus 2, shell@1.0.0 provides 1',
    ])
  })

  test('what was wrong before it is not its own', () => {
    const left = someRelease({ name: 'mf-a', routes: [page('a.one')] })
    const right = someRelease({ name: 'mf-b', routes: [page('b.one')] })
    const rules = [gives('shell', '1.0.0'), gives('mf-a', '1.0.0'), gives('mf-b', '1.0.0')]
    const known = [shell, left, right]
    expect(joinWarnings(catalog, published(known, ...rules))).toEqual([])
    const third = { ...catalog, routes: [page('b.one', '/c')] }
    expect(joinWarnings(third, published(known, ...rules))).toEqual([
      'not yet for every shop: mf-b@1.0.0 and mf-catalog@1.1.0 both name a route b.one',
    ])
  })

  test('a widget is told of where nobody renders its slot, and only its own', () => {
    const filled = (name: PartName) =>
      someRelease({ name, uses: NOTHING, slots: [{ slot: 'page.orderBar', expose: './Bar' }] })
    const plain = { ...shell, uses: NOTHING }
    const rules = [gives('shell', '1.0.0'), gives('mf-a', '1.0.0'), gives('mf-catalog', '1.0.0')]
    const known = [plain, filled('mf-a'), filled('mf-catalog')]
    const next = { ...filled('mf-catalog'), version: '1.1.0' }
    expect(joinWarnings(next, published(known, ...rules))).toEqual([
      'not yet for every shop: mf-catalog@1.1.0 fills the slot page.orderBar, and no chosen release renders it',
    ])
  })
})

describe('a shell', () => {
  const provides = { 'shared-kernel': '1.1.0', bus: 1, api: 1 }

  test('that the edge cannot work with is rejected', () => {
    const old = { ...shell, provides }
    expect(() => joinWarnings(old, published([]))).toThrow(
      expect.objectContaining({
        code: 'PLAN_INCOMPATIBLE',
        reasons: [expect.stringContaining('the edge requires shared-kernel')],
      }),
    )
  })

  test('is not compared with other shells; the parts that it cannot run wait', () => {
    const rules = [gives('shell', '1.0.0'), gives('mf-catalog', '1.1.0')]
    expect(joinWarnings(newerShell, published([shell, catalog], ...rules))).toEqual([
      'not yet for every shop: mf-catalog@1.1.0 requires bus 1, shell@2.0.0 provides 2',
    ])
  })
})

describe('budgets', () => {
  const LARGE = randomBytes(15_000).toString('base64')
  const AS_A_PAGE = randomBytes(200_000).toString('base64')

  async function measured(
    given: Parameters<typeof buildFolder>[0],
    {
      contents,
      rules,
      others = [],
    }: {
      contents: Record<string, string>
      rules: RolloutRule[]
      others?: string[]
    },
  ) {
    const releasesDir = temporaryFolder()
    for (const other of others) await placeRelease(other, releasesDir)
    const folder = buildFolder(given, contents)
    const world = { rules: { rules, withdrawals: [] }, releasesDir }
    const violations = await budgetViolations(folder, await readDescriptor(folder), world)
    return violations.map((text) => text.split(' has ')[0])
  }
  const theShell = () => buildFolder({ name: 'shell' })
  const everyShell = gives('shell', '1.0.0')

  test('a part is measured as a whole, its start-up, its modules and its pages', async () => {
    const told = await measured(
      { name: 'mf-b', routes: [page('b.page')] },
      {
        contents: { 'web/Page.js': AS_A_PAGE, 'web/remoteEntry.js': LARGE },
        rules: [everyShell],
        others: [theShell()],
      },
    )
    expect(told).toEqual([
      'The first view of b.page',
      'The module mf-b/Page',
      'The start-up of mf-b',
      'All JavaScript of mf-b',
    ])
  })

  test('a small part is within them', async () => {
    const told = await measured(
      { name: 'mf-b', routes: [page('b.page')] },
      { contents: {}, rules: [everyShell], others: [theShell()] },
    )
    expect(told).toEqual([])
  })

  test('what other parts have too much of is not its own', async () => {
    const heavy = { name: 'mf-bb' as const, routes: [page('bb.page', '/bb')] }
    const other = buildFolder(heavy, { 'web/Page.js': LARGE, 'web/remoteEntry.js': LARGE })
    const told = await measured(
      { name: 'mf-b', routes: [page('b.page')] },
      { contents: {}, rules: [everyShell, gives('mf-bb', '1.0.0')], others: [theShell(), other] },
    )
    expect(told).toEqual([])
  })

  test('a shell answers for the pages of all parts, and not for their modules', async () => {
    const other = buildFolder({ name: 'mf-b', routes: [page('b.page')] }, { 'web/Page.js': AS_A_PAGE })
    const told = await measured(
      { name: 'shell' },
      { contents: {}, rules: [gives('mf-b', '1.0.0')], others: [other] },
    )
    expect(told).toEqual(['The first view of b.page'])
  })
})
