import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '../database/connection'
import type { ReasonSum } from '../model/failure-reason'
import { testRegistry } from '../testing/test-registry'
import { createFailureReasons } from './failure-reasons'

const HOUR_MS = 3_600_000
const AT = Date.parse('2026-11-23T10:30:00Z')
const of = { shop: 'green.example', part: 'mf-catalog', version: '1.1.0' }
const told = (reason: string, given: Partial<ReasonSum> = {}): ReasonSum => ({
  ...of,
  ...{ kind: 'load-failed', reason, reports: 1, at: AT },
  ...given,
})

async function failureReasons() {
  const { databaseUrl } = await testRegistry()
  const connection = connectRollouts(databaseUrl)
  afterTestFile(connection.close)
  return createFailureReasons(connection)
}

test('reasons of several edges and hours add up, the most frequent first, each with its last time', async () => {
  const reasons = await failureReasons()
  await Promise.all(
    Array.from({ length: 4 }, () =>
      reasons.record([
        told('a timeout', { reports: 2 }),
        told('404', { reports: 3 }),
        told('404', { reports: 1, at: AT + 60_000 }),
        told('404', { kind: 'api-error' }),
        told('of another shop', { shop: 'red.example', reports: 99 }),
        told('of another version', { version: '1.0.0', reports: 99 }),
        told('of another part', { part: 'mf-basket', reports: 99 }),
      ]),
    ),
  )
  await reasons.record([told('a timeout', { reports: 5, at: AT - HOUR_MS })])
  await reasons.record([])
  const from = (milliseconds: number) => ({ ...of, from: new Date(milliseconds) })
  expect(await reasons.read(from(AT))).toEqual([
    { kind: 'load-failed', reason: '404', reports: 16, lastAt: '2026-11-23T10:31:00.000Z' },
    { kind: 'load-failed', reason: 'a timeout', reports: 8, lastAt: '2026-11-23T10:30:00.000Z' },
    { kind: 'api-error', reason: '404', reports: 4, lastAt: '2026-11-23T10:30:00.000Z' },
  ])
  expect((await reasons.read(from(AT - HOUR_MS)))[1]).toMatchObject({ reason: 'a timeout', reports: 13 })
  expect(await reasons.read(from(AT + HOUR_MS))).toEqual([])
})

test('who invents reasons fills an hour of one version and no more; known ones go on counting, ten are told', async () => {
  const reasons = await failureReasons()
  for (let one = 0; one < 60; one++) await reasons.record([told(`invented ${String(one).padStart(2, '0')}`)])
  await reasons.record([told('invented 49', { reports: 7 }), told('true', { reports: 50 })])
  const read = await reasons.read({ ...of, from: new Date(AT) })
  expect(read).toHaveLength(10)
  expect(read[0]).toMatchObject({ reason: 'invented 49', reports: 8 })
  expect(read.map(({ reason }) => reason)).not.toContain('true')
  await reasons.record([told('true', { at: AT + HOUR_MS, reports: 50 })])
  expect((await reasons.read({ ...of, from: new Date(AT) }))[0]).toMatchObject({
    reason: 'true',
    reports: 50,
  })
})

test('sixty reasons at once fill an hour, too: the most frequent ones are stored, known ones add, those of others have their own room', async () => {
  const reasons = await failureReasons()
  await reasons.record([told('known')])
  const invented = Array.from({ length: 60 }, (_, one) => told(`invented ${one}`, { reports: 100 + one }))
  const others = [told('elsewhere', { shop: 'red.example' }), told('later', { at: AT + HOUR_MS })]
  await reasons.record([...invented, told('known', { reports: 1000 }), ...others])
  expect(await reasons.read({ ...of, from: new Date(AT + HOUR_MS) })).toMatchObject([{ reason: 'later' }])
  expect(await reasons.read({ ...of, shop: 'red.example', from: new Date(AT) })).toHaveLength(1)
  const [first, second] = await reasons.read({ ...of, from: new Date(AT) })
  expect([first, second]).toMatchObject([
    { reason: 'known', reports: 1001 },
    { reason: 'invented 59', reports: 159 },
  ])
  // Each is made the most frequent: those that are stored say so with what they had.
  let stored = 0
  for (const { reason } of invented) {
    await reasons.record([told(reason, { reports: 10_000 })])
    const [most] = await reasons.read({ ...of, from: new Date(AT) })
    if (most?.reason === reason && most.reports > 10_000) stored++
    await reasons.record([told(reason, { reports: -10_000 })])
  }
  expect(stored).toBe(49)
})

test('reasons are kept for thirty days', async () => {
  const reasons = await failureReasons()
  await reasons.record([told('old', { at: AT - 24 * HOUR_MS }), told('new')])
  await reasons.prune(new Date(AT + 29.5 * 24 * HOUR_MS))
  const read = await reasons.read({ ...of, from: new Date(AT - 48 * HOUR_MS) })
  expect(read.map(({ reason }) => reason)).toEqual(['new'])
})
