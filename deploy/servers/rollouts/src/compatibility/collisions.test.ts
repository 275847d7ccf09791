import { someRelease } from '../testing/some-release'
import { collisions } from './collisions'

const page = (id: `${string}.${string}`, path: string) =>
  ({ id, path, expose: './Page', access: 'anyone' }) as const
const quick = { name: 'QuickView', expose: './QuickView' } as const

test('two releases may not name the same route, answer the same path or own the same modal', () => {
  const a = someRelease({
    name: 'mf-a',
    routes: [page('a.same', '/one'), page('a.path', '/b/:x'), page('a.other', '/a')],
    modals: [quick, { name: 'review', expose: './Review' }],
  })
  const b = someRelease({
    name: 'mf-b',
    routes: [page('a.same', '/two'), page('b.path', '/b/:y')],
    modals: [quick],
  })
  expect(collisions(a, b)).toEqual([
    'mf-a@1.0.0 and mf-b@1.0.0 both name a route a.same',
    'mf-a@1.0.0 and mf-b@1.0.0 both answer /b/:x (/b/:y)',
    'mf-a@1.0.0 and mf-b@1.0.0 both own the modal QuickView',
  ])
})

test('a release by itself is told of each two of its claims once, and never of one with itself', () => {
  const once = someRelease({ name: 'mf-a', routes: [page('a.one', '/a')], modals: [quick] })
  expect(collisions(once, once)).toEqual([])
  const twice = {
    ...once,
    routes: [page('a.one', '/a'), page('a.two', '/b'), page('a.three', '/a')],
    modals: [quick, quick],
  }
  expect(collisions(twice, twice)).toEqual([
    'mf-a@1.0.0 and mf-a@1.0.0 both answer /a (/a)',
    'mf-a@1.0.0 and mf-a@1.0.0 both own the modal QuickView',
  ])
})

test('releases that claim different things get along', () => {
  const a = someRelease({ name: 'mf-a', routes: [page('a.one', '/a')], modals: [quick] })
  const b = someRelease({
    name: 'mf-b',
    routes: [page('b.one', '/b')],
    modals: [{ name: 'review', expose: './Review' }],
  })
  expect(collisions(a, b)).toEqual([])
})
