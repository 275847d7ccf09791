import type { Actor, Change } from '../model/change'
import { EVERY_SHOP } from '../model/rule'
import { TEST_ACTOR, testRegistry } from '../testing/test-registry'

const GREEN = 'green.example'
const part = 'mf-a' as const
const green = { shop: GREEN, part } as const

async function shop() {
  const test = await testRegistry()
  await test.begin('shell', '1.0.0')
  await test.begin(part, '1.0.0', '1.1.0')
  const logged = async (change: Change, kind: Actor['kind']) => {
    const options = { actor: { kind, name: kind }, reason: 'проба' }
    const { logged: lines } = await test.registry.change([change], options)
    return lines.map((line) => line.kind)
  }
  return { ...test, logged }
}

test('steps and automatic rollbacks are told apart from what somebody asked for', async () => {
  const { logged } = await shop()
  const rollout = (share: number) => ({ kind: 'rollout', ...green, version: '1.1.0', share }) as const
  expect(await logged(rollout(5), 'operator')).toEqual(['rollout'])
  expect(await logged(rollout(6), 'schedule')).toEqual(['step'])
  expect(await logged(rollout(7), 'health')).toEqual(['rollout'])
  expect(await logged({ kind: 'pause', ...green }, 'schedule')).toEqual(['pause'])
  expect(await logged({ kind: 'resume', ...green }, 'health')).toEqual(['resume'])
  expect(await logged({ kind: 'rollback', ...green }, 'health')).toEqual(['automatic-rollback'])
  const back = { kind: 'rollback', ...green, version: '1.0.0' } as const
  await logged({ kind: 'use', ...green, version: '1.1.0', again: true }, 'operator')
  expect(await logged(back, 'schedule')).toEqual(['rollback'])
})

test('a line has its figures where there are some', async () => {
  const { registry } = await shop()
  const change = { kind: 'rollout', ...green, version: '1.1.0', share: 5 } as const
  const options = { actor: TEST_ACTOR, reason: 'проба' }
  const { logged } = await registry.change([change], { ...options, figures: { views: 7 } })
  expect(logged).toMatchObject([{ figures: { views: 7 }, reason: 'проба', actor: TEST_ACTOR }])
  const { logged: plain } = await registry.change([{ ...change, share: 6 }], options)
  expect(plain[0]).not.toHaveProperty('figures')
})

test('each rollout has a salt of its own', async () => {
  const { registry, change } = await shop()
  for (const one of [GREEN, 'red.example'])
    await change({ kind: 'rollout', shop: one, part, version: '1.1.0', share: 5 })
  const salts = (await registry.state()).rules.flatMap(({ candidate }) => candidate?.salt ?? [])
  expect(salts).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.stringMatching(/^[0-9a-f]{16}$/)])
  expect(new Set(salts).size).toBe(2)
})

test('who decided by another revision is told both; who did by this one may change', async () => {
  const { registry } = await shop()
  const { revision } = await registry.state()
  const changed = (expectedRevision: number) =>
    registry.change([{ kind: 'use', shop: EVERY_SHOP, part, version: '1.1.0' }], {
      ...{ actor: TEST_ACTOR, reason: '' },
      expectedRevision,
    })
  for (const other of [revision - 1, revision + 1, 0])
    await expect(changed(other)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringContaining(`(revision ${other} is ${revision} by now)`),
    })
  expect((await changed(revision)).revision).toBe(revision + 1)
})

test('a version that is not published cannot be chosen, one that is can', async () => {
  const { registry, change } = await shop()
  await expect(change({ kind: 'pin', ...green, version: '9.0.0' })).rejects.toMatchObject({
    code: 'RELEASE_UNKNOWN',
    message: expect.stringContaining('mf-a@9.0.0'),
  })
  await change({ kind: 'pin', ...green, version: '1.1.0' })
  expect((await registry.state()).rules).toContainEqual(
    expect.objectContaining({ shop: GREEN, stable: '1.1.0', pinned: true }),
  )
})

test('no shop is left without a part that it had: by no change, and by none of several', async () => {
  const { registry, change } = await shop()
  await change({ kind: 'use', ...green, version: '1.1.0' })
  const before = await registry.state()
  const follow = { kind: 'follow', shop: EVERY_SHOP, part } as const
  await expect(change(follow)).rejects.toMatchObject({
    code: 'PART_LOST',
    reasons: ['mf-a would be missing in every shop.'],
  })
  await expect(change({ kind: 'follow', ...green }, follow)).rejects.toMatchObject({
    reasons: ['mf-a would be missing in every shop, green.example.'],
  })
  expect(await registry.state()).toEqual(before)
  await change(follow, { kind: 'use', shop: EVERY_SHOP, part, version: '1.1.0' })
  expect((await registry.state()).rules).toContainEqual(
    expect.objectContaining({ shop: EVERY_SHOP, part, stable: '1.1.0' }),
  )
})
