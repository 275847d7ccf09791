import type { Plan, RenderJob, RenderSink } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import type { RenderOrder } from '../render/pool'
import { GREEN } from '../testing/fake-shop'
import { createSharedPages } from './shared-pages'
import { createSharedRendering, isForNobody, type SharedOrder } from './shared-rendering'

describe('shared-pages', () => {
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

  /** A page that is never ready. */
  const hanging = ({ signal }: RenderOrder) =>
    new Promise<void>((_, reject) =>
      signal.addEventListener('abort', () => reject(new EdgeError('RENDER_ABORTED', 'given up'))),
    )

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
})

describe('shared-rendering', () => {
  const plan = {
    parts: { shell: { version: '1.0.0' }, 'mf-catalog': { version: '2.0.0' } },
  } as unknown as Plan
  const ORDER: SharedOrder = {
    domain: 'shop.example',
    shop: GREEN,
    plan,
    route: { id: 'catalog.list', path: '/catalog', part: 'mf-catalog', expose: './Page', access: 'anyone' },
    target: '/catalog?page=2',
    apiOrigin: 'http://api',
  }
  type Write = (sink: RenderSink, job: RenderJob) => void

  function started(write: Write) {
    const world = {
      orders: [] as { job: RenderJob; owner: string }[],
      evicted: [] as string[],
      warnings: [] as unknown[],
    }
    const render = createSharedRendering({
      pool: {
        render: async (order) => {
          world.orders.push(order)
          write(order.sink, order.job)
        },
      },
      tokens: {
        get: async (domain) => `token-${domain}-${world.evicted.length}`,
        evict: (domain, token) => void world.evicted.push(`${domain} ${token}`),
      },
      dataDeadline: 100,
      log: {
        warn: (...given: unknown[]) => void world.warnings.push(given),
        error: () => undefined,
      } as never,
      now: () => 5000,
    })
    const draw = (changes: Partial<SharedOrder> = {}) =>
      render({ ...ORDER, ...changes }, new AbortController().signal)
    return { world, draw }
  }

  test('each answer has its own nonce in all places', async () => {
    const { draw } = started((sink, { nonce }) => {
      sink.head({ title: 'Каталог', description: '' })
      sink.write(`<style nonce="${nonce}">`)
      sink.write(`<script nonce="${nonce}">`)
    })
    const page = await draw()
    expect(page.head?.title).toBe('Каталог')
    expect(page.html('abc')).toBe('<style nonce="abc"><script nonce="abc">')
    expect(page.bytes).toBe(2 * page.html('n'.repeat(29)).length)
    expect(page.unfit).toBeUndefined()
    expect(isForNobody(page)).toBe(false)
  })

  test.each<[string, Write]>([
    ['its text', (sink, { cookies }) => sink.write(`<p>${cookies.access_token}</p>`)],
    ['its head', (sink, { cookies }) => sink.head({ title: cookies.access_token ?? '', description: '' })],
  ])('a page that shows the session in %s is for nobody', async (_where, write) => {
    const page = await started(write).draw()
    expect([page.unfit, isForNobody(page)]).toEqual(['personal', true])
  })
})
