import type { Release } from '@prilavok/shared-kernel/contract'
import { someRelease } from '../testing/some-release'
import { type ChosenRelease, contentKey, inOrder, planContent } from './plan-content'

const shell = someRelease({ name: 'shell' })
const part = (name: Release['name'], version = '1.0.0', given: Partial<Release> = {}) =>
  someRelease({ name, version, ...given })
const chosen = (release: Release, ...alternatives: Release[]): ChosenRelease => ({ release, alternatives })
const unfit = { requires: { 'shared-kernel': '^1.0.0', bus: 2, api: 1 } }

test('the shell comes first, the others by name, and what was given stays as it was', () => {
  const given = [part('mf-b'), part('mf-a'), shell, part('mf-c')].map((one) => chosen(one))
  expect(inOrder(given).map(({ release }) => release.name)).toEqual(['shell', 'mf-a', 'mf-b', 'mf-c'])
  expect(inOrder(given.toReversed())).toEqual(inOrder(given))
  expect(given.map(({ release }) => release.name)).toEqual(['mf-b', 'mf-a', 'shell', 'mf-c'])
})

test('a key tells apart what was chosen, why, and what may stand instead', () => {
  const a = part('mf-a', '1.1.0')
  const keys = [
    [chosen(shell), chosen(a)],
    [chosen(shell)],
    [chosen(shell), chosen(part('mf-a', '1.2.0'))],
    [chosen(shell), { ...chosen(a), chosenAs: 'candidate' as const }],
    [chosen(shell), chosen(a, part('mf-a'))],
    [chosen(shell), chosen(a, part('mf-a'), part('mf-a', '0.9.0'))],
  ].map(contentKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys[5]).toBe('shell@1.0.0  |mf-a@1.1.0  1.0.0 0.9.0')
})

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
