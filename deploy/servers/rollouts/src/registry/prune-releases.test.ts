import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import { EVERY_SHOP } from '../model/rule'
import { buildFolder } from '../testing/build-folder'
import { TEST_ACTOR, testRegistry } from '../testing/test-registry'

const DAY = 86_400_000
const GREEN = 'green.example'
const part = 'mf-catalog' as const
const everywhere = { shop: EVERY_SHOP, part }
const actor = TEST_ACTOR

async function shop() {
  let time = Date.parse('2026-11-01T10:00:00Z')
  const test = await testRegistry({ now: () => new Date(time) })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  await test.begin('shell', '1.0.0')
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']
  await test.begin(part, ...versions)
  const folderOf = (version: string) => join(test.releasesDir, part, version)
  return { ...test, pass, folderOf }
}

test('what a rule, a candidate, a pin, a freeze or a fallback can reach stays, the rest goes', async () => {
  const { registry, change, pass, folderOf } = await shop()
  await change({ kind: 'use', ...everywhere, version: '1.1.0' })
  await change({ kind: 'rollout', ...everywhere, version: '1.2.0', share: 5 })
  await change({ kind: 'pin', shop: GREEN, part, version: '1.3.0' })
  await change({ kind: 'use', shop: 'frozen.example', part, version: '1.4.0' })
  await change({ kind: 'freeze', shop: 'frozen.example', until: '2027-01-01' })
  pass(2 * DAY)
  expect(await registry.prune({ actor, dryRun: true })).toEqual(['mf-catalog@1.5.0', 'mf-catalog@1.6.0'])
  expect(existsSync(folderOf('1.6.0'))).toBe(true)
  expect(await registry.prune({ actor })).toEqual(['mf-catalog@1.5.0', 'mf-catalog@1.6.0'])
  const versions = (await registry.releases()).map(({ release: { version } }) => version).sort()
  expect(versions).toEqual(['1.0.0', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'])
  for (const version of ['1.5.0', '1.6.0']) expect(existsSync(folderOf(version))).toBe(false)
  for (const version of ['1.0.0', '1.2.0', '1.3.0', '1.4.0']) expect(existsSync(folderOf(version))).toBe(true)
  expect(await registry.log({ limit: 2 })).toMatchObject([{ kind: 'prune' }, { kind: 'prune' }])
  expect(await registry.prune({ actor })).toEqual([])
})

test('what somebody got in the last 24 hours stays, and so does what was just published', async () => {
  const { registry, change, pass, publish } = await shop()
  await change({ kind: 'rollout', ...everywhere, version: '1.2.0', share: 5 })
  pass(2 * DAY)
  await change({ kind: 'rollback', ...everywhere })
  await publish({ name: part, version: '2.0.0' })
  pass(DAY - 1)
  const first = await registry.prune({ actor })
  expect(first).not.toContain('mf-catalog@1.2.0')
  expect(first).not.toContain('mf-catalog@2.0.0')
  expect(first).toContain('mf-catalog@1.1.0')
  pass(2)
  expect(await registry.prune({ actor })).toEqual(['mf-catalog@1.2.0', 'mf-catalog@2.0.0'])
})

test('a pruned release is not chosen, the past still knows it, and it can be published again as it was', async () => {
  const { registry, change, pass, folderOf } = await shop()
  await change({ kind: 'use', ...everywhere, version: '1.1.0' })
  const then = new Date('2026-11-01T12:00:00Z')
  for (const version of ['1.2.0', '1.3.0']) {
    pass(2 * DAY)
    await change({ kind: 'use', ...everywhere, version })
  }
  pass(2 * DAY)
  expect(await registry.prune({ actor })).toContain('mf-catalog@1.1.0')
  const past = await registry.state(then)
  expect(past.rules).toContainEqual(expect.objectContaining({ part, stable: '1.1.0' }))
  expect(past.problems).toEqual([])
  const back = { kind: 'rollback', ...everywhere, version: '1.1.0' } as const
  await expect(change(back)).rejects.toMatchObject({ code: 'RELEASE_UNKNOWN' })
  const other = buildFolder({ name: part, version: '1.1.0' }, { 'web/remoteEntry.js': 'other()' })
  await expect(registry.publish(other, { actor })).rejects.toMatchObject({ code: 'VERSION_TAKEN' })
  const same = buildFolder({ name: part, version: '1.1.0' })
  expect((await registry.publish(same, { actor })).outcome).toBe('published')
  expect(existsSync(folderOf('1.1.0'))).toBe(true)
  await change(back)
})

test('what a link of a developer gives stays while the link works, and a day for the pages that it opened', async () => {
  const { registry, pass } = await shop()
  const until = (days: number) => new Date(Date.parse('2026-11-01T10:00:00Z') + days * DAY).toISOString()
  for (const [version, days] of [
    ['1.5.0', 3],
    ['1.6.0', 7],
  ] as const)
    await registry.allowOverride(
      { shop: GREEN, releases: { [part]: version }, until: until(days) },
      { actor, reason: '' },
    )
  pass(4 * DAY - 1)
  const left = await registry.prune({ actor })
  expect(left).toContain('mf-catalog@1.4.0')
  expect(left).not.toContain('mf-catalog@1.5.0')
  pass(2)
  expect(await registry.prune({ actor })).toEqual(['mf-catalog@1.5.0'])
  pass(4 * DAY)
  expect(await registry.prune({ actor })).toEqual(['mf-catalog@1.6.0'])
})

test('a link of before its end was noted keeps its version as long as any link may work', async () => {
  const { registry, databaseUrl, pass } = await shop()
  const until = '2026-11-02T10:00:00.000Z'
  await registry.allowOverride({ shop: GREEN, releases: { [part]: '1.6.0' }, until }, { actor, reason: '' })
  const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
  afterTestFile(close)
  await pool.query(`update rollouts.changes set valid_until = null where kind = 'override'`)
  pass(8 * DAY - 1)
  expect(await registry.prune({ actor })).not.toContain('mf-catalog@1.6.0')
  pass(2)
  expect(await registry.prune({ actor })).toEqual(['mf-catalog@1.6.0'])
})

test('what a rule gave for an hour of the last day stays, though neither then nor now a rule names it', async () => {
  const { registry, change, pass } = await shop()
  pass(2 * DAY)
  for (const version of ['1.3.0', '1.4.0', '1.5.0']) await change({ kind: 'use', ...everywhere, version })
  pass(DAY - 1)
  expect(await registry.prune({ actor })).toEqual([
    'mf-catalog@1.1.0',
    'mf-catalog@1.2.0',
    'mf-catalog@1.6.0',
  ])
  pass(2)
  expect(await registry.prune({ actor })).toEqual(['mf-catalog@1.0.0', 'mf-catalog@1.3.0'])
})

test('a row that cannot be read keeps every release that it names', async () => {
  const { registry, databaseUrl, pass } = await shop()
  const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
  afterTestFile(close)
  await pool.query(
    `insert into rollouts.rules (shop, part, stable, last_good, candidate) values ($1, $2, '1.2.0', '1.3.0', $3)`,
    ['damaged.example', part, JSON.stringify({ version: '1.4.0', share: 'all' })],
  )
  pass(2 * DAY)
  expect(await registry.prune({ actor })).toEqual([
    'mf-catalog@1.1.0',
    'mf-catalog@1.5.0',
    'mf-catalog@1.6.0',
  ])
})

test('all that goes at once is one revision, a line of the log each; a dry run and one in vain are none', async () => {
  const { registry, change, pass } = await shop()
  for (const version of ['1.4.0', '1.5.0', '1.6.0', '1.3.0', '1.2.0'])
    await change({ kind: 'pin', shop: `${version}.example`, part, version })
  pass(2 * DAY)
  const [before, log] = [await registry.state(), await registry.log()]
  await registry.prune({ actor, dryRun: true })
  expect([await registry.state(), await registry.log()]).toEqual([before, log])
  expect(await registry.releases()).toHaveLength(8)
  expect(await registry.prune({ actor })).toEqual(['mf-catalog@1.1.0'])
  const revision = before.revision + 1
  expect((await registry.state()).revision).toBe(revision)
  const [line] = await registry.log({ limit: 1 })
  expect(line).toMatchObject({ revision, actor, kind: 'prune', shop: EVERY_SHOP, part, version: '1.1.0' })
  expect(line).toMatchObject({ reason: '', at: '2026-11-03T10:00:00.000Z' })
  await registry.prune({ actor })
  expect((await registry.state()).revision).toBe(revision)
})

test('files that were left by who died while pruning go the next time', async () => {
  const { registry, pass, folderOf } = await shop()
  pass(2 * DAY)
  await registry.prune({ actor })
  mkdirSync(folderOf('1.6.0'), { recursive: true })
  await registry.prune({ actor, dryRun: true })
  expect(existsSync(folderOf('1.6.0'))).toBe(true)
  expect(await registry.prune({ actor })).toEqual([])
  expect(existsSync(folderOf('1.6.0'))).toBe(false)
  expect(existsSync(folderOf('1.0.0'))).toBe(true)
})
