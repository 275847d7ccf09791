import { EVERY_SHOP } from '../model/rule'
import { TEST_ACTOR, testRegistry } from '../testing/test-registry'

const GREEN = 'green.example'
const CATALOG = 'mf-catalog'
const everywhere = { shop: EVERY_SHOP, part: CATALOG } as const
const green = { shop: GREEN, part: CATALOG } as const

async function shop(options: Parameters<typeof testRegistry>[0] = {}) {
  const test = await testRegistry(options)
  await test.begin('shell', '1.0.0')
  await test.begin(CATALOG, '1.0.0', '1.1.0', '1.2.0')
  return test
}

const ruleOf = ({ rules }: { rules: readonly { shop: string; part: string }[] }, name: string) =>
  rules.find(({ shop: of, part }) => of === name && part === CATALOG)

test('what was changed is what is in force, with the releases that the rules name', async () => {
  const { registry, change } = await shop()
  await change({
    kind: 'rollout',
    ...green,
    version: '1.1.0',
    share: 5,
    steps: [5, 25, 100],
    everySeconds: 60,
  })
  const state = await registry.state()
  expect(ruleOf(state, EVERY_SHOP)).toMatchObject({ stable: '1.0.0' })
  expect(ruleOf(state, GREEN)).toMatchObject({
    stable: '1.0.0',
    candidate: { version: '1.1.0', share: 5, steps: [5, 25, 100], everySeconds: 60 },
  })
  expect(state.releases.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([
    'mf-catalog@1.0.0',
    'mf-catalog@1.1.0',
    'shell@1.0.0',
  ])
  expect(state.problems).toEqual([])
})

test('each change is a revision and a line of the log, with the rule before and after', async () => {
  const { registry } = await shop()
  const before = (await registry.state()).revision
  const outcome = await registry.change([{ kind: 'use', ...green, version: '1.1.0' }], {
    actor: TEST_ACTOR,
    reason: 'новая корзина',
    figures: { views: 12 },
  })
  expect(outcome.revision).toBe(before + 1)
  const [line] = await registry.log({ shop: GREEN })
  expect(line).toEqual(outcome.logged[0])
  expect(line).toMatchObject({
    kind: 'use',
    actor: TEST_ACTOR,
    reason: 'новая корзина',
    version: '1.1.0',
    after: { stable: '1.1.0', lastGood: '1.0.0' },
    figures: { views: 12 },
  })
  expect(line?.before).toBeUndefined()
})

test('the log of some shops is theirs alone, read by pages', async () => {
  const { registry, change } = await shop()
  for (const version of ['1.1.0', '1.2.0', '1.1.0'])
    for (const one of [GREEN, 'red.example', 'blue.example'])
      await change({ kind: 'use', shop: one, part: CATALOG, version })
  const shops = [GREEN, 'blue.example']
  const first = await registry.log({ shops, limit: 4 })
  const rest = await registry.log({ shops, limit: 4, before: first.at(-1)?.id ?? 0 })
  expect([...first, ...rest].map((line) => `${line.shop} ${line.version}`)).toEqual([
    'blue.example 1.1.0',
    'green.example 1.1.0',
    'blue.example 1.2.0',
    'green.example 1.2.0',
    'blue.example 1.1.0',
    'green.example 1.1.0',
  ])
  expect(await registry.log({ shops: [] })).toEqual([])
  expect(await registry.log({ shops, shop: 'red.example' })).toEqual([])
})

test('a dry run checks and writes nothing', async () => {
  const { registry } = await shop()
  const before = await registry.state()
  const options = { actor: TEST_ACTOR, reason: '', dryRun: true }
  const { revision, logged } = await registry.change([{ kind: 'use', ...green, version: '1.1.0' }], options)
  expect([revision, logged]).toMatchObject([before.revision, [{ after: { stable: '1.1.0' } }]])
  expect(await registry.state()).toEqual(before)
  expect(await registry.log({ shop: GREEN })).toEqual([])
  await expect(registry.change([{ kind: 'use', ...green, version: '9.0.0' }], options)).rejects.toMatchObject(
    { code: 'RELEASE_UNKNOWN' },
  )
})

test('who decided by an older revision is told', async () => {
  const { registry, change } = await shop()
  const { revision } = await registry.state()
  await change({ kind: 'use', ...green, version: '1.1.0' })
  const late = registry.change([{ kind: 'use', ...green, version: '1.2.0' }], {
    actor: TEST_ACTOR,
    reason: '',
    expectedRevision: revision,
  })
  await expect(late).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test('several changes are applied together or not at all', async () => {
  const { registry, change } = await shop()
  const before = await registry.state()
  const both = change({ kind: 'use', ...green, version: '1.1.0' }, { kind: 'promote', ...everywhere })
  await expect(both).rejects.toMatchObject({ code: 'NO_CANDIDATE' })
  expect(await registry.state()).toEqual(before)
})

test('changes made at the same time are all applied', async () => {
  const { registry, change } = await shop()
  const shops = Array.from({ length: 8 }, (_, index) => `shop-${index}.example`)
  await Promise.all(shops.map((one) => change({ kind: 'use', shop: one, part: CATALOG, version: '1.1.0' })))
  const { rules } = await registry.state()
  expect(rules.filter(({ stable }) => stable === '1.1.0').map(({ shop: one }) => one)).toEqual(shops)
})

test('a withdrawn version comes back when it is chosen again', async () => {
  const { registry, change } = await shop()
  await change({ kind: 'rollout', ...everywhere, version: '1.1.0', share: 10 })
  await change({ kind: 'rollback', ...green })
  expect((await registry.state()).withdrawals).toMatchObject([{ version: '1.1.0', shop: GREEN }])
  await change({ kind: 'use', ...green, version: '1.1.0', again: true })
  expect((await registry.state()).withdrawals).toEqual([])
})

test('the past can be looked up: rules and withdrawals as they were', async () => {
  let time = Date.parse('2026-11-01T10:00:00Z')
  const { registry, change } = await shop({ now: () => new Date(time) })
  const states = new Map<number, Awaited<ReturnType<typeof registry.state>>>()
  const steps = [
    { kind: 'rollout', ...everywhere, version: '1.1.0', share: 10 },
    { kind: 'freeze', shop: GREEN, until: '2026-12-01T00:00:00Z' },
    { kind: 'rollback', ...everywhere },
    { kind: 'unfreeze', shop: GREEN },
    { kind: 'use', ...everywhere, version: '1.1.0', again: true },
    { kind: 'pin', ...green, version: '1.0.0' },
  ] as const
  for (const step of steps) {
    time += 60_000
    await change(step)
    states.set(time, await registry.state())
  }
  expect(states.size).toBe(steps.length)
  for (const [at, state] of states) {
    const past = await registry.state(new Date(at + 30_000))
    expect({ ...past, rules: sorted(past.rules), releases: 0 }).toEqual({
      ...state,
      rules: sorted(state.rules),
      releases: 0,
    })
  }
  expect((await registry.state(new Date('2026-10-01'))).rules).toEqual([])
})

const sorted = <T extends { shop: string; part: string }>(rules: readonly T[]) =>
  [...rules].sort((a, b) => `${a.shop} ${a.part}`.localeCompare(`${b.shop} ${b.part}`))

describe('what could not make one page is rejected with the combination', () => {
  const requires = { 'shared-kernel': '^1.0.0', bus: 2, api: 1 }

  test('a candidate that does not fit beside the stable versions of others', async () => {
    const { registry, change, publish } = await shop()
    const provides = { ...requires, 'shared-kernel': '1.2.0' }
    await publish(
      { name: 'shell', version: '2.0.0', requires, provides },
      { name: 'mf-basket', version: '2.0.0', requires },
      { name: 'mf-basket', version: '1.0.0' },
    )
    await change({ kind: 'use', shop: EVERY_SHOP, part: 'mf-basket', version: '1.0.0' })
    const before = await registry.state()
    const rejected = change({ kind: 'rollout', shop: GREEN, part: 'mf-basket', version: '2.0.0', share: 1 })
    await expect(rejected).rejects.toMatchObject({
      code: 'PLAN_INCOMPATIBLE',
      message: expect.stringMatching(/green\.example.*requires bus 2.*\(.*mf-basket@2\.0\.0.*\)/s),
    })
    expect(await registry.state()).toEqual(before)
  })

  test('a shell for every shop that a shop with a rule of its own could not use', async () => {
    const { change, publish } = await shop()
    const provides = { ...requires, 'shared-kernel': '1.2.0' }
    await publish({ name: 'shell', version: '2.0.0', requires, provides })
    await publish({ name: CATALOG, version: '2.0.0', requires })
    await change({ kind: 'use', ...green, version: '1.1.0' })
    const both = [
      { kind: 'use', shop: EVERY_SHOP, part: 'shell', version: '2.0.0' },
      { kind: 'use', ...everywhere, version: '2.0.0' },
    ] as const
    await expect(change(...both)).rejects.toThrow(/green\.example/)
    await change({ kind: 'follow', ...green })
    await change(...both)
  })
})
