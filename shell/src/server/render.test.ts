/** @jest-environment node */
import type { RenderJob } from '@prilavok/shared-kernel/contract'
import { shopPlan, testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { render } from './render'

const api = testApi(
  () => ({}),
  () => ({}),
)

async function renderPage() {
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
  await render(job, () => ({}), sink, new AbortController().signal)
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
