import type { Plan } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import type { RenderOrder } from '../render/pool'
import { GREEN } from '../testing/fake-shop'
import { createSharedPages } from './shared-pages'
import type { SharedOrder } from './shared-rendering'

const PLAN = { id: 'plan', parts: { shell: { version: '1.0.0' } } } as unknown as Plan
const TTL = 5000
const NEVER = new AbortController().signal

function started(render: (order: RenderOrder) => Promise<void>, memory = 1000) {
  const world = { now: 0, renderings: 0, token: 'token-of-the-edge', logged: [] as unknown[] }
  const pages = createSharedPages({
    pool: {
      render: (order) => {
        world.renderings++
        return render(order)
      },
    },
    tokens: {
      get: async () => world.token,
      evict(_domain, token) {
        if (token === world.token) world.token += '-2'
      },
    },
    ttl: TTL,
    memory,
    dataDeadline: 100,
    log: { error: (fields: unknown) => void world.logged.push(fields), warn: () => undefined },
    now: () => world.now,
  })
  const order = (target: string): SharedOrder => ({
    domain: 'green.example',
    shop: GREEN,
    plan: PLAN,
    route: undefined,
    target,
    apiOrigin: '',
  })
  const get = async (target: string, given: Partial<SharedOrder> = {}, gone = NEVER) =>
    (await pages.get({ ...order(target), ...given }, gone))?.html('N')
  const grow = (target: string, bytes: number) => {
    const page = pages.ready(order(target))
    if (page) pages.grow(order(target), page, bytes)
  }
  return { world, get, grow }
}
const writing = async ({ job, sink }: RenderOrder) => sink.write(`${job.url} ${job.nonce}`)

test('a page lives for its time, and for the data of its shop', async () => {
  const { world, get } = started(writing)
  expect(await get('/a')).toBe('/a N')
  world.now = TTL - 1
  expect(await get('/a')).toBe('/a N')
  expect(world.renderings).toBe(1)
  await get('/a', { shop: { ...GREEN } })
  expect(world.renderings).toBe(2)
  world.now = TTL * 3
  await get('/a')
  expect(world.renderings).toBe(3)
})

test('the pages that are asked for least go when there is no room', async () => {
  const size = 300
  const { world, get } = started(async ({ sink }) => sink.write('x'.repeat(size / 2)), size * 3)
  for (const target of ['/a', '/b', '/c', '/a', '/d']) await get(target)
  expect(world.renderings).toBe(4)
  await get('/a')
  expect(world.renderings).toBe(4)
  await get('/b')
  expect(world.renderings).toBe(5)
})

test('what is kept beside a page takes room as the page does, until the page goes', async () => {
  const size = 300
  const { world, get, grow } = started(async ({ sink }) => sink.write('x'.repeat(size / 2)), size * 3)
  for (const target of ['/a', '/b']) await get(target)
  grow('/b', size)
  await get('/c')
  expect(world.renderings).toBe(3)
  await get('/b')
  expect(world.renderings).toBe(3)
  await get('/a')
  expect(world.renderings).toBe(4)
})

test('a page that failed, or lacks a piece, is rendered again for the next one', async () => {
  const { world, get } = started(async ({ sink }) => {
    if (world.renderings === 1) throw new EdgeError('RENDER_FAILED', 'once')
    if (world.renderings === 2) sink.problem('a slot is missing')
    sink.write('page')
  })
  await expect(get('/a')).rejects.toMatchObject({ code: 'RENDER_FAILED' })
  expect(await get('/a')).toBe('page')
  expect(await get('/a')).toBe('page')
  expect(world.renderings).toBe(3)
  await get('/a')
  expect(world.renderings).toBe(3)
})

test('[EDGE-009] what shows the session of the rendering is for nobody, and not tried again soon', async () => {
  const { world, get } = started(async ({ job, sink }) => sink.write(`${job.cookies.access_token}`))
  expect(await get('/a')).toBeUndefined()
  expect(await get('/a')).toBeUndefined()
  expect(world.renderings).toBe(1)
  world.now = 60_001
  await get('/a')
  expect(world.renderings).toBe(2)
})

test('a page whose token the API rejected is rendered again with a new one', async () => {
  const { world, get } = started(async ({ job, sink }) => {
    if (job.cookies.access_token === 'token-of-the-edge') {
      sink.sessionRejected?.()
      sink.write('error')
    } else sink.write('page')
  })
  expect(await Promise.all([get('/a'), get('/a')])).toEqual(['page', 'page'])
  expect(await get('/a')).toBe('page')
  expect(world.renderings).toBe(2)
})

test('while the API rejects every token nobody is shown what came of it', async () => {
  const { world, get } = started(async ({ sink }) => {
    sink.sessionRejected?.()
    sink.write('error')
  })
  expect(await get('/a')).toBeUndefined()
  expect(world.renderings).toBe(2)
  expect(await get('/a')).toBeUndefined()
  expect(world.renderings).toBe(2)
})

test('the order of a shared page holds no data of a visitor', async () => {
  const orders: RenderOrder[] = []
  const { get } = started(async (order) => {
    orders.push(order)
    order.sink.write('page')
  })
  await get('/a')
  expect(orders[0]?.job).toMatchObject({ shared: true, url: '/a' })
  expect(Object.keys(orders[0]?.job.cookies ?? {}).sort()).toEqual(['access_token', 'expires', 'expires_in'])
  expect(orders[0]?.job.cookies.access_token).toBe('token-of-the-edge')
  expect(await get(`/${'x'.repeat(600)}`)).toBeUndefined()
  expect(await get('/a?ACCESS_TOKEN=t')).toBeUndefined()
})

/** A page that is never ready. */
const hanging = ({ signal }: RenderOrder) =>
  new Promise<void>((_, reject) =>
    signal.addEventListener('abort', () => reject(new EdgeError('RENDER_ABORTED', 'given up'))),
  )

test('a visitor who has left before it began keeps no rendering going', async () => {
  const { world, get } = started(hanging)
  await expect(get('/a', {}, AbortSignal.abort())).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
  expect(world.renderings).toBe(0)
  const gone = new AbortController()
  const first = get('/a', {}, gone.signal)
  await expect(get('/a', {}, AbortSignal.abort())).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
  gone.abort()
  await expect(first).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
})

test('a rendering is given up when nobody waits for it any more, not before', async () => {
  const { world, get } = started(hanging)
  const first = new AbortController()
  const second = new AbortController()
  const visits = [get('/a', {}, first.signal), get('/a', {}, second.signal)]
  const outcomes = Promise.allSettled(visits)
  await new Promise(setImmediate)
  first.abort()
  const third = get('/a', {}, second.signal)
  expect(world.renderings).toBe(1)
  second.abort()
  await expect(third).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  void get('/a', {}, NEVER)
  await new Promise(setImmediate)
  expect(world.renderings).toBe(2)
})

test('a page that is not shared is logged without what its address says of somebody', async () => {
  const { world, get } = started(async ({ sink }) => sink.write(world.token))
  await get('/confirm?email=anna@example.com&code=secret&page=2')
  expect(world.logged).toEqual([{ target: '/confirm?email=…&code=…&page=2' }])
})
