import { releaseViolations } from './release-violations'
import { someRelease } from './testing/some-release'

const HASH = `sha384-${'A'.repeat(64)}`
const page = { id: 'catalog.section', path: '/catalog/:id', expose: './Page', access: 'anyone' } as const

/** A part that has one of everything. */
const catalog = () => ({
  ...someRelease({ name: 'mf-catalog' }),
  routes: [{ ...page, layout: './Layout' }] as unknown,
  slots: [{ slot: 'page.orderBar', expose: './Bar' }] as unknown,
  modals: [{ name: 'QuickView', expose: './QuickView' }] as unknown,
  layoutSlots: ['page.orderBar'] as unknown,
  entry: ['remoteEntry.js'],
  scripts: { './Page': ['Page.js'], './Layout': [], './Bar': [], './QuickView': ['QuickView.js'] } as unknown,
  sharedScripts: { react: ['react.js'] } as unknown,
  files: {
    ...Object.fromEntries(
      ['remoteEntry', 'Page', 'QuickView', 'react'].map((name) => [`web/${name}.js`, HASH]),
    ),
    ...Object.fromEntries(['Page', 'Layout', 'Bar'].map((name) => [`node/${name}.cjs`, HASH])),
  } as Record<string, unknown>,
})

const shell = () => ({
  ...someRelease({ name: 'shell' }),
  files: { 'web/main.js': HASH, 'node/server.cjs': HASH },
})

test('a whole part and a whole shell have no violations', () => {
  expect(releaseViolations(catalog())).toEqual([])
  expect(releaseViolations(shell())).toEqual([])
})

test.each([[null], [[]], ['text'], [undefined]])('%j is no descriptor', (value) => {
  expect(releaseViolations(value)).toEqual(['it is not a JSON object'])
})

test('an empty object is told of everything that it lacks, at once', () => {
  expect(releaseViolations({})).toEqual([
    'name must be «shell» or «mf-…», not undefined',
    'version must be like 1.4.0, not undefined',
    'builtFrom (the commit) is missing',
    'requires.shared-kernel must be a semver range',
    "requires.bus must be a whole number or a range of them, like '1 || 2'",
    "requires.api must be a whole number or a range of them, like '1 || 2'",
    'routes must be a list',
    'slots must be a list',
    'modals must be a list',
    'files must name every file with its SHA-384',
  ])
})

const REQUIRES = { 'shared-kernel': '^1.0.0', bus: 1, api: 1 }

test.each<[change: object, violations: string[]]>([
  [{ builtFrom: '' }, ['builtFrom (the commit) is missing']],
  [{ requires: { ...REQUIRES, 'shared-kernel': 1 } }, ['requires.shared-kernel must be a semver range']],
  [
    { requires: { ...REQUIRES, bus: 'new' } },
    ["requires.bus must be a whole number or a range of them, like '1 || 2'"],
  ],
  [{ layoutSlots: 'page.orderBar' }, ['layoutSlots must be a list of slot names']],
  [{ layoutSlots: [''] }, ['layoutSlots must be a list of slot names']],
  [{ entry: [] }, ['entry must list the start-up scripts']],
  [
    { entry: 'remoteEntry.js' },
    ['entry must list the start-up scripts', 'scripts of entry must be a list of paths'],
  ],
  [{ entry: ['other.js'] }, ['entry: web/other.js is not among the files']],
  [{ sharedScripts: { react: ['none.js'] } }, ['react: web/none.js is not among the files']],
  [{ sharedScripts: { react: 'react.js' } }, ['scripts of react must be a list of paths']],
  [{ sharedScripts: undefined, layoutSlots: undefined }, []],
  [{ optionalModals: 'QuickView' }, ['optionalModals must be a list of names of modals']],
])('a part with %j is told of that alone', (change, violations) => {
  expect(releaseViolations({ ...catalog(), ...change })).toEqual(violations)
})

