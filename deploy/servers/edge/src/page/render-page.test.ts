import type { Plan, RenderJob, RenderSink } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import { GREEN } from '../testing/fake-shop'
import { addressOf, type PageToRender, renderPage, savedDocument, sharedDocument } from './render-page'

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
  const outcome = await renderPage({ ...PAGE, ...changes }, tools as never, out as never, gone.signal)
  return { ...world, outcome }
}
const bootOf = (html: string) => JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
const WHOLE = /^<!doctype html><html lang="ru"><head><meta>.*<\/body><\/html>$/s

test('a document is what the shell says, then the page as the worker writes it, its boot data after the first piece', async () => {
  const { html, ended, outcome, orders } = await rendered()
  expect(outcome).toEqual({ by: 'server' })
  expect([ended, html]).toEqual([1, expect.stringMatching(WHOLE)])
  expect(html).toContain('<title>Каталог</title>')
  expect(html.match(/<main>раз|id="boot"|два<\/main>/g)).toEqual(['<main>раз', 'id="boot"', 'два</main>'])
  expect(bootOf(html)).toMatchObject({ rendered: 'server', at: 5, nonce: 'abc', errorStatuses: [500] })
  expect(orders).toMatchObject([
    {
      owner: 'mf-catalog@2.0.0',
      job: {
        url: '/catalog?page=2',
        apiOrigin: 'http://api',
        cookies: { access_token: 'a' },
        nonce: 'abc',
        dataDeadline: 100,
      },
    },
  ])
  expect(Object.keys(orders[0]?.job ?? {})).not.toEqual(expect.arrayContaining(['mapTiles']))
  expect(Object.keys(bootOf(html))).not.toEqual(expect.arrayContaining(['problem']))
})

test('what only some pages have goes along', async () => {
  const given = {
    mapTiles: { url: 'https://tiles.example/{z}' },
    pageLists: { front_up: [], front_down: [] },
    telemetry: { share: 1 },
    override: { releases: ['shell@1.0.0'], until: 'x' },
  } as unknown as Partial<PageToRender>
  const { html, orders } = await rendered(given)
  expect(orders[0]?.job).toMatchObject({ mapTiles: given.mapTiles, pageLists: given.pageLists })
  expect(bootOf(html)).toMatchObject({
    telemetry: given.telemetry,
    override: given.override,
    mapTiles: given.mapTiles,
  })
})

test('a page that begins without a head has the words of the shop', async () => {
  const { html } = await rendered({}, { render: async ({ sink }) => sink.write('<main></main>') })
  expect(html).toContain(`<title>${GREEN.SEARCH_TITLE}</title>`)
})

test('a piece that a page lacks is told in the log', async () => {
  const { warnings } = await rendered(
    {},
    {
      render: async ({ sink }) => {
        sink.problem('no data')
        sink.write('<main></main>')
      },
    },
  )
  expect(warnings).toEqual([[{ release: 'mf-catalog@2.0.0', problem: 'no data' }, 'a page lacks a piece']])
})

test.each<[string, Partial<PageToRender>, Parameters<typeof rendered>[1], string]>([
  ['a problem', { problem: 'no-connection' }, {}, 'no-connection'],
  ['too much to do', { shed: 'a rush' }, {}, 'a rush'],
  ['too much to do that is not named', { shed: '' }, {}, ''],
  ['the settings', {}, { by: 'client' }, 'RENDER=client'],
  [
    'a shell that stopped workers',
    {},
    { broken: ['shell@1.0.0'] },
    'shell@1.0.0 is kept away from the workers',
  ],
  [
    'an owner that stopped workers',
    {},
    { broken: ['mf-catalog@2.0.0'] },
    'mf-catalog@2.0.0 is kept away from the workers',
  ],
  ['a worker that wrote nothing', {}, { render: async () => undefined }, 'the worker wrote nothing'],
])('for %s the browser renders the page', async (_why, changes, given, reason) => {
  const { html, ended, outcome } = await rendered(changes, given)
  expect(outcome).toEqual({ by: 'client', reason })
  expect([ended, html]).toEqual([1, expect.stringMatching(WHOLE)])
  expect(html).toContain('Магазин загружается')
  expect(bootOf(html).rendered).toBe('client')
  expect(bootOf(html).problem).toBe(changes.problem)
})

