import type { HealthSum } from '@prilavok/rollouts/model/health'
import type { Log } from '../log'
import { createHealthSums } from './health-sums'

const OF = { shop: 'green.example', part: 'mf-catalog', version: '1.1.0' }

function started() {
  const world = { now: 90_000, away: false, batches: [] as HealthSum[][], lines: [] as [object, string][] }
  const write = (fields: object, message: string) => void world.lines.push([fields, message])
  const sums = createHealthSums(
    {
      async record(batch) {
        if (world.away) throw new Error('connection refused')
        world.batches.push(batch.map((sum) => ({ ...sum })))
      },
    },
    { warn: write, error: write } as unknown as Log,
    () => world.now,
  )
  return { world, sums }
}

test('reports add up by minute, version, kind and bucket, each with what it stands for', async () => {
  const { world, sums } = started()
  sums.add(OF, 'view')
  sums.add(OF, 'view', { weight: 4 })
  world.now = 119_999
  sums.add(OF, 'view')
  world.now = 120_000
  sums.add(OF, 'view')
  sums.add(OF, 'lcp', { bucket: 1000 })
  sums.add(OF, 'lcp', { bucket: 2000 })
  sums.add({ ...OF, shop: 'red.example' }, 'lcp', { bucket: 2000 })
  sums.add({ ...OF, version: '1.2.0' }, 'lcp', { bucket: 2000 })
  sums.add({ ...OF, part: 'mf-basket' }, 'lcp', { bucket: 2000 })
  await sums.flush()
  const [batch] = world.batches
  expect(batch?.[0]).toEqual({ ...OF, minute: 60_000, kind: 'view', bucket: 0, reports: 3, total: 6 })
  expect(batch?.slice(1).map(({ minute, kind, bucket, reports }) => [minute, kind, bucket, reports])).toEqual(
    [[120_000, 'view', 0, 1], [120_000, 'lcp', 1000, 1], ...Array(4).fill([120_000, 'lcp', 2000, 1])],
  )
})

test('what was handed over is not handed over again, and nothing is not handed over at all', async () => {
  const { world, sums } = started()
  await sums.flush()
  sums.add(OF, 'view')
  await Promise.all([sums.flush(), sums.flush()])
  await sums.flush()
  expect(world.batches).toHaveLength(1)
  expect(world.lines).toEqual([])
})

test('what cannot be handed over is kept with what comes meanwhile, and told of', async () => {
  const { world, sums } = started()
  world.away = true
  sums.add(OF, 'view', { weight: 2 })
  const flushed = sums.flush()
  sums.add(OF, 'view')
  await flushed
  expect(world.lines).toEqual([
    [{ reason: 'connection refused', kept: 1 }, 'health is not recorded; it is kept for later'],
  ])
  world.away = false
  await sums.flush()
  expect(world.batches).toMatchObject([[{ reports: 2, total: 3 }]])
})

test('beyond fifty thousand sums reports are given up, counted, and told of once', async () => {
  const { world, sums } = started()
  for (let bucket = 1; bucket <= 50_000; bucket++) sums.add(OF, 'lcp', { bucket })
  expect(sums.dropped).toBe(0)
  sums.add(OF, 'view')
  sums.add(OF, 'order')
  sums.add(OF, 'lcp', { bucket: 7 })
  expect(sums.dropped).toBe(2)
  await sums.flush()
  sums.add(OF, 'view')
  await sums.flush()
  expect(world.lines).toEqual([[{ dropped: 2 }, 'reports of pages were given up']])
  expect([world.batches[0]?.length, sums.dropped]).toEqual([50_000, 2])
})
