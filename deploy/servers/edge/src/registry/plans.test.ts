import { rmSync } from 'node:fs'
import { buildFolder, temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import { fakeFollower, registryState } from '@prilavok/rollouts/testing/registry-state'
import { someRelease } from '@prilavok/rollouts/testing/some-release'
import { GREEN, RED } from '../testing/fake-shop'
import { createPlans } from './plans'

const SHELL = someRelease({ name: 'shell' })
const CATALOG = ['1.0.0', '1.1.0'].map((version) => someRelease({ name: 'mf-catalog', version }))
const RELEASES = [SHELL, ...CATALOG]
const stable = (version: string) => [
  { part: 'shell', shop: '*', stable: '1.0.0' },
  { part: 'mf-catalog', shop: '*', stable: version },
]
const state = (version: string) => registryState({ releases: RELEASES, rules: stable(version) as never })

function started(releasesDir = '') {
  const world = { errors: [] as unknown[], warnings: [] as unknown[], changes: 0 }
  const follower = fakeFollower(state('1.0.0'))
  const plans = createPlans({
    follower,
    releasesDir,
    log: {
      error: ((...given: unknown[]) => void world.errors.push(given)) as never,
      warn: ((...given: unknown[]) => void world.warnings.push(given)) as never,
    },
    onChange: () => void world.changes++,
  })
  const catalogOf = (shop = GREEN) => plans.of(shop)?.parts['mf-catalog']?.version
  return { world, follower, plans, catalogOf }
}

test('a shop has the versions of the rules, and the next ones as soon as these change', () => {
  const { follower, plans, catalogOf } = started()
  expect(catalogOf()).toBe('1.0.0')
  expect(plans.of(GREEN)).toBe(plans.of(GREEN))
  follower.set(state('1.1.0'))
  expect(catalogOf()).toBe('1.1.0')
})

test('a shop whose rules give no plan keeps the last good one, which is told once', () => {
  const { world, follower, catalogOf } = started()
  catalogOf()
  follower.set(registryState({ releases: RELEASES, rules: [] }))
  expect([catalogOf(), catalogOf()]).toEqual(['1.0.0', '1.0.0'])
  expect(catalogOf(RED)).toBeUndefined()
  expect(world.errors).toEqual([
    [{ shop: GREEN.DOMAIN_NAME }, 'no plan; the last good one stays in force'],
    [{ shop: RED.DOMAIN_NAME }, 'no plan; the last good one stays in force'],
  ])
  follower.set(state('1.1.0'))
  expect(catalogOf()).toBe('1.1.0')
  follower.set(registryState({ releases: RELEASES, rules: [] }))
  expect(catalogOf()).toBe('1.1.0')
  expect(world.errors).toHaveLength(3)
})

test('an override that gives no plan gives none, whatever was there before', () => {
  const { world, plans } = started()
  plans.of(GREEN)
  expect(plans.of(GREEN, { override: { 'mf-catalog': '9.9.9' } })).toBeUndefined()
  expect(world.errors).toEqual([])
})

test('versions that no rule names can be chosen once they were read', async () => {
  const folder = temporaryFolder()
  await placeRelease(buildFolder({ name: 'mf-catalog', version: '2.0.0' }, {}), folder)
  const { world, plans } = started(folder)
  const versions = { 'mf-catalog': '2.0.0' } as const
  const tried = () => plans.of(GREEN, { override: versions })?.parts['mf-catalog']?.version
  expect(tried()).toBeUndefined()
  await plans.load(versions)
  expect(tried()).toBe('2.0.0')
  await plans.load({ 'mf-catalog': '9.9.9' })
  expect(world.warnings).toEqual([
    [{ reason: expect.any(String) }, 'a release that a visitor keeps or tries is not there'],
  ])
})

test('a plan that was given is known by its id, another is not', () => {
  const { plans } = started()
  const { id = '' } = plans.of(GREEN) ?? {}
  expect(plans.versionsOf(id)).toEqual({ shell: '1.0.0', 'mf-catalog': '1.0.0' })
  expect(plans.versionsOf('other')).toBeUndefined()
})

test('a version that was not taken back from a shop is not withdrawn', () => {
  const { plans } = started()
  expect(plans.isWithdrawn(GREEN, { 'mf-catalog': '1.0.0' })).toBe(false)
  expect(plans.isWithdrawn(GREEN, {})).toBe(false)
})

test('shells that somebody gets are told, and changes of the rules until the end', async () => {
  const { world, follower, plans } = started()
  expect(plans.shells()).toEqual({ stable: ['1.0.0'], trial: [] })
  follower.set(state('1.1.0'))
  expect(world.changes).toBe(1)
  await plans.close()
  follower.set(state('1.0.0'))
  expect(world.changes).toBe(1)
})

test('a version that was taken back from a shop is withdrawn there, and nowhere else', () => {
  const { follower, plans } = started()
  const withdrawal = {
    part: 'mf-catalog',
    version: '1.1.0',
    at: '2026-11-02T00:00:00Z',
    reason: 'x',
  } as const
  follower.set({ ...state('1.0.0'), withdrawals: [{ ...withdrawal, shop: GREEN.DOMAIN_NAME }] })
  const versions = { shell: '1.0.0', 'mf-catalog': '1.1.0' } as const
  expect(plans.isWithdrawn(GREEN, versions)).toBe(true)
  expect(plans.isWithdrawn(RED, versions)).toBe(false)
  expect(plans.isWithdrawn(GREEN, { ...versions, 'mf-catalog': '1.0.0' })).toBe(false)
})

test('a plan that somebody only tries is not the last good one', () => {
  const { follower, plans, catalogOf } = started()
  catalogOf()
  const rules = stable('1.0.0').map((rule) =>
    rule.part === 'mf-catalog'
      ? { ...rule, candidate: { version: '1.1.0', share: 100, salt: 's', startedAt: '2026-11-01T00:00:00Z' } }
      : rule,
  )
  follower.set(registryState({ releases: RELEASES, rules: rules as never }))
  const tried = plans.of(GREEN, { subject: 'visitor' })
  expect(tried?.parts['mf-catalog']).toMatchObject({ version: '1.1.0', chosenAs: 'candidate' })
  expect(plans.versionsOf(tried?.id ?? '')).toEqual({ shell: '1.0.0', 'mf-catalog': '1.1.0' })
  follower.set(registryState({ releases: RELEASES, rules: [] }))
  expect(catalogOf()).toBe('1.0.0')
})

test('before the registry has said anything there is no plan, which is no error', async () => {
  const errors: unknown[] = []
  const plans = createPlans({
    follower: fakeFollower(),
    releasesDir: '',
    log: { error: (...given: unknown[]) => void errors.push(given), warn: () => undefined } as never,
    onChange: () => undefined,
  })
  expect(plans.of(GREEN)).toBeUndefined()
  expect(plans.shells()).toEqual({ stable: [], trial: [] })
  expect(plans.isWithdrawn(GREEN, { shell: '1.0.0' })).toBe(false)
  expect(errors).toEqual([])
  await plans.close()
})

test('a refresh asks the registry, the end leaves it', async () => {
  const done: string[] = []
  const plans = createPlans({
    follower: {
      ...fakeFollower(state('1.0.0')),
      refresh: async () => void done.push('refresh'),
      close: async () => void done.push('close'),
    },
    releasesDir: '',
    log: { error: () => undefined, warn: () => undefined } as never,
    onChange: () => undefined,
  })
  await plans.refresh()
  await plans.close()
  expect(done).toEqual(['refresh', 'close'])
})

test('a release that was read is not read again', async () => {
  const folder = temporaryFolder()
  await placeRelease(buildFolder({ name: 'mf-catalog', version: '2.0.0' }, {}), folder)
  const { world, plans } = started(folder)
  const versions = { 'mf-catalog': '2.0.0' } as const
  await plans.load(versions)
  rmSync(folder, { recursive: true })
  await plans.load(versions)
  expect(world.warnings).toEqual([])
  expect(plans.of(GREEN, { override: versions })?.parts['mf-catalog']?.version).toBe('2.0.0')
})
