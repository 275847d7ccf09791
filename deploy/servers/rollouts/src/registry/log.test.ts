import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import type { LoggedChange } from '../model/change'
import { testRegistry } from '../testing/test-registry'
import { readLog, writeLine } from './log'

const at = (hour: number) => `2026-11-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const line = (given: Partial<LoggedChange> = {}): Omit<LoggedChange, 'id'> => ({
  ...{ revision: 3, at: at(10), actor: { kind: 'operator', name: 'А. Громова' } },
  ...{ kind: 'use', shop: '*', part: 'mf-a', version: '1.0.0', reason: '' },
  ...given,
})

async function world() {
  const { databaseUrl } = await testRegistry()
  const { db, close } = connectRollouts(databaseUrl)
  afterTestFile(close)
  const write = (...lines: Omit<LoggedChange, 'id'>[]) =>
    db.transaction().execute(async (transaction) => {
      const written: LoggedChange[] = []
      for (const one of lines) written.push(await writeLine(transaction, one))
      return written
    })
  return { db, write }
}

test('a line is read as it was written, with everything or hardly anything in it', async () => {
  const { db, write } = await world()
  const rule = { part: 'mf-a', shop: '*', stable: '1.0.0' } as const
  const whole = line({
    before: rule,
    after: { ...rule, stable: '1.1.0' },
    withdrawal: { part: 'mf-a', version: '1.0.0', shop: '*', at: at(10), reason: 'пусто' },
    until: at(12),
    figures: { views: 5 },
    reason: 'проба',
  })
  const bare = line({ part: undefined, version: undefined })
  const written = await write(whole, bare)
  expect(written).toMatchObject([whole, bare])
  const [second, first] = await readLog(db)
  expect(first).toEqual({ ...whole, id: written[0]?.id })
  expect(second).toEqual({ ...bare, id: written[1]?.id })
  expect(second).not.toHaveProperty('until')
  expect(second).not.toHaveProperty('figures')
})

test('lines are chosen by supplier, part, time and place', async () => {
  const { db, write } = await world()
  const written = await write(
    line({ at: at(1), shop: 'a' }),
    line({ at: at(2), shop: 'b' }),
    line({ at: at(3), shop: 'a', part: 'mf-b' }),
    line({ at: at(4) }),
  )
  const hours = async (filter?: Parameters<typeof readLog>[1]) =>
    (await readLog(db, filter)).map((one) => new Date(one.at).getUTCHours())
  expect(await hours()).toEqual([4, 3, 2, 1])
  expect(await hours({ shop: 'a' })).toEqual([3, 1])
  expect(await hours({ shops: ['b', '*'] })).toEqual([4, 2])
  expect(await hours({ shops: [] })).toEqual([])
  expect(await hours({ part: 'mf-b' })).toEqual([3])
  expect(await hours({ from: at(2), to: at(3) })).toEqual([3, 2])
  expect(await hours({ before: written[2]?.id ?? 0 })).toEqual([2, 1])
  expect(await hours({ limit: 2 })).toEqual([4, 3])
})

test('a hundred lines are read where nobody asks for more', async () => {
  const { db, write } = await world()
  await write(...Array.from({ length: 101 }, () => line()))
  expect(await readLog(db)).toHaveLength(100)
  expect(await readLog(db, { limit: 200 })).toHaveLength(101)
})
