import { startTracing } from '@prilavok/tracing/start-tracing'
import { startCollector } from '@prilavok/tracing/testing/collector'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

describe('edge-outage', () => {
  let edge: TestEdge
  beforeEach(async () => {
    edge = await startEdge({ SHOP_TTL: '0' })
  })
  afterEach(() => edge.close())

  test('[EDGE-010] /repair and /server-error answer while the API is down', async () => {
    await edge.ask('/')
    await edge.api.close()
    await edge.ask('/')
    for (const path of ['/repair', '/server-error/']) {
      const { status, text, boot, setCookies } = await edge.ask(path)
      expect([status, setCookies]).toEqual([200, []])
      expect(text).toContain(`shell renders ${path}`)
      expect(boot().problem).toBeUndefined()
    }
  })

  test('[EDGE-010] they answer even when nothing is known of the shop', async () => {
    await edge.api.close()
    const repair = await edge.ask('/repair')
    const error = await edge.ask('/server-error')
    expect([repair.status, error.status]).toEqual([200, 200])
    expect(repair.text).toContain('Ведутся технические работы')
    expect(error.text).toContain('Нет соединения с сервером.')
  })

  test('[SHELL-005] without any shop data a page says that there is no connection, and offers another try', async () => {
    await edge.api.close()
    const { status, text, headers } = await edge.ask('/catalog/12')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(text).toContain('Нет соединения с сервером.')
    expect(text).toContain('Пожалуйста, попробуйте позже')
    expect(text).toContain('<a href="">Попробовать снова</a>')
  })

  test('[SHELL-005] a page that the browser has to render says that it loads until the scripts have come', async () => {
    edge.api.tokenStatus = 500
    const { text } = await edge.ask('/catalog/12')
    expect(text).toContain('Нет соединения с сервером.')
    edge.api.tokenStatus = 200
    await until(async () => (await edge.ask('/catalog/12')).status === 200)
    edge.api.tokenStatus = 500
    const { text: loading } = await edge.ask('/catalog/12')
    const root = loading.slice(loading.indexOf('<div id="root">'))
    expect(root).toMatch(
      /^<div id="root"><p role="status" aria-busy="true"[^>]*>Магазин загружается…<\/p><\/div>/,
    )
  })

  test('new shop data replace the old ones without anybody waiting', async () => {
    const shop = edge.api.shops['demo-red.localhost']
    if (!shop) throw new Error('the fake API has no red shop')
    await edge.ask('/', { host: 'demo-red.localhost' })
    edge.api.shops['demo-red.localhost'] = { ...shop, NAME: 'Новое имя', COLOR_SCHEME: 'blue' }
    await until(async () => {
      const { boot, text } = await edge.ask('/', { host: 'demo-red.localhost' })
      return boot().shop.NAME === 'Новое имя' && text.includes('data-scheme="blue"')
    })
  })

  test('[EDGE-011] a shop call that answers 503 leads every page to /repair, and back when it is over', async () => {
    await edge.ask('/')
    edge.api.shopStatus = 503
    await until(async () => (await edge.ask('/catalog/12')).status === 302)
    const { headers } = await edge.ask('/nowhere')
    expect(headers.location).toBe('/repair')
    expect(headers['cache-control']).toBe('no-store')
    const repair = await edge.ask('/repair')
    expect([repair.status, repair.boot().shop.ID]).toEqual([200, 1])
    edge.api.shopStatus = 200
    await until(async () => (await edge.ask('/catalog/12')).status === 200)
  })

  test('[EDGE-011] a shop that gives no tokens during its maintenance leads every page to /repair, too', async () => {
    edge.api.tokenStatus = 503
    const page = await edge.ask('/catalog/12')
    const repair = await edge.ask('/repair')
    expect([page.status, page.headers.location]).toEqual([302, '/repair'])
    expect(repair.status).toBe(200)
    expect(repair.text).toContain('Ведутся технические работы')
    edge.api.tokenStatus = 200
    await until(async () => (await edge.ask('/catalog/12')).status === 200)
  })

  test('[EDGE-011] the switch leads every page to /repair', async () => {
    const closed = await startEdge({ MAINTENANCE: 'on' })
    const page = await closed.ask('/catalog/12')
    const repair = await closed.ask('/repair')
    await closed.close()
    expect([page.status, page.headers.location]).toEqual([302, '/repair'])
    expect(repair.status).toBe(200)
    expect(repair.text).toContain('shell renders /repair')
  })
})

