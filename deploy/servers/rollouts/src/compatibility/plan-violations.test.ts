import type { Release, ReleaseUses, RouteDescriptor } from '@prilavok/shared-kernel/contract'
import { someRelease } from '../testing/some-release'
import { fitsRange, isContractRange } from './contract-range'
import { planViolations } from './plan-violations'
import { overlap } from './route-overlap'
import { edgeViolations } from './shell-violations'
import { unownedModals, unseenWidgets } from './unanswered'

describe('plan-violations', () => {
  describe('plan-violations', () => {
    const NOTHING: ReleaseUses = {
      kernel: {},
      shared: {},
      emits: {},
      listens: {},
      opens: {},
      renders: [],
      calls: [],
    }
    const requires = { 'shared-kernel': '^1.0.0', bus: 1, api: 1 }

    const release = (
      name: Release['name'],
      { uses, ...given }: Partial<Omit<Release, 'uses'>> & { uses?: Partial<ReleaseUses> | undefined } = {},
    ): Release => ({
      name,
      version: '1.6.0',
      builtFrom: 'test',
      requires,
      routes: [],
      modals: [],
      slots: [],
      files: {},
      entry: [],
      scripts: {},
      uses: { ...NOTHING, ...uses },
      ...given,
    })

    const shell = (given: Parameters<typeof release>[1] = {}): Release =>
      release('shell', {
        version: '1.4.0',
        provides: { 'shared-kernel': '1.4.0', bus: 1, api: 1 },
        offers: {
          kernel: { basket: ['createBasket', 'useBasketCounts'], 'ui/button': ['Button'] },
          shared: { react: '19.3.1' },
          events: ['basket:changed', 'session:changed'],
        },
        ...given,
      })

    const using = (uses: Partial<ReleaseUses>) => release('mf-basket', { uses })
    const FILE = 'src/features/list/List.tsx'

    test('a set whose parts use what the shell offers is in order', () => {
      const basket = using({
        kernel: { basket: { useBasketCounts: FILE }, 'ui/button': { Button: FILE, '*': FILE } },
        shared: { react: '^19.0.0' },
        emits: { 'order:made': FILE },
        listens: { 'session:changed': FILE },
      })
      expect(planViolations([shell(), basket])).toEqual([])
    })

    describe('what a build uses and the set does not have is told with the file that needs it', () => {
      test.each<[string, Partial<ReleaseUses>, string]>([
        [
          'an export of the kernel',
          { kernel: { basket: { useUndo: FILE } } },
          `mf-basket@1.6.0 uses \`useUndo\` of shared-kernel/basket (${FILE}), shell@1.4.0 does not offer it`,
        ],
        [
          'a module of the kernel',
          { kernel: { undo: { useUndo: FILE } } },
          `mf-basket@1.6.0 uses \`useUndo\` of shared-kernel/undo (${FILE}), shell@1.4.0 does not offer it`,
        ],
        [
          'a module of the kernel as a whole',
          { kernel: { undo: { '*': FILE } } },
          `mf-basket@1.6.0 uses shared-kernel/undo (${FILE}), shell@1.4.0 does not offer it`,
        ],
        [
          'a newer package',
          { shared: { react: '^19.4.0' } },
          'mf-basket@1.6.0 was built for react ^19.4.0, shell@1.4.0 offers 19.3.1',
        ],
        [
          'a package that is not shared',
          { shared: { mitt: '^3.0.0' } },
          'mf-basket@1.6.0 was built for mitt ^3.0.0, shell@1.4.0 offers none',
        ],
        [
          'a modal that nobody owns',
          { opens: { QuickView: FILE } },
          `mf-basket@1.6.0 opens the modal QuickView (${FILE}), and no chosen release owns it`,
        ],
        [
          'an event that nobody knows',
          { listens: { 'order:made': FILE } },
          `mf-basket@1.6.0 listens to the bus event order:made (${FILE}), shell@1.4.0 does not know it and no chosen release emits it`,
        ],
      ])('%s', (_, uses, told) => {
        expect(planViolations([shell(), using(uses)])).toEqual([told])
      })
    })

    test('a shell of before its offers were recorded, and a part of before its uses were, are compared by versions alone', () => {
      const basket = using({ kernel: { undo: { useUndo: FILE } }, listens: { 'order:made': FILE } })
      expect(planViolations([shell({ offers: undefined }), basket])).toEqual([])
      expect(planViolations([shell(), { ...basket, uses: undefined }])).toEqual([])
    })

    test('a modal may be owned by any chosen release, or be optional', () => {
      const opening = using({ opens: { QuickView: FILE } })
      const owner = release('mf-catalog', { modals: [{ name: 'QuickView', expose: './QuickView' }] })
      expect(planViolations([shell(), opening, owner])).toEqual([])
      expect(planViolations([shell(), { ...opening, optionalModals: ['QuickView'] }])).toEqual([])
      expect(planViolations([shell(), { ...opening, optionalModals: ['review'] }])).toHaveLength(1)
    })

    test('an event that another chosen release emits is heard', () => {
      const emitting = release('mf-catalog', { uses: { emits: { 'order:made': FILE } } })
      expect(planViolations([shell(), using({ listens: { 'order:made': FILE } }), emitting])).toEqual([])
    })

    describe('versions of the bus and the API are ranges; a number is itself', () => {
      const basketFor = (bus: number | string, api: number | string = 1) =>
        release('mf-basket', { requires: { ...requires, bus, api } })
      const shellOf = (bus: number, api = 1) =>
        shell({ requires: { ...requires, bus, api }, provides: { 'shared-kernel': '1.4.0', bus, api } })

      test.each<[number | string, number, boolean]>([
        [1, 1, true],
        [1, 2, false],
        [2, 1, false],
        ['1 || 2', 1, true],
        ['1 || 2', 2, true],
        ['1 || 2', 3, false],
        ['>=2', 1, false],
        ['>=2', 4, true],
        ['2', 1, false],
      ])('%s and %s: %s', (required, given, fits) => {
        const told = `requires bus ${required}, shell@1.4.0 provides ${given}`
        expect(planViolations([shellOf(given), basketFor(required)])).toEqual(
          fits ? [] : [expect.stringContaining(told)],
        )
        expect(planViolations([shellOf(1, given), basketFor(1, required)])).toEqual(
          fits ? [] : [expect.stringContaining(told.replace('bus', 'api'))],
        )
      })
    })

    test('two releases, and a release by itself, may not claim the same thing twice', () => {
      const page = (id: `${string}.${string}`, path: string) =>
        ({ id, path, expose: './Page', access: 'anyone' }) as const
      const quick = { name: 'QuickView', expose: './QuickView' } as const
      const twice = release('mf-a', {
        routes: [page('a.one', '/a/:x'), page('a.two', '/a/:y')],
        modals: [quick, quick],
      })
      expect(planViolations([shell(), twice])).toEqual([
        'mf-a@1.6.0 and mf-a@1.6.0 both answer /a/:x (/a/:y)',
        'mf-a@1.6.0 and mf-a@1.6.0 both own the modal QuickView',
      ])
      const other = release('mf-b', { routes: [page('a.one', '/b')], modals: [quick] })
      expect(
        planViolations([shell(), release('mf-a', { routes: [page('a.one', '/a')], modals: [quick] }), other]),
      ).toEqual([
        'mf-a@1.6.0 and mf-b@1.6.0 both name a route a.one',
        'mf-a@1.6.0 and mf-b@1.6.0 both own the modal QuickView',
      ])
    })

    test('a widget that nobody renders is worth a warning, no more', () => {
      const filling = release('mf-basket', { slots: [{ slot: 'page.orderBar', expose: './OrderBar' }] })
      const rendering = release('mf-catalog', { uses: { renders: ['page.orderBar'] } })
      expect(planViolations([shell(), filling])).toEqual([])
      expect(unseenWidgets([shell(), filling])).toEqual([
        'mf-basket@1.6.0 fills the slot page.orderBar, and no chosen release renders it',
      ])
      expect(unseenWidgets([shell(), filling, rendering])).toEqual([])
      expect(unseenWidgets([shell(), filling, { ...rendering, uses: undefined }])).toEqual([])
    })
  })

  describe('shell-violations', () => {
    const shell = (given: Partial<Release> = {}) => someRelease({ name: 'shell', version: '1.4.0', ...given })

    test.each([
      ['1.2.0', 0],
      ['2.0.0', 0],
      ['1.1.9', 1],
      ['0.9.0', 1],
    ])('the edge can work with a kernel %s: %i reasons against it', (kernel, count) => {
      const told = edgeViolations(shell(), { 'shared-kernel': kernel, bus: 1, api: 1 })
      expect(told).toEqual(
        Array(count).fill(`the edge requires shared-kernel >=1.2.0, shell@1.4.0 provides ${kernel}`),
      )
    })
  })

  describe('unanswered', () => {
    const FILE = 'src/List.tsx'
    const using = (
      name: Release['name'],
      uses: Partial<ReleaseUses>,
      given: Partial<Release> = {},
    ): Release =>
      someRelease({
        name,
        uses: {
          ...{ kernel: {}, shared: {}, emits: {}, listens: {}, opens: {} },
          ...{ renders: [], calls: [] },
          ...uses,
        },
        ...given,
      })

    describe('a modal', () => {
      const opens = { QuickView: FILE, review: FILE }
      const owner = someRelease({ name: 'mf-b', modals: [{ name: 'QuickView', expose: './QuickView' }] })

      test('may be missing where it is optional to who opens it', () => {
        const optional = using('mf-a', { opens }, { optionalModals: ['review', 'palette'] })
        expect(unownedModals([optional, owner])).toEqual([])
        const another = using('mf-c', { opens: { review: FILE } })
        expect(unownedModals([optional, another, owner])).toEqual([
          `mf-c@1.0.0 opens the modal review (${FILE}), and no chosen release owns it`,
        ])
      })
    })
  })
})

