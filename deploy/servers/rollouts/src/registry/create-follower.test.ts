import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import type { Change } from '../model/change'
import { EVERY_SHOP } from '../model/rule'
import { temporaryFolder } from '../testing/build-folder'
import { testRegistry } from '../testing/test-registry'
import { createFollower } from './create-follower'

const GREEN = 'green.example'
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const NOWHERE = 'postgres://nobody@127.0.0.1:1/none'

function follow(databaseUrl: string, snapshotFile = join(temporaryFolder(), 'state.json'), pollEvery = 1000) {
  const follower = createFollower({ databaseUrl, snapshotFile, log: quiet, pollEvery })
  afterTestFile(follower.close)
  return { ...follower, snapshotFile }
}

/** Resolves with the next change. */
const nextChange = (follower: { onChange(listener: () => void): () => void }) =>
  new Promise<void>((resolve) => {
    const end = follower.onChange(() => {
      end()
      resolve()
    })
  })

async function shop() {
  const test = await testRegistry()
  await test.begin('shell', '1.0.0')
  await test.begin('mf-catalog', '1.0.0', '1.1.0')
  return test
}

test('any number of followers hear of a change at once, without looking', async () => {
  const { registry, databaseUrl, change } = await shop()
  const followers = [1, 2, 3].map(() => follow(databaseUrl, undefined, 3_600_000))
  for (const one of followers) await one.refresh()
  const before = followers[0]?.current()
  expect(before).toEqual(await registry.state())
  const heard = Promise.all(followers.map(nextChange))
  await change({ kind: 'use', shop: GREEN, part: 'mf-catalog', version: '1.1.0' })
  await heard
  const state = await registry.state()
  for (const one of followers) {
    expect(one.current()).toEqual(state)
    expect(one.status()).toMatchObject({ connected: true, revision: state.revision, source: 'registry' })
  }
  const [first] = followers
  const same = first?.current()?.releases.find(({ name }) => name === 'shell')
  expect(same).toBe(before?.releases.find(({ name }) => name === 'shell'))
})

test('of a large registry only what has changed is read, and it is the same as the whole', async () => {
  const { registry, databaseUrl, change } = await shop()
  const one = createFollower({
    databaseUrl,
    snapshotFile: join(temporaryFolder(), 'state.json'),
    log: quiet,
    wholeUpTo: 0,
  })
  afterTestFile(one.close)
  const rule = { shop: GREEN, part: 'mf-catalog' } as const
  const changes: Change[] = [
    { kind: 'rollout', shop: EVERY_SHOP, part: 'mf-catalog', version: '1.1.0', share: 5 },
    { kind: 'freeze', shop: 'frozen.example', until: '2999-01-01' },
    { kind: 'use', ...rule, version: '1.1.0' },
    { kind: 'follow', ...rule },
    { kind: 'rollback', ...rule },
    { kind: 'rollback', shop: EVERY_SHOP, part: 'mf-catalog' },
  ]
  for (const next of changes) {
    await change(next)
    await one.refresh()
    expect(one.current()).toEqual(await registry.state())
  }
})

test('a follower whose listening connection was cut finds what it missed', async () => {
  const { databaseUrl, change } = await shop()
  const one = follow(databaseUrl, undefined, 50)
  await one.refresh()
  const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
  afterTestFile(close)
  const heard = nextChange(one)
  const cut = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  expect(cut.rowCount).toBe(1)
  await change({ kind: 'use', shop: GREEN, part: 'mf-catalog', version: '1.1.0' })
  await heard
  expect(one.current()?.rules).toContainEqual(expect.objectContaining({ shop: GREEN, stable: '1.1.0' }))
})

test('without a registry it starts from its file, and says so', async () => {
  const { databaseUrl } = await shop()
  const before = follow(databaseUrl)
  await before.refresh()
  const after = follow(NOWHERE, before.snapshotFile)
  expect(after.current()).toEqual(before.current())
  await after.refresh()
  expect(after.status()).toMatchObject({
    connected: false,
    source: 'file',
    revision: before.current()?.revision,
  })
  expect(after.current()).toEqual(before.current())
  const none = follow(NOWHERE)
  await none.refresh()
  expect([none.current(), none.status().source]).toEqual([undefined, 'none'])
})

test('what lies in its file is compared with the registry once, though the revision is the same', async () => {
  const { databaseUrl } = await shop()
  const before = follow(databaseUrl)
  await before.refresh()
  const { db, close } = connectRollouts(databaseUrl, { maximum: 1 })
  afterTestFile(close)
  // As if somebody had mended the rule by hand.
  await db.updateTable('rules').set({ stable: '1.1.0' }).where('part', '=', 'mf-catalog').execute()
  const after = follow(databaseUrl, before.snapshotFile, 3_600_000)
  expect(after.status()).toMatchObject({ connected: false, source: 'file' })
  await after.refresh()
  expect(after.status()).toMatchObject({ connected: true, source: 'registry' })
  expect(after.current()?.rules).toContainEqual(expect.objectContaining({ stable: '1.1.0' }))
  const known = after.current()
  await after.refresh()
  expect(after.current()).toBe(known)
})

