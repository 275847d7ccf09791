import { brotliDecompressSync } from 'node:zlib'
import { someRelease } from '@prilavok/rollouts/testing/some-release'
import type { MapTiles } from '@prilavok/shared-kernel/contract'
import { makeNonce } from '../http/security-headers'
import { GREEN } from '../testing/fake-shop'
import { planOf } from '../testing/plan-of'
import { createPackedPages } from './packed-pages'
import type { SharedOrder, SharedPage } from './shared-rendering'

const route = { id: 'catalog.home', path: '/', expose: './Home', access: 'anyone' } as const
const PLAN = planOf(
  GREEN,
  someRelease({ name: 'shell' }),
  someRelease({ name: 'mf-catalog', routes: [route], scripts: { './Home': ['Home.js'] } }),
)
const ORDER: SharedOrder = {
  domain: GREEN.DOMAIN_NAME,
  shop: GREEN,
  plan: PLAN,
  route: PLAN.routes[0],
  target: '/',
  apiOrigin: '',
  serviceWorker: '/service-worker.js',
}
const TILES = { url: 'https://tiles.example/{z}' } as unknown as MapTiles

const page = (text: string): SharedPage => ({
  head: { title: 'Каталог', description: '', canonical: '/catalog' },
  html: (nonce) => `<main><script nonce="${nonce}"></script>${text}</main>`,
})

function started(given: { page?: SharedPage | undefined; shellError?: Error } = {}) {
  const world = { page: given.page, shells: 0, grown: [] as number[], warnings: [] as object[] }
  const pages = createPackedPages({
    sharedPages: {
      ready: () => world.page,
      grow: (_order, of, bytes) => {
        expect(of).toBe(world.page)
        world.grown.push(bytes)
      },
    },
    documentShells: {
      of: async (_shop, _plan, nonce) => {
        world.shells++
        if (given.shellError) throw given.shellError
        return { htmlAttributes: ' lang="ru"', head: `<style nonce="${nonce}"></style>` }
      },
    },
    settings: {
      errorStatuses: [409],
      telemetry: { sample: 0.5 },
      mapTiles: TILES,
      shopAddress: 'https://{domain}',
    },
    log: { warn: (fields: object) => void world.warnings.push(fields) },
  })
  return { world, of: () => pages.of(ORDER) }
}

const textOf = (bytes: Buffer | undefined) => brotliDecompressSync(bytes ?? Buffer.alloc(0)).toString('utf8')

test('a page that is not ready has no document', async () => {
  const { world, of } = started()
  expect(await of()).toBeUndefined()
  expect(world).toMatchObject({ shells: 0, grown: [], warnings: [] })
})

test('the document is the whole page, with the nonce of each answer and the data that every page boots with', async () => {
  const { of } = started({ page: page('Бумага') })
  const document = await of()
  const nonce = makeNonce()
  const text = textOf(document?.of(nonce))
  expect(text).toContain('<title>Каталог</title>')
  expect(text).toContain(`<main><script nonce="${nonce}"></script>Бумага</main>`)
  expect(text).toContain(`<style nonce="${nonce}"></style>`)
  expect(text).toContain(`href="https://${GREEN.DOMAIN_NAME}/catalog"`)
  const boot = JSON.parse(
    /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '',
  )
  expect(boot).toMatchObject({
    plan: { id: PLAN.id },
    shop: { DOMAIN_NAME: GREEN.DOMAIN_NAME },
    rendered: 'server',
    nonce,
    errorStatuses: [409],
    telemetry: { sample: 0.5 },
    mapTiles: TILES,
    serviceWorker: '/service-worker.js',
  })
})

test('it is packed once for all who ask while the page lives, also at the same time, and counted once', async () => {
  const { world, of } = started({ page: page('Бумага') })
  const [first, second] = await Promise.all([of(), of()])
  const { shells } = world
  expect(await of()).toBe(first)
  expect(second).toBe(first)
  expect([world.shells, world.grown]).toEqual([shells, [first?.bytes]])
  world.page = page('Ручки')
  const next = await of()
  expect(next).not.toBe(first)
  expect(textOf(next?.of(makeNonce()))).toContain('Ручки')
  expect(world.grown).toEqual([first?.bytes, next?.bytes])
})

test('a page that cannot be packed is none, which the log says once', async () => {
  const { world, of } = started({ page: page('x'), shellError: new Error('no shell') })
  expect([await of(), await of()]).toEqual([undefined, undefined])
  expect(world).toMatchObject({ shells: 1, grown: [], warnings: [{ reason: 'no shell' }] })
})