test('a release that this page does not need may be broken', async () => {
  expect((await rendered({ route: undefined }, { broken: ['mf-catalog@2.0.0'] })).outcome).toEqual({
    by: 'server',
  })
})

test('a worker that fails before the first piece leaves the page to the browser, which the log says', async () => {
  const { html, outcome, errors, warnings } = await rendered(
    {},
    { render: () => Promise.reject(new Error('broken')) },
  )
  expect(outcome).toEqual({ by: 'client', reason: 'broken' })
  expect(html).toContain('Магазин загружается')
  expect(errors).toEqual([
    [{ release: 'mf-catalog@2.0.0', reason: 'broken', begun: false }, 'the browser renders the page'],
  ])
  expect(warnings).toEqual([])
})

test('one that has no room is no error', async () => {
  const error = new EdgeError('OVERLOADED', 'x')
  const { outcome, errors, warnings } = await rendered({}, { render: () => Promise.reject(error) })
  expect(outcome).toEqual({ by: 'client', reason: error.message })
  expect([errors, warnings]).toEqual([[], [[{ reason: error.message }, 'the browser renders the page']]])
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

test('a page of all is written as such', async () => {
  const shared = {
    head: { title: 'Общая', description: 'x' },
    html: (nonce: string) => `<main>${nonce}</main>`,
  }
  const { html, ended, outcome, orders } = await rendered({ shared: async () => shared })
  expect(outcome).toEqual({ by: 'shared' })
  expect([ended, orders]).toEqual([1, []])
  expect(html).toMatch(WHOLE)
  expect(html).toContain('<title>Общая</title>')
  expect(html).toContain('<main>abc</main>')
  expect((await rendered({ shared: async () => undefined })).outcome).toEqual({ by: 'server' })
})

test('for a browser that has gone nothing more is done', async () => {
  const gone = new AbortController()
  gone.abort(new Error('gone'))
  const before = await rendered({}, { gone })
  expect(before).toMatchObject({ outcome: { by: 'aborted', reason: 'gone' }, html: '', ended: 1, orders: [] })
  const leaving = new AbortController()
  const meanwhile = await rendered(
    {},
    {
      gone: leaving,
      render: async () => {
        leaving.abort(new Error('gone'))
        throw new Error('stopped')
      },
    },
  )
  expect(meanwhile).toMatchObject({ outcome: { by: 'aborted', reason: 'stopped' }, ended: 1, errors: [] })
  expect(meanwhile.html).not.toContain('Магазин загружается')
})

test('the work of a page is a part of its request', async () => {
  const begun: unknown[] = []
  const ends: unknown[] = []
  const span = {
    begin: (...given: unknown[]) => {
      begun.push(given)
      return { traceparent: 'of-render', end: (failure?: string) => ends.push(failure) }
    },
  } as unknown as PageToRender['span']
  const { orders } = await rendered({ span })
  expect(begun).toEqual([['render', { attributes: { 'prilavok.release': 'mf-catalog@2.0.0' } }]])
  expect(orders[0]?.job.traceparent).toBe('of-render')
  expect(ends).toEqual([undefined])
})

test('the address of a shop is that of its own domain', () =>
  expect(addressOf(GREEN, 'https://{domain}:8443')).toBe(`https://${GREEN.DOMAIN_NAME}:8443`))

test('the document that a browser keeps is rendered there, and says that it is a copy', () => {
  const html = savedDocument({ ...PAGE, shopAddress: 'https://{domain}' })
  expect(html).toMatch(WHOLE)
  expect(html).toContain('Магазин загружается')
  expect(html).toContain(`<title>${GREEN.SEARCH_TITLE}</title>`)
  expect(bootOf(html)).toMatchObject({
    rendered: 'client',
    isSavedCopy: true,
    nonce: 'abc',
    errorStatuses: [500],
    serviceWorker: expect.stringMatching(/^\//),
  })
  expect(html).not.toContain('access_token')
})

test('a document of all is whole', () => {
  const html = sharedDocument(PAGE, { head: undefined, html: (nonce) => `<main>${nonce}</main>` })
  expect(html).toMatch(WHOLE)
  expect(html).toContain(`<title>${GREEN.SEARCH_TITLE}</title>`)
  expect(html.match(/<main>abc<\/main>|id="boot"/g)).toEqual(['<main>abc</main>', 'id="boot"'])
  expect(bootOf(html).rendered).toBe('server')
})