describe('edge-faults', () => {
  let edge: TestEdge
  beforeAll(async () => {
    edge = await startEdge({ SHOP_TTL: '0' })
  })
  beforeEach(async () => {
    const works = { shopStatus: 200, shopText: undefined, shopDelay: 0 }
    Object.assign(edge.api, works, { tokenStatus: 200, tokenText: undefined, tokenDelay: 0 })
    await edge.ask('/')
  })
  afterAll(() => edge.close())

  /** Longer than the edge waits for a call of its own. */
  const TOO_LONG_MS = 60_000

  type Call = 'shop' | 'token'
  type Fault = [name: string, fail: (call: Call) => void]

  /** Each way in which the calls of the edge can fail; 503 is maintenance, see above. */
  const FAULTS: Fault[] = [
    ...[408, 500, 502, 504].map(
      (status): Fault => [
        `answers ${status}`,
        (call) => {
          edge.api[`${call}Status`] = status
        },
      ],
    ),
    ...['<p>Вход в сеть</p>', '', 'null', '[]', '{"ITEM":{"ID":1', '{"ITEM":{"ID":1,"DOMAIN_NAME":"a"}}'].map(
      (text): Fault => [
        `answers «${text}»`,
        (call) => {
          edge.api[`${call}Text`] = text
        },
      ],
    ),
    [
      'does not answer',
      (call) => {
        edge.api[`${call}Delay`] = TOO_LONG_MS
      },
    ],
  ]

  test.each(FAULTS)('the shop call %s: pages go on with the last known shop', async (_name, fail) => {
    const before = edge.log().length
    fail('shop')
    await until(async () => {
      await edge.ask('/')
      return edge.log().includes('no shop data', before)
    })
    const { status, boot, text } = await edge.ask('/catalog/12')
    expect([status, boot().shop.NAME, boot().rendered]).toEqual([200, 'Зелёная лавка', 'server'])
    expect(text).toContain('|Зелёная лавка|')
    expect((await edge.ask('/nowhere')).status).toBe(404)
  })

  test.each(FAULTS)(
    'the first shop call %s: a page says that there is no connection',
    async (_name, fail) => {
      fail('shop')
      // Nothing is known yet of the shop of this domain: each failure leaves it so.
      const { status, text, headers } = await edge.ask('/catalog/12', { host: 'demo-red.localhost' })
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      expect(text).toContain('Нет соединения с сервером.')
    },
  )

  test.each(FAULTS)(
    'the token call %s: who has a token sees the page, a new visitor that there is no connection',
    async (_name, fail) => {
      const { setCookies } = await edge.ask('/')
      const cookie = setCookies.map((line) => line.split(';')[0]).join('; ')
      fail('token')
      const known = await edge.ask('/catalog/12', { headers: { cookie } })
      expect([known.status, known.boot().rendered, known.boot().problem]).toEqual([200, 'server', undefined])
      const added = await edge.ask('/catalog/12')
      expect([added.status, added.headers['retry-after']]).toEqual([503, '5'])
      expect(added.boot()).toMatchObject({ problem: 'no-connection', shop: { NAME: 'Зелёная лавка' } })
    },
  )
})

describe('edge-tracing', () => {
  const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT'

  test('a page, its rendering and a forwarded call are spans of the collector, with the ids that logs name them by', async () => {
    const collector = await startCollector()
    process.env[ENDPOINT] = collector.endpoint
    const edge = await startEdge({ SHARED_PAGES_TTL: '0' }, undefined, await startTracing('prilavok-edge'))
    delete process.env[ENDPOINT]
    const page = await edge.ask('/catalog/12')
    const call = await edge.ask('/v3/api/echo/?access_token=secret', { headers: { cookie: 'a=b' } })
    const { plan } = page.boot()
    await edge.close()
    await collector.close()

    const spans = collector.spans
    const named = (name: string) => spans.find((span) => span.name === name)
    const [asked, render] = [named('GET page catalog.section'), named('render')]
    expect(asked).toMatchObject({ service: 'prilavok-edge', kind: 2 })
    expect(asked?.attributes).toMatchObject({
      'prilavok.plan': plan.id,
      'prilavok.rendered.by': 'server',
      'http.response.status_code': 200,
    })
    expect(render).toMatchObject({ traceId: asked?.traceId, parentSpanId: asked?.spanId })
    expect(render?.attributes).toEqual({ 'prilavok.release': 'mf-catalog@1.0.0' })
    const [forwarded, client] = [named('GET /v3/*'), named('API call')]
    expect(client).toMatchObject({ kind: 3, traceId: forwarded?.traceId, parentSpanId: forwarded?.spanId })
    expect(call.text).toContain(`00-${client?.traceId}-${client?.spanId}-01`)
    expect(edge.log()).toContain(`"request":"${asked?.attributes['prilavok.request.id']}"`)
    expect(edge.log()).toContain(`"trace":"${asked?.traceId}"`)
    expect(JSON.stringify(spans)).not.toContain('secret')
  })
})
