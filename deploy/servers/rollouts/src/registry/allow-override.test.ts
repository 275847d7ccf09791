import { EVERY_SHOP } from '../model/rule'
import { TEST_ACTOR, testRegistry } from '../testing/test-registry'

const GREEN = 'green.example'
const TIME = '2026-11-01T10:00:00.000Z'
const until = '2026-11-02T10:00:00.000Z'
const options = { actor: TEST_ACTOR, reason: 'проба' }

async function shop() {
  const test = await testRegistry({ now: () => new Date(TIME) })
  await test.begin('shell', '1.0.0')
  await test.begin('mf-a', '1.0.0', '1.1.0')
  await test.publish({ name: 'mf-b', version: '1.0.0' })
  const overridesIn = async () =>
    (await test.registry.log()).filter(({ kind }) => kind === 'override').reverse()
  return { ...test, overridesIn }
}

test('each version that is allowed is a line of the log, and nothing else is changed', async () => {
  const { registry, overridesIn } = await shop()
  const before = await registry.state()
  await registry.allowOverride(
    { shop: GREEN, releases: { 'mf-a': '1.1.0', 'mf-b': '1.0.0' }, until },
    options,
  )
  const line = { revision: before.revision, at: TIME, actor: TEST_ACTOR, shop: GREEN, reason: 'проба', until }
  expect(await overridesIn()).toMatchObject([
    { ...line, part: 'mf-a', version: '1.1.0' },
    { ...line, part: 'mf-b', version: '1.0.0' },
  ])
  expect(await registry.state()).toEqual(before)
})

test('a version that is not published is rejected, and none is noted', async () => {
  const { registry, overridesIn } = await shop()
  const releases = { 'mf-a': '1.1.0', 'mf-b': '9.0.0' }
  await expect(registry.allowOverride({ shop: GREEN, releases, until }, options)).rejects.toMatchObject({
    code: 'RELEASE_UNKNOWN',
    message: expect.stringContaining('mf-b@9.0.0'),
  })
  expect(await overridesIn()).toEqual([])
})

test('versions must fit together with what the shop has itself', async () => {
  const { registry, publish, change, overridesIn } = await shop()
  const requires = { 'shared-kernel': '^1.0.0', bus: 2, api: 1 }
  const provides = { ...requires, 'shared-kernel': '1.2.0' }
  await publish({ name: 'shell', version: '2.0.0', requires, provides })
  await publish({ name: 'mf-b', version: '2.0.0', requires })
  const allowed = (who: string) =>
    registry.allowOverride({ shop: who, releases: { 'mf-b': '2.0.0' }, until }, options)
  for (const [who, title] of [
    [GREEN, GREEN],
    [EVERY_SHOP, 'every shop'],
  ] as const)
    await expect(allowed(who)).rejects.toMatchObject({
      code: 'PLAN_INCOMPATIBLE',
      message: expect.stringContaining(`for ${title}.`),
      reasons: ['mf-b@2.0.0 requires bus 2, shell@1.0.0 provides 1'],
    })
  expect(await overridesIn()).toEqual([])
  await publish({ name: 'mf-a', version: '2.0.0', requires })
  await change(
    { kind: 'use', shop: 'new.example', part: 'shell', version: '2.0.0' },
    { kind: 'use', shop: 'new.example', part: 'mf-a', version: '2.0.0' },
  )
  await allowed('new.example')
  expect(await overridesIn()).toMatchObject([{ shop: 'new.example', version: '2.0.0' }])
})
