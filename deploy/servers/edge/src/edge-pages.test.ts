import { createHash } from 'node:crypto'
import { GREEN } from './testing/fake-shop'
import { startEdge, type TestEdge } from './testing/start-edge'

describe('edge-pages', () => {
  let edge: TestEdge
  beforeAll(async () => {
    edge = await startEdge()
  })
  afterAll(() => edge.close())

  test('a page is rendered by the server for its visitor', async () => {
    const { status, text, boot, headers } = await edge.ask('/catalog/12')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/<p>\/catalog\/12\|Зелёная лавка\|Зелёная лавка\|visitor-1-\d+\|of the shell<\/p>/)
    expect(text).toContain('<html lang="ru" data-scheme="green">')
    expect(text).toContain('<title>Page — Зелёная лавка</title>')
    expect(text).toContain('<b>basket of Зелёная лавка</b>')
    expect(boot()).toMatchObject({
      rendered: 'server',
      shop: { ID: 1 },
      errorStatuses: [408, 500, 502, 503, 504],
    })
    expect(boot().problem).toBeUndefined()
  })

  test('[EDGE-001] an unknown path answers the not-found page with 404', async () => {
    for (const path of ['/nowhere', '/catalog/12/34/56', '/catalog/twelve']) {
      const { status, text } = await edge.ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('<title>Не найдено</title>')
    }
  })

  test('[EDGE-001, EDGE-004] another spelling of a known path is an unknown one, for every method that reads', async () => {
    const paths = [
      ...[
        '//catalog/12',
        '/catalog//12',
        '/catalog/12//',
        '//',
        '/Catalog/12',
        '/%63atalog/12',
        '/catalog%2F12',
      ],
      ...[
        '/catalog/%31',
        '/catalog/./12',
        '/x/../catalog/12',
        '/catalog\\12',
        '/catalog/12;a=1',
        '/catalog/12.html',
      ],
      ...[
        '/%',
        '/%E0%A4%A',
        '/catalog/%ff',
        '/%00',
        `/${'a'.repeat(7000)}`,
        `/catalog/${'1/'.repeat(3000)}2`,
      ],
      ...['/v3', '/v5/api/', '/parts', '/upload'],
    ]
    for (const path of paths)
      for (const method of ['GET', 'HEAD'])
        expect([method, path, (await edge.ask(path, { method })).status]).toEqual([method, path, 404])
  })

  test('[EDGE-004] a query of any kind changes nothing about the status', async () => {
    for (const query of ['?', '?a', '?a=%', '?//x', '?a=1&a=2', '?../x', `?${'a'.repeat(7000)}`]) {
      expect([query, (await edge.ask(`/catalog/12${query}`)).status]).toEqual([query, 200])
      expect([query, (await edge.ask(`/nowhere${query}`)).status]).toEqual([query, 404])
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s of a page is not allowed, whether there is one or not',
    async (method) => {
      for (const path of ['/', '/catalog/12', '/nowhere', '//catalog/12']) {
        const { status, headers } = await edge.ask(path, { method })
        expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD'])
      }
    },
  )

  test('[EDGE-004] the plan in the page is the list that decides the status', async () => {
    const { boot } = await edge.ask('/catalog/12')
    const { routes } = boot().plan
    expect(routes.map(({ path }) => path)).toEqual(['/', '/repair', '/server-error', '/catalog/:sectionId'])
    for (const { path } of routes) expect((await edge.ask(path.replace(':sectionId', '7'))).status).toBe(200)
    for (const path of ['/catalog', '/catalog/7/8', '/repair/now', '/basket'])
      expect((await edge.ask(path)).status).toBe(404)
  })

  test('[EDGE-005] the domain decides the shop', async () => {
    const green = await edge.ask('/catalog/12', { host: 'demo-green.localhost:8080' })
    const red = await edge.ask('/catalog/12', { host: 'demo-red.localhost' })
    expect(green.boot().shop.NAME).toBe('Зелёная лавка')
    expect(red.boot().shop.NAME).toBe('Красная лавка')
    expect(red.text).toContain('data-scheme="red"')
  })

  test('[EDGE-006] development hosts show the shop of localhost:3000', async () => {
    for (const host of ['localhost:8080', '127.0.0.1:8080', 'office.localhost', 'my-machine.local'])
      expect((await edge.ask('/', { host })).boot().shop.ID).toBe(GREEN.ID)
    expect(edge.api.tokenCalls.at(-1)).toMatchObject({ domain: 'localhost:3000' })
  })

  test('a domain that no shop owns gets a plain page with 404', async () => {
    const { status, text, headers } = await edge.ask('/', { host: 'shop.example' })
    expect(status).toBe(404)
    expect(text).toContain('Магазин не найден')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('every script of the first view is preloaded once, of the layout and of shared modules, too, the shell’s first ones and those of slots with low priority, of deferred ones not at all', async () => {
    const { text, boot } = await edge.ask('/catalog/12')
    const { nonce } = boot()
    const links = [
      ...text.matchAll(
        /<link rel="preload" as="script" href="([^"]+)" nonce="([^"]+)"(?: integrity="[^"]+")?( fetchpriority="low")?>/g,
      ),
    ]
    expect(links.map(([, href, of, low]) => [href, of === nonce, low !== undefined])).toEqual([
      ['/parts/shell/1.0.0/runtime.js', true, true],
      ['/parts/shell/1.0.0/main.js', true, true],
      ['/parts/mf-catalog/1.0.0/remoteEntry.js', true, false],
      ['/parts/mf-catalog/1.0.0/CatalogLayout.js', true, false],
      ['/parts/mf-catalog/1.0.0/SectionPage.js', true, false],
      ['/parts/shell/1.0.0/yup.js', true, false],
      ['/parts/shell/1.0.0/forms.js', true, false],
      ['/parts/mf-basket/1.0.0/remoteEntry.js', true, true],
      ['/parts/mf-basket/1.0.0/MiniBasket.js', true, true],
    ])
    for (const [, href = ''] of links) expect((await edge.ask(href)).status).toBe(200)
  })

  test('the browser is told the hashes of all scripts of the first view: start-up scripts by the plan, the others by their preloads', async () => {
    const { text, boot } = await edge.ask('/catalog/12')
    const linked = new Map(
      [...text.matchAll(/<link rel="preload" as="script" href="([^"]+)"[^>]* integrity="([^"]+)"/g)].map(
        ([, href, hash]) => [href, hash],
      ),
    )
    const { shell, 'mf-catalog': catalog, 'mf-basket': basket } = boot().plan.parts
    for (const part of [shell, catalog, basket])
      for (const path of part?.entry ?? []) {
        const { text: script } = await edge.ask(`${part?.base}${path}`)
        const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`
        expect([part?.integrity?.[path], linked.get(`${part?.base}${path}`)]).toEqual([hash, hash])
      }
    for (const [href, hash] of linked) {
      const { text: script } = await edge.ask(href ?? '')
      expect(hash).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`)
    }
    expect(linked.size).toBe(9)
    const [, chunks = '{}'] = /self\.__PRILAVOK_INTEGRITY__=(\{.*?\});/.exec(text) ?? []
    expect(JSON.parse(chunks)).toEqual({
      'yup.js': linked.get('/parts/shell/1.0.0/yup.js'),
      'forms.js': linked.get('/parts/shell/1.0.0/forms.js'),
    })
  })

  test('no script is fetched before the content: nothing stands between the visitor and the first paint', async () => {
    const { text } = await edge.ask('/catalog/12')
    const beforeContent = text.slice(0, text.indexOf('id="root"'))
    expect(beforeContent).not.toMatch(/<link rel="preload"|<script[^>]* src=/)
  })

  test.each([
    ['a browser that can run them', {}, ['/parts/shell/1.0.0/runtime.js', '/parts/shell/1.0.0/main.js']],
    ['a browser that is too old for them', { __PRILAVOK_OLD__: 1 }, []],
  ])('[EDGE-007] the shell’s scripts are begun by %s: %j', async (_which, self, begun) => {
    const { text, boot } = await edge.ask('/')
    const [, code = ''] =
      /<script nonce="[^"]+">(self\.__PRILAVOK_INTEGRITY__=.*?if\(!self\.__PRILAVOK_OLD__.*?)<\/script>/s.exec(
        text,
      ) ?? []
    const scripts: { src?: string; nonce?: string }[] = []
    const document = {
      createElement: () => ({}),
      body: { appendChild: (script: object) => scripts.push(script) },
    }
    new Function('self', 'document', code)(self, document)
    const { base, integrity } = boot().plan.parts.shell
    expect(scripts).toEqual(
      begun.map((src) => ({ src, nonce: boot().nonce, integrity: integrity?.[src.slice(base.length)] })),
    )
  })

  test.each(['br', 'gzip'])('pages are sent as %s to those who take it', async (encoding) => {
    const { headers, text } = await edge.ask('/', {
      headers: { 'accept-encoding': `deflate, ${encoding};q=0.8` },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(text).toMatch(/^<!doctype html>.*<\/html>$/s)
  })

  test('HEAD answers like GET, without a body and without a session', async () => {
    const { status, text, setCookies, headers } = await edge.ask('/catalog/12', { method: 'HEAD' })
    expect({ status, text, setCookies }).toEqual({ status: 200, text: '', setCookies: [] })
    expect(headers['content-security-policy']).toBeDefined()
    expect((await edge.ask('/nowhere', { method: 'HEAD' })).status).toBe(404)
  })

  test('a missing picture is no page', async () => {
    const { status, text } = await edge.ask('/favicon.ico', { headers: { 'sec-fetch-dest': 'image' } })
    expect({ status, text }).toEqual({ status: 404, text: 'Not found' })
  })

  test('the policy lets run only what carries the nonce of this answer', async () => {
    const first = await edge.ask('/')
    const second = await edge.ask('/')
    expect(first.boot().nonce).not.toBe(second.boot().nonce)
    const policy = String(first.headers['content-security-policy'])
    // Where nonces are known, 'unsafe-inline' beside one means nothing.
    expect(policy).toContain(`script-src 'nonce-${first.boot().nonce}' 'strict-dynamic' 'unsafe-inline';`)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    const tags = [...first.text.matchAll(/<(?:script|style)[^>]*>/g)].map(([tag]) => tag)
    for (const tag of tags) expect(tag).toContain(`nonce="${first.boot().nonce}"`)
    expect(first.headers['strict-transport-security']).toBeUndefined()
    expect(first.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a form that a browser without scripts sends to a page is answered in Russian', async () => {
    const headers = { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' }
    for (const path of ['/catalog/12', '/nowhere']) {
      const answer = await edge.ask(path, { method: 'POST', headers, body: 'email=a%40b.ru&password=secret' })
      expect(answer.status).toBe(405)
      expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'content-type': 'text/html; charset=utf-8' })
      expect(answer.text).toContain('<h1>Для этого нужен JavaScript</h1>')
      expect(answer.text).not.toContain('secret')
    }
    const plain = await edge.ask('/catalog/12', { method: 'PUT' })
    expect([plain.status, plain.text]).toEqual([405, 'Method not allowed'])
  })
})

describe('edge-client-rendering', () => {
  let edge: TestEdge
  beforeAll(async () => {
    edge = await startEdge({
      RENDER: 'client',
      MAP_TILES: 'https://tile.example.com/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: '© Карта',
    })
  })
  afterAll(() => edge.close())

  test('RENDER=client: the browser renders every page, the document shell comes from the server', async () => {
    const { status, text, boot } = await edge.ask('/catalog/1')
    expect(status).toBe(200)
    expect(text).toContain('<div id="root"><p role="status" aria-busy="true"')
    expect(boot()).toMatchObject({
      rendered: 'client',
      plan: { parts: { 'mf-catalog': { version: '1.0.0' } } },
    })
  })

  test('maps get the configured tiles, and the policy lets exactly their origin in', async () => {
    const { headers, boot } = await edge.ask('/catalog/12')
    expect(boot().mapTiles).toEqual({
      url: 'https://tile.example.com/{z}/{x}/{y}.png',
      attribution: '© Карта',
    })
    expect(/img-src [^;]*/.exec(String(headers['content-security-policy']))?.[0]).toMatch(
      / https:\/\/tile\.example\.com$/,
    )
  })
})
