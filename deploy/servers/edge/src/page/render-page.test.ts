import { brotliDecompressSync } from 'node:zlib'
import { someRelease } from '@prilavok/rollouts/testing/some-release'
import type { MapTiles, Plan, RenderJob, RenderSink } from '@prilavok/shared-kernel/contract'
import { makeNonce } from '../http/security-headers'
import { GREEN } from '../testing/fake-shop'
import { planOf } from '../testing/plan-of'
import { packDocument } from './packed-document'
import { createPackedPages } from './packed-pages'
import { type PageToRender, renderPage } from './render-page'
import type { SharedOrder, SharedPage } from './shared-rendering'

describe('render-page', () => {
  const SHELL = { version: '1.0.0', base: '/shell/', entry: ['main.js'], scripts: {}, fallbacks: [] }
  const plan = {
    id: 'plan-id',
    parts: { shell: SHELL, 'mf-catalog': { ...SHELL, version: '2.0.0', base: '/catalog/' } },
    routes: [],
    slots: {},
    layoutSlots: [],
  } as unknown as Plan
  const ROUTE: PageToRender['route'] = {
    id: 'catalog.list',
    path: '/catalog',
    part: 'mf-catalog',
    expose: './Page',
    access: 'anyone',
  }
  const PAGE: PageToRender = {
    target: '/catalog?page=2',
    shop: GREEN,
    plan,
    route: ROUTE,
    cookies: { access_token: 'a' },
    nonce: 'abc',
    at: 5,
    documentShell: { htmlAttributes: ' lang="ru"', head: '<meta>' },
    apiOrigin: 'http://api',
    errorStatuses: [500],
    address: 'https://shop.example',
  }
  type Render = (order: { job: RenderJob; sink: RenderSink; owner: string }) => Promise<void>

  async function rendered(
    changes: Partial<PageToRender> = {},
    {
      render = async ({ sink }) => {
        sink.head({ title: 'Каталог', description: 'Всё' })
        sink.write('<main>раз')
        sink.write('два</main>')
      },
      by = 'server',
      broken = [],
      gone = new AbortController(),
    }: { render?: Render; by?: 'server' | 'client'; broken?: string[]; gone?: AbortController } = {},
  ) {
    const world = {
      html: '',
      ended: 0,
      warnings: [] as unknown[][],
      errors: [] as unknown[][],
      orders: [] as Parameters<Render>[0][],
    }
    const tools = {
      pool: {
        isBroken: (key: string) => broken.includes(key),
        render: (order: Parameters<Render>[0]) => {
          world.orders.push(order)
          return render(order)
        },
      },
      render: by,
      dataDeadline: 100,
      log: {
        warn: (...given: unknown[]) => void world.warnings.push(given),
        error: (...given: unknown[]) => void world.errors.push(given),
      },
    }
    const out = {
      body: undefined,
      write: (html: string) => {
        world.html += html
      },
      end: (html: string) => {
        world.html += html
        world.ended++
      },
    }
    const outcome = await renderPage(
      { ...PAGE, ...changes },
      tools as never,
      out as never,
      gone.signal,
      () => undefined,
    )
    return { ...world, outcome }
  }
  const WHOLE = /^<!doctype html><html lang="ru"><head><meta>.*<\/body><\/html>$/s

  test('a release that this page does not need may be broken', async () => {
    expect((await rendered({ route: undefined }, { broken: ['mf-catalog@2.0.0'] })).outcome).toEqual({
      by: 'server',
    })
  })

  test('one that fails later ends the document as it is', async () => {
    const { html, outcome, errors } = await rendered(
      {},
      {
        render: async ({ sink }) => {
          sink.write('<main>')
          throw new Error('broken')
        },
      },
    )
    expect(outcome).toEqual({ by: 'server' })
    expect(html).toMatch(WHOLE)
    expect(html).not.toContain('Магазин загружается')
    expect(errors).toMatchObject([[{ begun: true }, expect.any(String)]])
  })
})

describe('packed-pages', () => {
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

  const textOf = (bytes: Buffer | undefined) =>
    brotliDecompressSync(bytes ?? Buffer.alloc(0)).toString('utf8')

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
})

describe('packed-document', () => {
  const ROWS = Array.from(
    { length: 200 },
    (_, row) => `<li><a href="/product/${row}">Бумага «Снегурочка» ${row * 7919} г/м²</a></li>`,
  ).join('')
  /** A document that names its nonce before, within and behind its contents. */
  const page = (nonce: string) =>
    `<html><style nonce="${nonce}">a{}</style>${ROWS}<script nonce="${nonce}">go("${nonce}")</script>` +
    `${['/a.js', '/b.js', '/c.js'].map((href) => `<link rel="preload" href="${href}" nonce="${nonce}">`).join('')}</html>`

  const packed = async (make: (nonce: string) => string) => packDocument(async (nonce) => make(nonce))

  test('a document without its nonce, or that depends on it in another way, is not packed', async () => {
    expect(await packed(() => ROWS)).toBeUndefined()
    expect(await packed((nonce) => `${page(nonce)}${nonce.toLowerCase()}`)).toBeUndefined()
  })
})
