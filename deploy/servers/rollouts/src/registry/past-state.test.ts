import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import { EVERY_SHOP } from '../model/rule'
import { TEST_ACTOR, testRegistry } from '../testing/test-registry'

const GREEN = 'green.example'
const part = 'mf-a' as const
const at = (hour: number, milliseconds = 0) => new Date(Date.UTC(2026, 10, 1, hour, 0, 0, milliseconds))

async function history() {
  let time = at(1)
  const test = await testRegistry({ now: () => time })
  await test.begin('shell', '1.0.0')
  await test.begin(part, '1.0.0', '1.1.0', '1.2.0')
  const { pool, close } = connectRollouts(test.databaseUrl, { maximum: 1 })
  afterTestFile(close)
  const changeAt = (hour: number, ...changes: Parameters<typeof test.change>) => {
    time = at(hour)
    return test.change(...changes)
  }
  const rulesAt = async (when: Date) =>
    (await test.registry.state(when)).rules
      .filter((rule) => rule.part === part)
      .map(({ shop, stable }) => `${shop} ${stable}`)
  return { ...test, pool, changeAt, rulesAt }
}

test('rules are those of the last line of each shop up to the very moment', async () => {
  const { changeAt, rulesAt, registry } = await history()
  await changeAt(2, { kind: 'use', shop: EVERY_SHOP, part, version: '1.1.0' })
  await changeAt(3, { kind: 'use', shop: GREEN, part, version: '1.2.0' })
  await changeAt(4, { kind: 'follow', shop: GREEN, part })
  expect(await rulesAt(at(1, -1))).toEqual([])
  expect(await rulesAt(at(2, -1))).toEqual(['* 1.0.0'])
  expect(await rulesAt(at(2))).toEqual(['* 1.1.0'])
  expect(await rulesAt(at(3))).toEqual(['* 1.1.0', `${GREEN} 1.2.0`])
  expect(await rulesAt(at(4))).toEqual(['* 1.1.0'])
  const { revision } = await registry.state()
  const revisions = await Promise.all(
    [at(1, -1), at(2), at(3), at(4)].map(async (when) => (await registry.state(when)).revision),
  )
  expect(revisions).toEqual([0, revision - 2, revision - 1, revision])
})

test('lines that say nothing of a rule take none away', async () => {
  const { registry, changeAt, rulesAt, publish } = await history()
  await changeAt(2, { kind: 'use', shop: GREEN, part, version: '1.1.0' })
  const override = { shop: GREEN, releases: { [part]: '1.2.0' }, until: at(9).toISOString() }
  await registry.allowOverride(override, { actor: TEST_ACTOR, reason: '' })
  await publish({ name: part, version: '1.3.0' })
  expect(await rulesAt(at(2))).toEqual(['* 1.0.0', `${GREEN} 1.1.0`])
})

test('a version was withdrawn from its withdrawal on until it was lifted', async () => {
  const { registry, changeAt } = await history()
  await changeAt(2, { kind: 'rollback', shop: EVERY_SHOP, part, version: '1.1.0' })
  await changeAt(4, { kind: 'use', shop: EVERY_SHOP, part, version: '1.0.0', again: true })
  const withdrawn = async (when: Date) =>
    (await registry.state(when)).withdrawals.map(({ version }) => version)
  expect(await withdrawn(at(2, -1))).toEqual([])
  expect(await withdrawn(at(2))).toEqual(['1.0.0'])
  expect(await withdrawn(at(4, -1))).toEqual(['1.0.0'])
  expect(await withdrawn(at(4))).toEqual([])
})

test('what cannot be read of the past is told of', async () => {
  const { registry, pool, changeAt } = await history()
  await changeAt(2, { kind: 'rollback', shop: GREEN, part, version: '1.1.0' })
  await pool.query(`update rollouts.changes set after = '{"shop":"green.example"}' where shop = $1`, [GREEN])
  await pool.query(`update rollouts.withdrawals set version = 'none'`)
  const { problems, rules, withdrawals, releases } = await registry.state(at(2))
  expect(problems).toEqual([
    { shop: GREEN, problem: expect.stringMatching(/ is no rule$/) },
    { shop: GREEN, problem: expect.stringMatching(/ is no withdrawal$/) },
  ])
  expect([rules.length, withdrawals.length]).toEqual([2, 0])
  expect(releases.map(({ name }) => name)).toEqual(['mf-a', 'shell'])
})
