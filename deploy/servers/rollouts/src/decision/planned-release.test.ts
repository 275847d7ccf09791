import { CHUNK_INTEGRITY_FILE } from '@prilavok/shared-kernel/contract'
import { someRelease } from '../testing/some-release'
import { plannedRelease, plannedRoutes } from './planned-release'

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

test.each(['sha384-', `x${hash('A')}`, `${hash('A')}=`, hash('.'), ''])(
  'a file with %j instead of a hash is loaded without one',
  (text) => {
    const release = someRelease({ name: 'mf-a', files: { 'web/remoteEntry.js': text } })
    expect(plannedRelease(release).integrity).toEqual({})
  },
)

test('routes name the part that they belong to', () => {
  expect(plannedRoutes(catalog())).toEqual([{ ...page, part: 'mf-catalog' }])
})

test('what a release gives is made once, for that release', () => {
  const release = catalog()
  expect(plannedRelease(release)).toBe(plannedRelease(release))
  expect(plannedRoutes(release)).toBe(plannedRoutes(release))
  const other = { ...catalog(), version: '1.5.0' }
  expect(plannedRelease(other).version).toBe('1.5.0')
})
