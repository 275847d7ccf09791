import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import { EVERY_SHOP } from '../model/rule'
import { TEST_ACTOR, testRegistry } from '../testing/test-registry'
import { log } from './log-view'

const GREEN = 'green.example'
const TIME = '2026-11-01T10:20:30.400Z'
const HEADING = 'time (UTC)           who  what  supplier  part  change  «reason»'
const part = 'mf-a' as const

async function shop() {
  const test = await testRegistry({ now: () => new Date(TIME) })
  await test.begin('shell', '1.0.0')
  await test.begin(part, '1.0.0', '1.1.0')
  const connection = connectRollouts(test.databaseUrl, { maximum: 1 })
  afterTestFile(connection.close)
  const textOf = async (filter: Parameters<typeof log>[0]) => (await log(filter)(test.registry)).text
  return { ...test, connection, textOf }
}

test('a line says when, who, what, for whom, of what, and from what to what', async () => {
  const { change, textOf } = await shop()
  await change({ kind: 'use', shop: GREEN, part, version: '1.1.0' })
  expect((await textOf({ part })).split('\n')).toEqual([
    HEADING,
    '2026-11-01 10:20:30  test  use  green.example  mf-a  as every supplier → 1.1.0  «test»',
    '2026-11-01 10:20:30  test  use  every shop  mf-a  none → 1.0.0  «test»',
    '2026-11-01 10:20:30  test  publish  every shop  mf-a  1.1.0',
    '2026-11-01 10:20:30  test  publish  every shop  mf-a  1.0.0',
  ])
})

test('a reason is followed by the end of a link, and by what was measured', async () => {
  const { registry, change, textOf } = await shop()
  await registry.allowOverride(
    { shop: GREEN, releases: { [part]: '1.1.0' }, until: '2026-11-02T03:04:05.006Z' },
    { actor: TEST_ACTOR, reason: 'проба' },
  )
  await change({ kind: 'rollout', shop: GREEN, part, version: '1.1.0', share: 5 })
  await registry.change([{ kind: 'rollback', shop: GREEN, part }], {
    actor: { kind: 'health', name: 'health' },
    reason: '',
    figures: { evidence: 350.5, candidateTrials: 40 },
  })
  const lines = (await textOf({ shop: GREEN })).split('\n')
  expect([lines[1], lines[3]]).toEqual([
    '2026-11-01 10:20:30  health  automatic-rollback  green.example  mf-a  1.0.0, 1.1.0 for 5 % → as every supplier  «evidence 350.5; candidateTrials 40»',
    '2026-11-01 10:20:30  test  override  green.example  mf-a  1.1.0  «проба; until 2026-11-02 03:04»',
  ])
})

test('a line that is of no part leaves its place empty', async () => {
  const { connection, textOf } = await shop()
  await connection.pool.query(`update rollouts.changes set part = null, reason = '' where kind = 'use'`)
  expect((await textOf({ limit: 1 })).split('\n')[1]).toBe(
    '2026-11-01 10:20:30  test  use  every shop    none → 1.0.0',
  )
})

test('programs get the entries as they are', async () => {
  const { registry } = await shop()
  const { data } = await log({ part, limit: 1 })(registry)
  expect(data).toEqual(await registry.log({ part, limit: 1 }))
})

test('nothing was changed where that is so; a part that nothing knows is told of those that there are', async () => {
  const { textOf } = await shop()
  expect(await textOf({ shop: 'none.example' })).toBe('Nothing was changed.')
  expect(await textOf({ part, to: '2020-01-01T00:00:00Z' })).toBe('Nothing was changed.')
  await expect(textOf({ part: 'mf-none' })).rejects.toMatchObject({
    code: 'PART_UNKNOWN',
    message: expect.stringContaining('«mf-none»'),
    reasons: ['Parts with releases: mf-a, shell.'],
  })
})

test('a part is known by its releases, by a rule, or by the log alone', async () => {
  const { connection, textOf } = await shop()
  const late = { part, from: '2030-01-01T00:00:00Z' }
  await connection.pool.query(`delete from rollouts.rules where part = $1`, [part])
  await connection.pool.query(`delete from rollouts.releases where part = $1`, [part])
  expect(await textOf(late)).toBe('Nothing was changed.')
  await connection.pool.query(`delete from rollouts.changes where part = $1`, [part])
  await expect(textOf(late)).rejects.toMatchObject({ reasons: ['Parts with releases: shell.'] })
})

test('without any release no part can be named', async () => {
  const { registry } = await testRegistry()
  await expect(log({ part })(registry)).rejects.toMatchObject({
    code: 'PART_UNKNOWN',
    reasons: ['Nothing is published.'],
  })
  expect((await log({ shop: EVERY_SHOP })(registry)).text).toBe('Nothing was changed.')
})