describe('ranges', () => {
  describe('contract-range', () => {
    test.each([
      ['1.4.0', '^1.2.0', true],
      ['1.1.0', '^1.2.0', false],
      ['2.0.0', '^1.2.0', false],
      ['1.5.0-rc.1', '^1.2.0', true],
      ['1.2.0-rc.1', '^1.2.0', false],
    ])('version %s fits %s: %s', (version, range, fits) => {
      expect(fitsRange(version, range)).toBe(fits)
    })

    test.each([
      [1, true],
      [0, true],
      ['1 || 2', true],
      ['>=1', true],
      [1.5, false],
      ['', false],
      ['newer', false],
      [Number.NaN, false],
      [null, false],
      [undefined, false],
      [['1'], false],
    ])('%j is a range of contracts: %s', (value, expected) => {
      expect(isContractRange(value)).toBe(expected)
    })
  })

  describe('route-overlap', () => {
    const route = (path: string, params?: RouteDescriptor['params']): RouteDescriptor => ({
      id: 'a.page',
      path,
      expose: './Page',
      access: 'anyone',
      ...(params && { params }),
    })
    const digits = { id: 'digits' } as const
    const code = { id: 'code' } as const

    test.each<[RouteDescriptor, RouteDescriptor, boolean]>([
      [route('/'), route('/'), true],
      [route('/a'), route('/a/'), true],
      [route('/a'), route('/b'), false],
      [route('/a'), route('/a/b'), false],
      [route('/a/:id'), route('/a/:name'), true],
      [route('/a/:id'), route('/b/:id'), false],
      [route('/a/:id'), route('/a/b'), false],
      [route('/a/:id'), route('/:part/b'), true],
      [route('/:part/b'), route('/a/:id'), true],
      [route('/a/:id', digits), route('/:part/b'), false],
      [route('/:part/b'), route('/a/:id', digits), false],
      [route('/a/:id', digits), route('/:part/12'), true],
      [route('/a/:id', digits), route('/:part/1b'), false],
      [route('/a/:id', digits), route('/:part/b1'), false],
      [route('/a/:id', code), route('/:part/b'), true],
      [route('/a/:id', digits), route('/a/:id', digits), true],
    ])('$0.path and $1.path', (a, b, expected) => {
      expect([overlap(a, b), overlap(b, a)]).toEqual([expected, expected])
    })
  })
})