test('it tells when the registry goes, once, and when it answers again', async () => {
  const lines: string[] = []
  const log = {
    info: (_: object, message: string) => void lines.push(message),
    warn: (_: object, message: string) => void lines.push(message),
    error: (_: object, message: string) => void lines.push(message),
  }
  const gone = createFollower({
    databaseUrl: NOWHERE,
    snapshotFile: join(temporaryFolder(), 'state.json'),
    log,
  })
  afterTestFile(gone.close)
  for (let time = 0; time < 3; time++) await gone.refresh()
  const away = 'the registry does not answer; what was read last stays in force'
  expect(lines).toEqual(['no registry state of before', away])
  lines.length = 0
  const { databaseUrl } = await shop()
  const here = createFollower({ databaseUrl, snapshotFile: join(temporaryFolder(), 'state.json'), log })
  afterTestFile(here.close)
  await here.refresh()
  await here.refresh()
  expect(lines).toEqual(['no registry state of before', 'registry read', 'the registry answers'])
})

test('who does not listen any more is told nothing, and after its end it asks nothing', async () => {
  const { databaseUrl, change } = await shop()
  const one = follow(databaseUrl)
  await one.refresh()
  let told = 0
  const end = one.onChange(() => void told++)
  await change({ kind: 'use', shop: GREEN, part: 'mf-catalog', version: '1.1.0' })
  await one.refresh()
  expect(told).toBeGreaterThan(0)
  const before = told
  end()
  await change({ kind: 'follow', shop: GREEN, part: 'mf-catalog' })
  await one.refresh()
  expect(told).toBe(before)
  const last = one.current()
  await one.close()
  await change({ kind: 'use', shop: GREEN, part: 'mf-catalog', version: '1.1.0' })
  await one.refresh()
  expect(one.current()).toBe(last)
})

test('a file that cannot be read is passed over', async () => {
  const file = join(temporaryFolder(), 'state.json')
  writeFileSync(file, '{ broken')
  const one = follow(NOWHERE, file)
  expect(one.current()).toBeUndefined()
  const { databaseUrl, registry } = await shop()
  const other = follow(databaseUrl, file)
  await other.refresh()
  expect(other.current()).toEqual(await registry.state())
})

test('a damaged rule changes nobody: its shop goes on with the one before, the others follow', async () => {
  const { databaseUrl, change } = await shop()
  await change({ kind: 'rollout', shop: GREEN, part: 'mf-catalog', version: '1.1.0', share: 10 })
  const one = follow(databaseUrl)
  await one.refresh()
  const own = one.current()?.rules.find(({ shop: of }) => of === GREEN)
  const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
  afterTestFile(close)
  await pool.query(`update rollouts.rules set candidate = '{"share": "all"}' where shop = $1`, [GREEN])
  await change({ kind: 'use', shop: EVERY_SHOP, part: 'mf-catalog', version: '1.1.0' })
  await one.refresh()
  const state = one.current()
  expect(state?.problems).toEqual([{ shop: GREEN, problem: expect.stringContaining('is no rule') }])
  expect(state?.rules).toContainEqual(own)
  expect(state?.rules).toContainEqual(expect.objectContaining({ shop: EVERY_SHOP, stable: '1.1.0' }))
  const restarted = follow(databaseUrl, one.snapshotFile)
  await restarted.refresh()
  expect(restarted.current()?.rules).toContainEqual(own)
})

test('a release that cannot be read is as it was; who never knew it leaves its rule out', async () => {
  const { databaseUrl, change } = await shop()
  await change({ kind: 'use', shop: GREEN, part: 'mf-catalog', version: '1.1.0' })
  const one = follow(databaseUrl)
  await one.refresh()
  const { pool, close } = connectRollouts(databaseUrl, { maximum: 1 })
  afterTestFile(close)
  await pool.query(`update rollouts.releases set descriptor = '{}' where version = '1.1.0'`)
  const restarted = follow(databaseUrl, one.snapshotFile)
  await restarted.refresh()
  expect(restarted.current()?.rules).toEqual(one.current()?.rules)
  const fresh = follow(databaseUrl)
  await fresh.refresh()
  expect(fresh.current()?.rules.map(({ shop: of }) => of)).toEqual([EVERY_SHOP, EVERY_SHOP])
  expect(fresh.current()?.problems).toEqual([{ shop: GREEN, problem: 'mf-catalog@1.1.0 cannot be read' }])
})

test('a registry restored to an earlier day is taken over whole, and told of', async () => {
  const { registry, databaseUrl, change } = await shop()
  const { db, close } = connectRollouts(databaseUrl, { maximum: 1 })
  afterTestFile(close)
  const warnings: object[] = []
  const log = { ...quiet, warn: (details: object) => void warnings.push(details) }
  const snapshotFile = join(temporaryFolder(), 'state.json')
  const follower = createFollower({ databaseUrl, snapshotFile, log, wholeUpTo: 0 })
  afterTestFile(follower.close)
  const { revision: backup } = await registry.state()
  for (const one of [GREEN, 'red.example'])
    await change({ kind: 'use', shop: one, part: 'mf-catalog', version: '1.1.0' })
  await follower.refresh()
  const { revision: latest } = await registry.state()
  // As a backup of before the last two changes brings it back.
  await db.deleteFrom('rules').where('shop', 'in', [GREEN, 'red.example']).execute()
  await db.deleteFrom('changes').where('revision', '>', backup).execute()
  await db.updateTable('registry').set({ revision: backup }).execute()
  await follower.refresh()
  expect(follower.current()).toEqual(await registry.state())
  expect(follower.current()?.rules.map(({ shop: of }) => of)).toEqual([EVERY_SHOP, EVERY_SHOP])
  expect(warnings).toEqual([{ revision: backup, before: latest }])
})
