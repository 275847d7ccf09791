import type { Log } from '../log'
import { until } from '../testing/until'
import { type Lane, startLane } from './lane'

const lanes: Lane[] = []
afterAll(() => {
  for (const { workers } of lanes) workers.close()
})

/** Workers that idle: they are told nothing. */
function started(size: number, queue = 100, queueDeadline = 60_000) {
  const lane = startLane({
    size,
    queue,
    queueDeadline,
    releasesDir: '',
    stallLimit: 10_000,
    memory: 64,
    maxTaken: 100,
    code: "require('node:worker_threads').parentPort.on('message', () => undefined)",
    greeting: () => [],
    onBlamed: () => undefined,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log,
  })
  lanes.push(lane)
  return lane
}
const enter = ({ share }: Lane, group: string) => share.enter([group]).catch(({ code }) => code)

test('each worker has four places, and one shop never has all of them', () => {
  const lane = started(2)
  for (let page = 0; page < 10; page++) void enter(lane, 'green')
  expect([lane.share.active, lane.share.waiting]).toEqual([7, 3])
  void enter(lane, 'red')
  expect([lane.share.active, lane.share.waiting]).toEqual([8, 3])
  void enter(lane, 'blue')
  expect([lane.share.active, lane.share.waiting]).toEqual([8, 4])
})

test('workers that idle get more places, still one of them for another shop', async () => {
  const lane = started(1)
  for (let page = 0; page < 10; page++) void enter(lane, 'green')
  expect(lane.share.active).toBe(3)
  await until(() => lane.share.active > 3)
  const { active } = lane.share
  void enter(lane, 'red')
  expect(lane.share.active).toBeGreaterThan(active)
})

test('what does not fit into the queue, or waits for too long, is turned away', async () => {
  const lane = started(1, 1)
  for (let page = 0; page < 4; page++) void enter(lane, 'green')
  expect(await enter(lane, 'green')).toBe('OVERLOADED')
  const impatient = started(1, 100, 1)
  for (let page = 0; page < 3; page++) void enter(impatient, 'green')
  expect(await enter(impatient, 'green')).toBe('OVERLOADED')
})
