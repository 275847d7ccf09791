import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

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

test('with the last known shop data pages go on', async () => {
  await edge.ask('/')
  await edge.api.close()
  const cookie = `access_token=visitor-1-1; expires=${Date.now() + 60_000}`
  const kept = await edge.ask('/catalog/12', { headers: { cookie } })
  expect(kept.status).toBe(200)
  expect(kept.boot()).toMatchObject({ rendered: 'client', shop: { NAME: 'Зелёная лавка' } })
  const first = await edge.ask('/catalog/12')
  expect(first.boot()).toMatchObject({ problem: 'no-connection', shop: { NAME: 'Зелёная лавка' } })
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
