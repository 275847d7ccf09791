import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import { EVERY_SHOP } from '../model/rule'
import { testRegistry } from '../testing/test-registry'
import { readChanges } from './read-changes'
import { ruleKey } from './read-state'

const GREEN = 'green.example'
const part = 'mf-a' as const

async function shop() {
  const test = await testRegistry()
  await test.begin('shell', '1.0.0')
  await test.begin(part, '1.0.0', '1.1.0')
  const { db, pool, close } = connectRollouts(test.databaseUrl)
  afterTestFile(close)
  await test.change({ kind: 'use', shop: GREEN, part, version: '1.1.0' })
  const before = await test.registry.state()
  /** Changes one rule past the log: only who reads everything sees it. */
  const past = () => pool.query(`update rollouts.rules set stable = '1.0.0' where shop = $1`, [GREEN])
  const read = async (...[known, upTo]: [typeof before | undefined, number?]) => {
    const { stored, releases } = await readChanges(db, known, new Map(), upTo)
    const rules = stored.rules.map((rule) => `${ruleKey(rule)} ${rule.stable}`).sort()
    return { rules, releases: [...releases.keys()].sort(), revision: stored.revision }
  }
  return { ...test, pool, before, past, read }
}

const WHOLE = ['* mf-a 1.0.0', '* shell 1.0.0', 'green.example mf-a 1.0.0']
const OLD = ['* mf-a 1.0.0', '* shell 1.0.0', 'green.example mf-a 1.1.0']

test('a small registry is read whole, and so is one of which nothing is known', async () => {
  const { before, past, read } = await shop()
  await past()
  expect((await read(before)).rules).toEqual(WHOLE)
  expect((await read(before, before.rules.length)).rules).toEqual(WHOLE)
  expect((await read(undefined, 0)).rules).toEqual(WHOLE)
})

test('of a large one only what the log tells is read; the rest, with its releases, is as it was', async () => {
  const { before, past, read, change } = await shop()
  await past()
  const same = await read(before, before.rules.length - 1)
  expect(same).toEqual({
    rules: OLD,
    releases: ['mf-a@1.0.0', 'mf-a@1.1.0', 'shell@1.0.0'],
    revision: before.revision,
  })
  await change({ kind: 'use', shop: EVERY_SHOP, part, version: '1.1.0' })
  expect(await read(before, 0)).toMatchObject({
    rules: ['* mf-a 1.1.0', '* shell 1.0.0', 'green.example mf-a 1.1.0'],
    revision: before.revision + 1,
  })
})

test('a rule that was taken back is gone', async () => {
  const { before, read, change } = await shop()
  await change({ kind: 'follow', shop: GREEN, part })
  expect((await read(before, 0)).rules).toEqual(['* mf-a 1.0.0', '* shell 1.0.0'])
})

test('after problems, and after a database was restored to an earlier day, everything is read', async () => {
  const { before, past, read, pool } = await shop()
  await past()
  const problems = [{ shop: GREEN, problem: 'cannot be read' }]
  expect((await read({ ...before, problems }, 0)).rules).toEqual(WHOLE)
  await pool.query('update rollouts.registry set revision = revision - 1')
  expect((await read(before, 0)).rules).toEqual(WHOLE)
})

test('what was published or allowed meanwhile says nothing of a rule', async () => {
  const { before, past, read, publish } = await shop()
  await past()
  await publish({ name: part, version: '1.2.0' })
  expect(await read(before, 0)).toMatchObject({ rules: OLD, revision: before.revision + 1 })
})
