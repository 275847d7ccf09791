import { CHUNK_INTEGRITY_FILE, type Release } from '@prilavok/shared-kernel/contract'
import { someRelease } from '../testing/some-release'
import { type ChosenRelease, planContent } from './plan-content'
import { plannedRelease } from './planned-release'

describe('plan-content', () => {
  const shell = someRelease({ name: 'shell' })
  const part = (name: Release['name'], version = '1.0.0', given: Partial<Release> = {}) =>
    someRelease({ name, version, ...given })
  const chosen = (release: Release, ...alternatives: Release[]): ChosenRelease => ({ release, alternatives })
  const unfit = { requires: { 'shared-kernel': '^1.0.0', bus: 2, api: 1 } }

  test('the id is that of the set of releases, whatever they were chosen as', () => {
    const usual = planContent([chosen(shell), chosen(part('mf-a'))])
    const tried = planContent([chosen(shell), { ...chosen(part('mf-a')), chosenAs: 'candidate' }])
    const other = planContent([chosen(shell), chosen(part('mf-a', '1.1.0'))])
    expect(usual?.id).toMatch(/^[0-9a-f]{12}$/)
    expect(tried?.id).toBe(usual?.id)
    expect(other?.id).not.toBe(usual?.id)
    expect(usual?.parts['mf-a']).not.toHaveProperty('chosenAs')
    expect(tried?.parts['mf-a']).toMatchObject({ chosenAs: 'candidate' })
  })

  test('routes of all parts are told in order', () => {
    const page = (id: `${string}.${string}`, path: string) =>
      ({ id, path, expose: './Page', access: 'anyone' }) as const
    const a = part('mf-a', '1.0.0', { routes: [page('a.one', '/a'), page('a.two', '/aa')] })
    const b = part('mf-b', '1.0.0', { routes: [page('b.one', '/b')] })
    const content = planContent([chosen(shell), chosen(a), chosen(b)])
    expect(content?.routes.map((route) => `${route.part} ${route.id}`)).toEqual([
      'mf-a a.one',
      'mf-a a.two',
      'mf-b b.one',
    ])
  })

  test('what does not fit together is no plan', () => {
    expect(planContent([chosen(shell), chosen(part('mf-a', '2.0.0', unfit))])).toBeUndefined()
    expect(planContent([chosen(part('mf-a'))])).toBeUndefined()
  })

  test('a page falls back to other versions that fit, and the shell to none', () => {
    const a = part('mf-a', '1.2.0')
    const content = planContent([
      chosen(shell, someRelease({ name: 'shell', version: '0.9.0' })),
      chosen(a, a, part('mf-a', '1.1.0', unfit), part('mf-a', '1.0.0')),
      chosen(part('mf-b')),
    ])
    const versions = Object.values(content?.parts ?? {}).map((one) =>
      one?.fallbacks.map(({ version }) => version),
    )
    expect(versions).toEqual([[], ['1.0.0'], []])
  })
})

describe('planned-release', () => {
  const hash = (letter: string) => `sha384-${letter.repeat(64)}`
  const page = { id: 'catalog.section', path: '/catalog', expose: './Page', access: 'anyone' } as const

  const catalog = () =>
    someRelease({
      name: 'mf-catalog',
      version: '1.4.0',
      routes: [page],
      entry: ['remoteEntry.js'],
      scripts: { './Page': ['Page.js', 'shared.js'], './Other': ['shared.js'] },
      sharedScripts: { react: ['react.js'] },
      consumes: { './Page': ['react'] },
      files: {
        'web/remoteEntry.js': hash('A'),
        'web/Page.js': hash('B'),
        'web/shared.js': hash('C'),
        'web/react.js': hash('+'),
        'web/later.js': hash('D'),
        [`web/${CHUNK_INTEGRITY_FILE}`]: hash('/'),
        'node/Page.cjs': hash('E'),
        'Page.js': hash('F'),
      },
    })

  test('a release is loaded below its own address, each script by its hash', () => {
    const release = catalog()
    expect(plannedRelease(release)).toEqual({
      version: '1.4.0',
      base: '/parts/mf-catalog/1.4.0/',
      entry: ['remoteEntry.js'],
      scripts: release.scripts,
      consumes: release.consumes,
      sharedScripts: release.sharedScripts,
      integrity: {
        'remoteEntry.js': hash('A'),
        'Page.js': hash('B'),
        'shared.js': hash('C'),
        'react.js': hash('+'),
        [CHUNK_INTEGRITY_FILE]: hash('/'),
      },
    })
  })
})
