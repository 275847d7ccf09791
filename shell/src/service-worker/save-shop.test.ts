import type { OfflineShop } from '@prilavok/shared-kernel/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { FILES, PICTURES } from './caches'
import { saveShop } from './save-shop'
import { describeDocument, readDocument } from './saved-document'
import { memoryCaches } from './testing/memory-caches'

const shopOf = (plan: string, version: string): OfflineShop => ({
  plan,
  bases: [`/parts/shell/${version}/`],
  files: [`/parts/shell/${version}/main.js`, `/parts/shell/${version}/Home.js`],
  document: `<p>${plan}</p>`,
  headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
})
const world = {
  shop: shopOf('one', '1.0.0'),
  loaded: [] as string[],
  failing: '',
  error: new TypeError('Failed to fetch') as Error,
  asked: 0,
}
const server = setupServer(
  http.get('http://demo-green.localhost/offline-shop.json', () => {
    world.asked++
    return world.failing === 'shop' ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(world.shop)
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  // Addresses without a host are those of the shop, as in a browser.
  const { Request: NodeRequest, fetch: nodeFetch } = globalThis
  const absolute = (input: RequestInfo | URL) =>
    typeof input === 'string' ? new URL(input, 'http://demo-green.localhost') : input
  globalThis.Request = class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(absolute(input), init)
    }
  }
  globalThis.fetch = (input, init) => nodeFetch(absolute(input), init)
})
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(world, {
    shop: shopOf('one', '1.0.0'),
    loaded: [],
    failing: '',
    error: new TypeError('Failed to fetch'),
    asked: 0,
  })
  globalThis.caches = memoryCaches(async (path) => {
    if (path === world.failing) throw world.error
    world.loaded.push(path)
    return new Response(path)
  })
})

const files = async () => (await (await caches.open(FILES)).keys()).map(({ url }) => new URL(url).pathname)
const ask = (plan: string, change: { loaded?: string[]; savesData?: boolean } = {}) =>
  saveShop({ plan, loaded: [], savesData: false, ...change })

test('all files of the plan are saved, then the document with its own security policy; once', async () => {
  await ask('one', { loaded: ['/parts/shell/1.0.0/queue.js', '/parts/shell/0.9.0/main.js'] })
  expect((await files()).sort()).toEqual([
    '/parts/shell/1.0.0/Home.js',
    '/parts/shell/1.0.0/main.js',
    '/parts/shell/1.0.0/queue.js',
  ])
  const document = await readDocument()
  expect(await document?.text()).toBe('<p>one</p>')
  expect(document?.headers.get('content-security-policy')).toBe("default-src 'self'")
  await ask('one')
  expect(world.asked).toBe(1)
})

test('a plan that is not whole does not take the place of the one that is', async () => {
  await ask('one')
  world.shop = shopOf('two', '2.0.0')
  world.failing = '/parts/shell/2.0.0/Home.js'
  await expect(ask('two')).rejects.toThrow('Failed to fetch')
  expect((await describeDocument())?.plan).toBe('one')
  expect(await files()).toContain('/parts/shell/1.0.0/main.js')
  world.failing = ''
  await ask('two')
  expect((await describeDocument())?.plan).toBe('two')
  expect((await files()).sort()).toEqual(['/parts/shell/2.0.0/Home.js', '/parts/shell/2.0.0/main.js'])
})

test('the files of two plans that are the same are loaded once', async () => {
  await ask('one')
  world.shop = { ...shopOf('two', '1.0.0'), files: ['/parts/shell/1.0.0/main.js'] }
  await ask('two')
  expect(world.loaded.filter((path) => path.endsWith('main.js'))).toHaveLength(1)
})

test('where the buyer saves data, only what the page has loaded is saved', async () => {
  await ask('one', { loaded: ['/parts/shell/1.0.0/main.js'], savesData: true })
  expect(await files()).toEqual(['/parts/shell/1.0.0/main.js'])
  expect((await describeDocument())?.plan).toBe('one')
})

test('a server that cannot say it now changes nothing', async () => {
  await ask('one')
  world.failing = 'shop'
  await ask('two')
  expect((await describeDocument())?.plan).toBe('one')
})

test('a document is a day old at most: phones and looks of the shop change without a new plan', async () => {
  await ask('one')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000)
  await ask('one')
  expect(world.asked).toBe(2)
})

test('where there is no room the pictures go', async () => {
  await caches.open(PICTURES)
  world.failing = '/parts/shell/1.0.0/main.js'
  world.error = new DOMException('full', 'QuotaExceededError')
  await expect(ask('one')).rejects.toThrow('full')
  expect(await caches.has(PICTURES)).toBe(false)
  expect(await describeDocument()).toBeUndefined()
})