test('scripts are a table of lists', () => {
  expect(releaseViolations({ ...catalog(), scripts: [] })).toEqual([
    'scripts must list the scripts of each exposed module',
    'routes: the web build has no ./Page',
    'layouts: the web build has no ./Layout',
    'slots: the web build has no ./Bar',
    'modals: the web build has no ./QuickView',
  ])
  expect(
    releaseViolations({ ...catalog(), scripts: { ...(catalog().scripts as object), './Bar': [5] } }),
  ).toEqual(['scripts of ./Bar must be a list of paths'])
})

describe('a file', () => {
  const withFile = (path: string, hash: unknown = HASH) => {
    const release = catalog()
    return releaseViolations({ ...release, files: { ...release.files, [path]: hash } })
  }

  test.each(['web/chunk.js', 'node/deep/er/chunk.cjs', 'web/.hidden', 'web/a..b'])('may be %s', (path) => {
    expect(withFile(path)).toEqual([])
  })

  test.each([
    ...['other/web/a.js', 'a.js', 'web/', 'web/a\\b', 'web/../a', 'web/./a', 'web//a', 'node/a/..'],
    ...['webs/a.js', '/web/a.js'],
  ])('may not be %s', (path) => {
    expect(withFile(path)).toEqual([`files: ${path} is not a path below web/ or node/ with a sha384-… hash`])
  })

  test.each([[5], ['sha256-AAAA'], ['x sha384-AAAA']])('may not have the hash %j', (hash) => {
    expect(withFile('web/chunk.js', hash)).toEqual([
      'files: web/chunk.js is not a path below web/ or node/ with a sha384-… hash',
    ])
  })
})

describe('what is exposed', () => {
  test.each([['Page'], ['./a/b'], ['./Page.js'], ['x./Page'], [5], [undefined]])('is not %j', (expose) => {
    expect(releaseViolations({ ...catalog(), routes: [{ ...page, expose }] })).toEqual([
      `routes: ${JSON.stringify(expose)} is no name of an exposed module`,
    ])
  })

  test('has a server build, but for modals', () => {
    const release = catalog()
    const web = Object.entries(release.files).filter(([path]) => path.startsWith('web/'))
    expect(releaseViolations({ ...release, files: Object.fromEntries(web) })).toEqual([
      'routes: the server build has no ./Page (node/Page.cjs)',
      'layouts: the server build has no ./Layout (node/Layout.cjs)',
      'slots: the server build has no ./Bar (node/Bar.cjs)',
    ])
  })

  test('has a name where it is a slot or a modal', () => {
    expect(releaseViolations({ ...catalog(), slots: [{ expose: './Bar' }] })).toEqual([
      'slots: a slot has no name',
    ])
    expect(releaseViolations({ ...catalog(), modals: [{ name: '', expose: './QuickView' }] })).toEqual([
      'modals: a modal has no name',
    ])
  })

  test('is an object', () => {
    expect(releaseViolations({ ...catalog(), slots: ['./Bar'] })).toEqual([
      'slots: a slot has no name',
      'slots: undefined is no name of an exposed module',
    ])
  })
})

test('a wrong route is told of', () => {
  expect(releaseViolations({ ...catalog(), routes: [{ ...page, access: 'all' }] })).toEqual([
    'route catalog.section: access must be anyone or customer',
  ])
})

describe('a shell', () => {
  const PROVIDES = { 'shared-kernel': '1.2.0', bus: 1, api: 1 }

  test.each<[provides: unknown]>([
    [undefined],
    [{ ...PROVIDES, 'shared-kernel': '^1.2.0' }],
    [{ ...PROVIDES, bus: '1' }],
    [{ ...PROVIDES, api: '1' }],
  ])('that provides %j does not say enough', (provides) => {
    expect(releaseViolations({ ...shell(), provides })).toEqual([
      'the shell must say what it provides: shared-kernel (a version), bus and api (numbers)',
    ])
  })

  test('needs its server build; its own modules are not looked for', () => {
    expect(releaseViolations({ ...shell(), files: { 'web/main.js': HASH } })).toEqual([
      'node/server.cjs, the server build of the shell, is missing',
    ])
    expect(releaseViolations({ ...shell(), routes: [page] })).toEqual([])
  })
})
