import { connectRollouts } from '../database/connection'
import { endWithTests, testRegistry } from '../testing/test-registry'
import { createScheduleStore } from './store'

const KEY = { shop: 'green.example', part: 'mf-catalog', salt: 's1' }
const OTHERS = [
  { ...KEY, shop: 'red.example' },
  { ...KEY, part: 'mf-basket' },
  { ...KEY, salt: 's2' },
]
const NOW = new Date('2026-11-23T12:00:00Z')

async function store() {
  const { databaseUrl } = await testRegistry()
  const connection = connectRollouts(databaseUrl)
  endWithTests(connection.close)
  return { ...createScheduleStore(connection), connection }
}

test('a comparison is that of its shop, part and rollout; the later one takes its place', async () => {
  const { test: saved, saveTest, connection } = await store()
  const ofVersion = (against: string) => ({ against, comparisons: {} })
  await saveTest(KEY, ofVersion('1.0.0'), NOW)
  for (const [index, other] of OTHERS.entries()) await saveTest(other, ofVersion(`2.${index}.0`), NOW)
  const later = new Date('2026-11-24T12:00:00Z')
  await saveTest(KEY, ofVersion('1.1.0'), later)
  expect(await saved(KEY)).toEqual(ofVersion('1.1.0'))
  for (const [index, other] of OTHERS.entries()) expect(await saved(other)).toEqual(ofVersion(`2.${index}.0`))
  expect(await saved({ ...KEY, salt: 's3' })).toBeUndefined()
  const { rows } = await connection.pool.query(
    `select updated_at as at from rollouts.candidate_tests where shop = $1 and part = $2 and salt = $3`,
    [KEY.shop, KEY.part, KEY.salt],
  )
  expect(rows).toEqual([{ at: later }])
})

test('a note is that of its shop, part and rollout, and says for what a step waits as long as it does', async () => {
  const { note, saveNote, waiting } = await store()
  expect(await note(KEY)).toBeUndefined()
  await saveNote(KEY, { share: 12.5, viewsBefore: 40, waitsFor: 'views' })
  for (const other of OTHERS) await saveNote(other, { share: 1, viewsBefore: 2 })
  expect(await note(KEY)).toEqual({ share: 12.5, viewsBefore: 40, waitsFor: 'views' })
  expect(await waiting()).toEqual([{ ...KEY, waitsFor: 'views' }])
  await saveNote(KEY, { share: 25, viewsBefore: 90 })
  expect(await note(KEY)).toEqual({ share: 25, viewsBefore: 90 })
  for (const other of OTHERS) expect(await note(other)).toEqual({ share: 1, viewsBefore: 2 })
  expect(await waiting()).toEqual([])
})

test('work that fails says so, and the next one begins', async () => {
  const { alone } = await store()
  await expect(alone(() => Promise.reject(new Error('no rules')))).rejects.toThrow('no rules')
  expect(await alone(async () => undefined)).toBe(true)
})
