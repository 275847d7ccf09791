/** @jest-environment node */
import type { RenderJob } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { shopPlan, testApi, testCustomer, testKernel } from '@prilavok/shared-kernel/testing'
import { render } from './render'

const api = testApi(
  () => ({}),
  () => ({}),
)

async function renderPage(changes: Partial<RenderJob> = {}, page: object = {}) {
  const { plan, shop } = testKernel({ plan: shopPlan() })
  const job: RenderJob = {
    url: '/no/such/page',
    plan,
    shop,
    apiOrigin: 'http://localhost',
    cookies: { access_token: 'token', expires: String(Date.now() + 60_000) },
    nonce: 'n',
    dataDeadline: 5000,
    shared: true,
    ...changes,
  }
  const told = { html: '', rejections: 0 }
  const sink = {
    head: () => undefined,
    write(html: string) {
      told.html += html
    },
    problem: () => undefined,
    sessionRejected: () => void told.rejections++,
  }
  await render(job, () => page, sink, new AbortController().signal)
  return told
}

test('who ordered the page hears that the API rejects its session', async () => {
  api.intercept(({ token }) =>
    token === 'token' ? Response.json({ meta: { errorDetail: 'token invalid' } }, { status: 401 }) : 401,
  )
  const { html, rejections } = await renderPage()
  expect(rejections).toBe(1)
  expect(html).toContain('<div id="root">')
})

test('a call that fails otherwise says nothing of the session', async () => {
  api.intercept(() => 500)
  expect(await renderPage()).toMatchObject({ rejections: 0 })
})

test('[CAB-081] the badge of the favourites begins with FAVORITE_CNT of the personal data: nothing else is asked for', async () => {
  api.intercept(({ path }) =>
    path === '/v3/api/personal/info/' ? { ITEM: testCustomer({ FAVORITE_CNT: 38 }) } : 500,
  )
  expect((await renderPage()).html).toContain('38\u00a0товаров')
  expect(api.called('/catalog/favorite/')).toEqual([])
})

const TilesPage = () => useKernel().mapTiles?.url ?? 'no tiles'

test('a page is rendered with the tiles of maps that the browser will have', async () => {
  const mapTiles = { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '' }
  const search = { url: '/search', page: { default: TilesPage } }
  expect((await renderPage({ url: search.url, mapTiles }, search.page)).html).toContain(mapTiles.url)
  expect((await renderPage({ url: search.url }, search.page)).html).toContain('no tiles')
})
