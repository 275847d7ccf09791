import type { Plan } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import type { RenderOrder } from '../render/pool'
import { GREEN } from '../testing/fake-shop'
import { createSharedPages } from './shared-pages'
import type { SharedOrder } from './shared-rendering'

const PLAN = { id: 'plan', parts: { shell: { version: '1.0.0' } } } as unknown as Plan
const TTL = 5000
const NEVER = new AbortController().signal

function started(render: (order: RenderOrder) => Promise<void>, memory = 1000, ttl = TTL) {
  const world = {
    now: 0,
    renderings: 0,
    token: 'token-of-the-edge',
    tokenError: undefined as Error | undefined,
    logged: [] as unknown[],
    warnings: [] as unknown[],
  }
  const pages = createSharedPages({
    pool: {
      render: (order) => {
        world.renderings++
        return render(order)
      },
    },
    tokens: {
      get: async () => {
        if (world.tokenError) throw world.tokenError
        return world.token
      },
      evict(_domain, token) {
        if (token === world.token) world.token += '-2'
      },
    },
    ttl,
    memory,
    dataDeadline: 100,
    log: {
      error: (fields: unknown) => void world.logged.push(fields),
      warn: (fields: unknown) => void world.warnings.push(fields),
    },
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
  const isReady = (target: string) => pages.ready(order(target)) !== undefined
  return { world, pages, order, get, grow, isReady }
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

test('a page is ready while it is fresh; one that is rendered now, or was never asked for, is not', async () => {
  let write: () => void = () => undefined
  const { world, get, isReady } = started(async ({ sink }) => {
    await new Promise<void>((resolve) => {
      write = resolve
    })
    sink.write('page')
  })
  const first = get('/a')
  await new Promise(setImmediate)
  expect([isReady('/a'), isReady('/b')]).toEqual([false, false])
  write()
  expect(await first).toBe('page')
  expect([isReady('/a'), isReady('/b')]).toEqual([true, false])
  world.now = TTL - 1
  expect(isReady('/a')).toBe(true)
  world.now = TTL
  expect(isReady('/a')).toBe(false)
})

test('another domain, plan or address is another page', async () => {
  const { world, get } = started(writing)
  await get('/a')
  await get('/a', { domain: 'other.example' })
  await get('/a', { plan: { ...PLAN, id: 'other' } })
  await get('/a?page=2')
  expect(world.renderings).toBe(4)
  // The same set of releases with other fallbacks.
  await get('/a', { plan: { ...PLAN } })
  expect(world.renderings).toBe(5)
})

test('all who ask meanwhile get one rendering, and a failure is theirs together', async () => {
  const { world, get } = started(async ({ sink }) => {
    if (world.renderings === 1) throw new EdgeError('RENDER_KILLED', 'x')
    sink.write('page')
  })
  const both = await Promise.allSettled([get('/a'), get('/a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(world.renderings).toBe(1)
  expect(await Promise.all([get('/a'), get('/a')])).toEqual(['page', 'page'])
  expect(world.renderings).toBe(2)
})

test('without a time to live nothing is shared', async () => {
  const { world, get } = started(writing, 1000, 0)
  expect(await get('/a')).toBeUndefined()
  expect(world.renderings).toBe(0)
})

test.each([
  [`/${'x'.repeat(511)}`, true],
  [`/${'x'.repeat(512)}`, false],
  ['/a?access_token=t', false],
  ['/a?b=c&Access_Token=t', false],
  ['/access_token', true],
  ['/a?access_tokens=t', true],
])('%s is shared: %s', async (target, isShared) => {
  const { get, world } = started(writing, 100_000)
  expect((await get(target)) !== undefined).toBe(isShared)
  expect(world.renderings).toBe(isShared ? 1 : 0)
})

test('without a token of the API nothing is shared, which the log says; any other failure is the visitor’s', async () => {
  const { world, get } = started(writing)
  world.tokenError = new EdgeError('API_UNREACHABLE', 'shop.example')
  expect(await get('/a')).toBeUndefined()
  world.tokenError = new Error('no network')
  expect(await get('/a')).toBeUndefined()
  expect(world.warnings).toEqual([{ reason: expect.any(String) }, { reason: 'no network' }])
  world.tokenError = new EdgeError('OVERLOADED', 'x')
  await expect(get('/a')).rejects.toMatchObject({ code: 'OVERLOADED' })
  expect(world.warnings).toHaveLength(2)
  expect(world.renderings).toBe(0)
})

test('a page that is for nobody is tried again after a minute, of one that lacks a piece the next one is', async () => {
  const { world, get } = started(async ({ sink }) => sink.write(world.token))
  await get('/a')
  world.now = 59_999
  await get('/a')
  expect(world.renderings).toBe(1)
  world.now = 60_000
  await get('/a')
  expect(world.renderings).toBe(2)
  const incomplete = started(async ({ sink }) => {
    sink.problem('x')
    sink.write('page')
  })
  expect(await incomplete.get('/a')).toBe('page')
  expect(incomplete.isReady('/a')).toBe(false)
  expect(incomplete.world.logged).toEqual([])
  await incomplete.get('/a')
  expect(incomplete.world.renderings).toBe(2)
})

test('what is added to a page that went, or was rendered anew, takes no room', async () => {
  const size = 300
  const { world, pages, order, get, isReady } = started(
    async ({ sink }) => sink.write('x'.repeat(size / 2)),
    size * 2,
  )
  await get('/a')
  const old = pages.ready(order('/a'))
  world.now = TTL
  await get('/a')
  await get('/b')
  if (old) pages.grow(order('/a'), old, size)
  if (old) pages.grow(order('/never'), old, size)
  expect([isReady('/a'), isReady('/b')]).toEqual([true, true])
})

test('a page that goes gives back all that it took, also what was added to it', async () => {
  const size = 300
  const { world, get, grow, isReady } = started(
    async ({ sink }) => sink.write('x'.repeat(size / 2)),
    size * 2,
  )
  await get('/a')
  grow('/a', size)
  world.now = TTL
  expect(isReady('/a')).toBe(false)
  await get('/b')
  await get('/c')
  expect([isReady('/b'), isReady('/c')]).toEqual([true, true])
})

test('a page that alone is larger than all the room goes at once', async () => {
  const { get, isReady } = started(async ({ sink }) => sink.write('x'.repeat(501)))
  expect(await get('/a')).toHaveLength(501)
  expect(isReady('/a')).toBe(false)
  const exact = started(async ({ sink }) => sink.write('x'.repeat(500)))
  await exact.get('/a')
  expect(exact.isReady('/a')).toBe(true)
})

test('a visitor who leaves when the page is there takes nothing with him', async () => {
  const { world, get, isReady } = started(writing)
  const gone = new AbortController()
  await get('/a', {}, gone.signal)
  gone.abort()
  expect(isReady('/a')).toBe(true)
  await get('/a')
  expect(world.renderings).toBe(1)
})
