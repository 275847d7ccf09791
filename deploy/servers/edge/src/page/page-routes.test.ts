import { brotliDecompressSync } from 'node:zlib'
import type { Plan } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import { EdgeError } from '../errors'
import type { PageSession } from '../session/page-session'
import type { Visit } from '../session/visits'
import type { ShopState } from '../supplier/shops'
import { collectedLog } from '../testing/collected-log'
import { GREEN } from '../testing/fake-shop'
import { addPageRoutes, type PageTools } from './page-routes'

const HOST = GREEN.DOMAIN_NAME
const SHELL = { version: '1.0.0', base: '/shell/', entry: ['main.js'], scripts: {}, fallbacks: [] }
const plan = {
  id: 'plan-id',
  parts: { shell: SHELL, 'mf-catalog': { ...SHELL, base: '/catalog/' } },
  routes: [{ id: 'catalog.list', path: '/catalog', part: 'mf-catalog', expose: './Page', access: 'anyone' }],
  slots: {},
  layoutSlots: [],
} as unknown as Plan
const VISIT: Visit = {
  subject: 'visitor',
  failed: undefined,
  saved: undefined,
  override: undefined,
  setCookies: ['subject=visitor'],
}

interface Given {
  state?: ShopState
  maintenance?: boolean
  session?: PageSession | Error
  visit?: Partial<Visit>
  untouched?: boolean
  packed?: boolean
}

function started(given: Given = {}) {
  const { state = { status: 'open', shop: GREEN }, session = { cookies: {}, setCookies: [] } } = given
  const world = {
    opened: [] as unknown[],
    known: [] as unknown[],
    loaded: [] as unknown[],
    sessions: [] as { secure: boolean; groups: readonly string[] }[],
    jobs: [] as { url: string; cookies: object; apiOrigin: string }[],
    shared: 0,
    welcomed: 0,
    lists: 0,
  }
  const visit = { ...VISIT, ...given.visit }
  const tools = {
    settings: {
      maintenance: given.maintenance ?? false,
      errorStatuses: [500],
      shopAddress: 'https://{domain}',
      render: 'server',
      dataDeadline: 100,
      mapTiles: undefined,
    },
    api: {
      knows: () => true,
      originOf: () => 'http://api',
      pictureOriginOf: () => 'https://pictures.example',
    },
    shops: { get: async () => state },
    pageLists: {
      get: async () => {
        world.lists++
        return undefined
      },
    },
    plans: { of: () => plan, load: async (versions: object) => void world.loaded.push(versions) },
    visits: {
      open: async (_request: unknown, domain: string, shop: string) => {
        world.opened.push([domain, shop])
        return visit
      },
      known: (_request: unknown, shop: string) => {
        world.known.push(shop)
        return visit
      },
    },
    secret: 'secret',
    sessions: {
      open: async (request: (typeof world.sessions)[number]) => {
        world.sessions.push(request)
        if (session instanceof Error) throw session
        return session
      },
    },
    pool: {
      isBroken: () => false,
      render: async ({
        job,
        sink,
      }: {
        job: (typeof world.jobs)[number]
        sink: { write(html: string): void }
      }) => {
        world.jobs.push(job)
        sink.write('<main>страница</main>')
      },
    },
    documentShells: { of: async () => ({ htmlAttributes: '', head: '' }) },
    sharedPages: {
      get: async () => {
        world.shared++
        return { head: undefined, html: () => '<main>общая</main>' }
      },
    },
    packedPages: {
      of: async () => (given.packed ? { of: () => Buffer.from('packed'), bytes: 6 } : undefined),
    },
    untouched: {
      isUntouched: () => given.untouched ?? false,
      welcome: () => {
        world.welcomed++
        return 'untouched=1'
      },
    },
    serviceWorkers: { fileOf: async () => undefined },
  }
  const { lines, logger } = collectedLog()
  const app = Fastify({ trustProxy: true, logger })
  addPageRoutes(app, tools as unknown as PageTools)
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { host: HOST, ...headers } })
  return { world, ask, lines }
}

test('a page is rendered for who asks, with a policy of its own', async () => {
  const { world, ask } = started({ session: { cookies: { access_token: 'a' }, setCookies: [] } })
  const answer = await ask('/catalog?page=2', { 'x-forwarded-proto': 'https' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<main>страница</main>')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'set-cookie': ['subject=visitor'],
  })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.headers).not.toHaveProperty('retry-after')
  expect(answer.headers['content-security-policy']).toContain('https://pictures.example')
  expect(world.jobs).toMatchObject([
    { url: '/catalog?page=2', cookies: { access_token: 'a' }, apiOrigin: 'http://api' },
  ])
  expect(world.sessions).toMatchObject([{ domain: HOST, secure: true }])
  expect(world.sessions[0]?.groups[0]).toBe(`shop ${HOST}`)
  expect(world.opened).toEqual([[HOST, HOST]])
  expect(world).toMatchObject({ loaded: [], shared: 0, lists: 1 })
})

test('a path that no route means has the page that says so', async () => {
  const { ask } = started()
  const answer = await ask('/other')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('<main>страница</main>')
})

