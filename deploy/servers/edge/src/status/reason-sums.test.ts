import type { BeaconEvent } from '@prilavok/shared-kernel/contract'
import { createReasonSums } from './reason-sums'

const SHOP = 'green.example'
const failed = (reason?: string, kind: BeaconEvent['kind'] = 'load-failed'): BeaconEvent => ({
  ...{ part: 'mf-catalog', version: '1.1.0', kind },
  ...(reason !== undefined && { reason }),
})

test('a reason is counted by shop, version and kind; what has none, and what cured a failure, is not', () => {
  const sums = createReasonSums(() => 1000)
  for (const event of [failed('a'), failed('a'), failed('a', 'api-error'), failed(), failed('a', 'fallback')])
    sums.add(SHOP, event)
  sums.add('red.example', failed('a'))
  const of = { part: 'mf-catalog', version: '1.1.0', reason: 'a', at: 1000 }
  expect(sums.take()).toEqual([
    { ...of, shop: SHOP, kind: 'load-failed', reports: 2 },
    { ...of, shop: SHOP, kind: 'api-error', reports: 1 },
    { ...of, shop: 'red.example', kind: 'load-failed', reports: 1 },
  ])
  expect(sums.take()).toEqual([])
})

test('of invented reasons the first 500 are kept until they are taken, and those go on counting', () => {
  const sums = createReasonSums()
  for (let one = 0; one < 600; one++) sums.add(SHOP, failed(`reason ${one}`))
  sums.add(SHOP, failed('reason 0'))
  const taken = sums.take()
  expect(taken).toHaveLength(500)
  expect(taken[0]).toMatchObject({ reason: 'reason 0', reports: 2 })
  sums.add(SHOP, failed('reason 599'))
  expect(sums.take()).toMatchObject([{ reason: 'reason 599' }])
})
