import { isPartName, isVersion } from './part-name'
import { recordViolations } from './record-violations'
import { releaseViolations } from './release-violations'
import { routeViolations } from './route-violations'
import { someRelease } from './testing/some-release'

describe('part-name', () => {
  test.each(['shell', 'mf-catalog', 'mf-order-bar', 'mf-2gis', 'mf-a-1-b'])('%s is a part', (name) => {
    expect(isPartName(name)).toBe(true)
  })

  test.each([
    ...[
      'shells',
      'a-shell',
      'catalog',
      'mf-',
      'mf-A',
      'mf-a-',
      'mf--a',
      'mf-a_b',
      'mf-a/b',
      ' mf-a',
      'mf-a\n',
    ],
    ...['', 5, null, undefined, ['shell']],
  ])('%j is no part', (name) => {
    expect(isPartName(name)).toBe(false)
  })

  test.each([
    ['1.4.0', true],
    ['1.5.0-rc.1', true],
    ['v1.4.0', false],
    ['1.4', false],
    ['1.4.0+5', false],
    [' 1.4.0', false],
    ['../1.4.0', false],
    ['', false],
    [14, false],
    [null, false],
  ])('%j is a version: %s', (value, expected) => {
    expect(isVersion(value)).toBe(expected)
  })
})

describe('release-violations', () => {
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
    scripts: {
      './Page': ['Page.js'],
      './Layout': [],
      './Bar': [],
      './QuickView': ['QuickView.js'],
    } as unknown,
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
      expect(withFile(path)).toEqual([
        `files: ${path} is not a path below web/ or node/ with a sha384-… hash`,
      ])
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
})

describe('route-violations', () => {
  const SECTION = { id: 'catalog.section', path: '/catalog/:id', access: 'anyone' }

  test.each([
    ['as short as can be', {}],
    ['for customers', { access: 'customer' }],
    ['with kinds of its parameters', { path: '/catalog/:id/:code', params: { id: 'digits', code: 'code' } }],
    [
      'with slots, a title and a plan that stays',
      { slots: ['product.aside'], title: 'Каталог', keepsPlan: true },
    ],
    ['that search engines are told of', { sitemap: true }],
    ['with a page for each item of a call', { sitemap: { call: '/v3/api/catalog/sections/', field: 'ID' } }],
    ['whose name only begins like one of the edge', { path: '/partsbook' }],
  ])('a route %s is none the worse', (_, change) => {
    expect(routeViolations({ ...SECTION, ...change })).toEqual([])
  })

  const PATH = 'is no path like /catalog/:id'
  const SITEMAP = 'sitemap must be true or name a call below /v3/api/ and a field of its items'

  test.each<[change: object, violation: string]>([
    [{ id: 'section' }, 'route section: the id must be like catalog.section'],
    [{ id: undefined }, 'route "/catalog/:id": the id must be like catalog.section'],
    [{ path: 'catalog' }, `route catalog.section: "catalog" ${PATH}`],
    [{ path: '/a//b' }, `route catalog.section: "/a//b" ${PATH}`],
    [{ path: '/a?b' }, `route catalog.section: "/a?b" ${PATH}`],
    [{ path: '/:1' }, `route catalog.section: "/:1" ${PATH}`],
    ...[
      '/v3/api',
      '/upload/x',
      '/parts',
      '/beacon',
      '/healthz',
      '/robots.txt',
      '/sitemap-2.xml',
      '/shop-icon-32.png',
    ].map((path) => [{ path }, `route catalog.section: ${path} belongs to the edge`] as [object, string]),
    [{ access: 'client' }, 'route catalog.section: access must be anyone or customer'],
    [{ params: { code: 'code' } }, 'route catalog.section: the path has no :code'],
    [{ params: { id: 'letters' } }, 'route catalog.section: :id must be digits or code'],
    [{ slots: 'aside' }, 'route catalog.section: slots must be a list of slot names'],
    [{ slots: ['aside', 1] }, 'route catalog.section: slots must be a list of slot names'],
    [{ keepsPlan: false }, 'route catalog.section: keepsPlan must be true'],
    [{ title: 5 }, 'route catalog.section: the title must be a text'],
    [{ sitemap: false }, `route catalog.section: ${SITEMAP}`],
    [{ sitemap: { call: '/v3/api/catalog/' } }, `route catalog.section: ${SITEMAP}`],
    [{ sitemap: { call: '/v1/login/', field: 'ID' } }, `route catalog.section: ${SITEMAP}`],
    [{ sitemap: { call: '/v3/api/catalog/?all=1', field: 'ID' } }, `route catalog.section: ${SITEMAP}`],
    [{ sitemap: { call: 7, field: 'ID' } }, `route catalog.section: ${SITEMAP}`],
  ])('a route with %j is told of', (change, violation) => {
    expect(routeViolations({ ...SECTION, ...change })).toEqual([violation])
  })
})

describe('record-violations', () => {
  const FILE = 'src/pages/Page.tsx'
  const uses = () => ({
    kernel: { basket: { useBasket: FILE } },
    shared: { react: '^19.0.0' },
    emits: { 'basket:changed': FILE },
    listens: { 'session:changed': FILE },
    opens: { QuickView: FILE },
    renders: ['page.orderBar'],
    calls: ['/v3/api/basket/'],
  })
  const offers = () => ({ kernel: { basket: ['useBasket'] }, shared: { react: '19.3.1' }, events: ['a:b'] })

  test('whole records are in order, and so are builds without any', () => {
    expect(recordViolations({ uses: uses(), offers: offers(), optionalModals: ['QuickView'] })).toEqual([])
    expect(recordViolations({})).toEqual([])
  })

  test.each<[name: string, value: unknown]>([
    ['kernel', { basket: ['useBasket'] }],
    ['kernel', { basket: { useBasket: 5 } }],
    ['kernel', []],
    ['shared', { react: 19 }],
    ['emits', { 'basket:changed': 1 }],
    ['listens', { 'basket:changed': 1 }],
    ['opens', { QuickView: 1 }],
    ['renders', { 0: 'page.orderBar' }],
    ['renders', ['page.orderBar', 5]],
    ['calls', '/v3/api/basket/'],
  ])('uses whose %s is %j are told of', (name, value) => {
    expect(recordViolations({ uses: { ...uses(), [name]: value } })).toEqual([
      `uses.${name} is not as the build writes it`,
    ])
  })

  test.each<[name: string, value: unknown]>([
    ['kernel', { basket: { useBasket: FILE } }],
    ['events', { 'a:b': FILE }],
    ['events', ['a:b', 5]],
  ])('offers whose %s is %j are told of', (name, value) => {
    expect(recordViolations({ offers: { ...offers(), [name]: value } })).toEqual([
      `offers.${name} is not as the build writes it`,
    ])
  })

  test.each([['QuickView'], [['QuickView', 5]], [null]])('optional modals are not %j', (optionalModals) => {
    expect(recordViolations({ optionalModals })).toEqual(['optionalModals must be a list of names of modals'])
  })
})