test.each(['image', 'script', 'style', 'font', 'audio', 'video', 'track', 'manifest', 'object', 'embed'])(
  'what is no page (%s) gets none',
  async (kind) => {
    const { world, ask } = started()
    const answer = await ask('/other', { 'sec-fetch-dest': kind })
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    })
    expect(world.jobs).toEqual([])
    expect((await ask('/catalog', { 'sec-fetch-dest': kind })).statusCode).toBe(200)
    expect((await ask('/other', { 'sec-fetch-dest': `${kind}worklet` })).body).toContain('страница')
    expect((await ask('/other', { 'sec-fetch-dest': `x${kind}` })).body).toContain('страница')
  },
)

test('HEAD says what GET would, and asks for nobody’s session', async () => {
  const { world, ask } = started()
  const answer = await ask('/catalog', {}, 'HEAD')
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(answer.headers['content-security-policy']).toContain('https://pictures.example')
  expect((await ask('/other', {}, 'HEAD')).statusCode).toBe(404)
  expect(world).toMatchObject({ opened: [], sessions: [], jobs: [], known: [HOST, HOST] })
})

test('a new session is handed over, and its browser is marked as new', async () => {
  const { world, ask } = started({ session: { cookies: {}, setCookies: ['access_token=a'] } })
  const answer = await ask('/catalog')
  expect(answer.headers['set-cookie']).toEqual(['access_token=a', 'subject=visitor', 'untouched=1'])
  expect(world.welcomed).toBe(1)
})

test('a session that is to be renewed sends the browser by where that is done', async () => {
  const { world, ask } = started({ session: { cookies: {}, setCookies: ['x=1'], renew: 'now' } })
  const answer = await ask('/catalog?a=1')
  expect(answer.statusCode).toBe(303)
  expect(answer.headers).toMatchObject({
    location: '/v3/oauth/token/renew/?to=%2Fcatalog%3Fa%3D1',
    'cache-control': 'no-store',
    'set-cookie': ['x=1', 'subject=visitor'],
  })
  expect(world).toMatchObject({ jobs: [], welcomed: 0 })
})

test.each<[string, PageSession | Error]>([
  ['is not renewed yet', { cookies: {}, setCookies: [], renew: 'later' }],
  ['has no room', new EdgeError('OVERLOADED', 'x')],
])('where a session %s the browser renders the page', async (_what, session) => {
  const { world, ask } = started({ session, untouched: true })
  const answer = await ask('/catalog')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Магазин загружается')
  expect(answer.body).not.toContain('no-connection')
  expect(world).toMatchObject({ jobs: [], shared: 0 })
})

test('without an API the page says so, and when to try again', async () => {
  const { world, ask, lines } = started({ session: new Error('away') })
  const answer = await ask('/catalog')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.body).toContain('"problem":"no-connection"')
  expect(world.jobs).toEqual([])
  expect(lines).toMatchObject([{ domain: HOST, reason: 'away', msg: 'no session' }])
})

test('pages of who is logged in are kept by no cache', async () => {
  const cookies = { has_refresh_token: 'Y' }
  const now = started({ session: { cookies, setCookies: [] } })
  expect((await now.ask('/catalog')).headers['cache-control']).toBe('private, no-store')
  const before = await started().ask('/catalog', { cookie: 'has_refresh_token=Y' })
  expect(before.headers['cache-control']).toBe('private, no-store')
})

test('who has nothing of his own gets the page of all', async () => {
  const { world, ask } = started({ untouched: true })
  expect((await ask('/catalog')).body).toContain('<main>общая</main>')
  expect(world).toMatchObject({ jobs: [], shared: 1 })
})

test('packed where the browser takes it so', async () => {
  const { world, ask } = started({ untouched: true, packed: true })
  const answer = await ask('/catalog', { 'accept-encoding': 'br' })
  expect([answer.body, answer.headers['content-encoding']]).toEqual(['packed', 'br'])
  expect(world.shared).toBe(0)
  expect((await ask('/catalog', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect(world.shared).toBe(1)
  const own = await started({ packed: true }).ask('/catalog', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(own.rawPayload).toString()).toContain('<main>страница</main>')
})

test('versions that a visitor keeps or tries are read first; an override is nobody else’s page', async () => {
  const override = { shop: HOST, releases: { shell: '2.0.0' }, until: '2030-01-01T00:00:00Z' } as const
  const { world, ask } = started({ visit: { saved: { 'mf-catalog': '1.5.0' }, override }, untouched: true })
  const answer = await ask('/catalog')
  expect(world.loaded).toEqual([{ 'mf-catalog': '1.5.0', shell: '2.0.0' }])
  expect(world.shared).toBe(0)
  expect(answer.body).toContain('"releases":["shell@2.0.0"]')
})

test('maintenance leads to its page, and a host without a shop has one', async () => {
  const closed = await started({ maintenance: true }).ask('/catalog')
  expect([closed.statusCode, closed.headers.location]).toEqual([302, '/repair'])
  expect(closed.headers['cache-control']).toBe('no-store')
  const { world, ask } = started({ state: { status: 'unknown' } })
  const unknown = await ask('/')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.body).toContain('Магазин не найден')
  expect(world).toMatchObject({ known: [''], opened: [] })
})

test('a form that a browser without scripts has sent is answered in words, another call by its status', async () => {
  const { ask } = started()
  const form = await ask('/catalog', { accept: 'text/html,*/*' }, 'POST')
  expect([form.statusCode, form.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(form.body).toContain('JavaScript')
  const call = await ask('/catalog', { accept: 'application/json' }, 'POST')
  expect([call.statusCode, call.body]).toEqual([405, 'Method not allowed'])
  expect(call.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect((await ask('/catalog', {}, 'POST')).body).toBe('Method not allowed')
})
