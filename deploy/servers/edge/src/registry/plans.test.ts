import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegistryState } from '@prilavok/rollouts/model/registry-state'
import type { RolloutRule } from '@prilavok/rollouts/model/rule'
import { buildFolder, temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import { fakeFollower, registryState } from '@prilavok/rollouts/testing/registry-state'
import { someRelease } from '@prilavok/rollouts/testing/some-release'
import { signedSubject } from '../session/subject-cookies'
import { createVisits } from '../session/visits'
import { GREEN, RED } from '../testing/fake-shop'
import { createPlanNews } from './plan-news'
import { createPlans } from './plans'
import { watchFile } from './watched-file'

describe('plans', () => {
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
        ? {
            ...rule,
            candidate: { version: '1.1.0', share: 100, salt: 's', startedAt: '2026-11-01T00:00:00Z' },
          }
        : rule,
    )
    follower.set(registryState({ releases: RELEASES, rules: rules as never }))
    const tried = plans.of(GREEN, { subject: 'visitor' })
    expect(tried?.parts['mf-catalog']).toMatchObject({ version: '1.1.0', chosenAs: 'candidate' })
    expect(plans.versionsOf(tried?.id ?? '')).toEqual({ shell: '1.0.0', 'mf-catalog': '1.1.0' })
    follower.set(registryState({ releases: RELEASES, rules: [] }))
    expect(catalogOf()).toBe('1.0.0')
  })
})

describe('plan-news', () => {
  const RELEASES = [
    someRelease({ name: 'shell' }),
    ...['1.0.0', '1.1.0'].map((version) => someRelease({ name: 'mf-catalog', version })),
  ]
  const SUBJECT = 'subject-of-a-visitor'
  const log = { error: () => undefined, warn: () => undefined }

  function world() {
    const follower = fakeFollower(registryState({ releases: RELEASES }))
    const plans = createPlans({ follower, releasesDir: '', log, onChange: () => undefined })
    const visits = createVisits({ companies: { of: async () => undefined }, secret: 'secret' })
    const shops = { get: async () => ({ status: 'open', shop: GREEN }) as const }
    const news = createPlanNews({ api: { knows: () => true }, shops, plans, visits })
    const request = (cookie: string) =>
      ({ host: GREEN.DOMAIN_NAME, protocol: 'http', headers: { cookie } }) as const
    const catalog = (rule: Partial<RolloutRule>, more: Partial<RegistryState> = {}) => {
      const rules: RolloutRule[] = [
        { part: 'shell', shop: '*', stable: '1.0.0' },
        { part: 'mf-catalog', shop: '*', stable: '1.0.0', ...rule },
      ]
      follower.set(registryState({ releases: RELEASES, rules, ...more }))
    }
    const planId = () => plans.of(GREEN, { subject: SUBJECT })?.id ?? ''
    const ask = (id: string, cookie = `subject=${signedSubject(SUBJECT, 'secret')}`) =>
      news(request(cookie), id)
    return { catalog, planId, ask }
  }

  test('a page hears of other versions when the next one would have them', async () => {
    const { catalog, planId, ask } = world()
    const id = planId()
    expect(await ask(id)).toEqual({})
    catalog({ stable: '1.1.0' })
    expect(await ask(id)).toEqual({ plan: 'newer' })
    expect(await ask(planId())).toEqual({})
  })

  test('a page whose version was taken back hears that, though the next one is an older one', async () => {
    const { catalog, planId, ask } = world()
    const salt = 's'
    const candidate = { version: '1.1.0', share: 100, salt, startedAt: '2026-11-01T00:00:00Z' }
    catalog({ candidate })
    const id = planId()
    expect(await ask(id)).toEqual({})
    const withdrawal = {
      part: 'mf-catalog',
      version: '1.1.0',
      at: '2026-11-02T00:00:00Z',
      reason: 'fails',
    } as const
    catalog({ candidate }, { withdrawals: [{ ...withdrawal, shop: 'demo-red.localhost' }] })
    expect(await ask(id)).toEqual({})
    catalog({ candidate }, { withdrawals: [{ ...withdrawal, shop: GREEN.DOMAIN_NAME }] })
    expect(await ask(id)).toEqual({ plan: 'withdrawn' })
  })
})

describe('watched-file', () => {
  function started(content: string | undefined, problemOf?: (value: unknown) => string | undefined) {
    const path = join(temporaryFolder(), 'file.json')
    const write = (text: string) => writeFileSync(path, text)
    if (content !== undefined) write(content)
    const world = { errors: [] as unknown[][], read: [] as unknown[][], changes: 0, loads: 0 }
    const file = watchFile<unknown>({
      path,
      load: (text) => {
        world.loads++
        return JSON.parse(text)
      },
      ...(problemOf && { problemOf }),
      onChange: () => void world.changes++,
      log: {
        error: (...given: unknown[]) => void world.errors.push(given),
        info: (...given: unknown[]) => void world.read.push(given),
      } as never,
      every: 1_000_000,
    })
    return { world, file, path, write }
  }

  test('a file is read when it is new, and no more while it stays the same', async () => {
    const { world, file, path, write } = started('1')
    expect(file.current()).toBeUndefined()
    await Promise.all([file.refresh(), file.refresh()])
    await file.refresh()
    expect([file.current(), world.loads, world.changes]).toEqual([1, 1, 1])
    write('22')
    await file.refresh()
    expect([file.current(), world.changes]).toEqual([22, 2])
    expect(world.read).toEqual([
      [{ path }, 'read'],
      [{ path }, 'read'],
    ])
    file.close()
  })

  test('of a file that is wrong or away the last good content stays; the log says it once for each reason', async () => {
    const { world, file, path, write } = started('1')
    await file.refresh()
    write('{')
    await file.refresh()
    await file.refresh()
    expect(world.loads).toBe(3)
    rmSync(path)
    await file.refresh()
    expect([file.current(), world.changes]).toEqual([1, 1])
    expect(world.errors).toHaveLength(2)
    expect(world.errors[0]).toEqual([
      { path, reason: expect.stringContaining('JSON') },
      'cannot be read; the last good content stays in force',
    ])
    write('3')
    await file.refresh()
    expect(file.current()).toBe(3)
    file.close()
  })

  test('content with a problem is used, and read again until it has none', async () => {
    const given = { problem: 'half' as string | undefined }
    const { world, file, path } = started('1', () => given.problem)
    await file.refresh()
    await file.refresh()
    expect([file.current(), world.loads, world.changes]).toEqual([1, 2, 1])
    expect(world.errors).toEqual([[{ path, reason: 'half' }, 'cannot be read in part']])
    given.problem = undefined
    await file.refresh()
    await file.refresh()
    expect([world.loads, world.changes]).toEqual([3, 2])
    expect(world.read).toHaveLength(1)
    file.close()
  })

  test('a file that is replaced by one of the same size is read', async () => {
    const { file, path, write } = started('1')
    await file.refresh()
    rmSync(path)
    write('2')
    utimesSync(path, 1, 1)
    await file.refresh()
    expect(file.current()).toBe(2)
    file.close()
  })
})
