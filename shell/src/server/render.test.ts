/** @jest-environment node */
import type { RenderJob } from '@prilavok/shared-kernel/contract'
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

test('[CAB-081] the badge of the favourites begins with FAVORITE_CNT of the personal data: nothing else is asked for', async () => {
  api.intercept(({ path }) =>
    path === '/v3/api/personal/info/' ? { ITEM: testCustomer({ FAVORITE_CNT: 38 }) } : 500,
  )
  expect((await renderPage()).html).toContain('38\u00a0товаров')
  expect(api.called('/catalog/favorite/')).toEqual([])
})

describe('a page', () => {
  const page = {
    default: () => 'Найдено',
    head: () => ({ title: 'Поиск', canonical: '/search' }),
    structuredData: () => [{ '@type': 'WebPage' }],
  }
  /** Renders, and gives all that was told. */
  async function tell(
    changes: Partial<RenderJob>,
    module: object = page,
    signal = new AbortController().signal,
  ) {
    const { plan, shop } = testKernel({ plan: shopPlan(), shop: { NAME: 'Бланк', SEARCH_TITLE: '' } })
    const told = { heads: [] as unknown[], problems: [] as unknown[], html: '' }
    const job: RenderJob = {
      url: '/search?q=клей',
      plan,
      shop,
      apiOrigin: 'http://localhost',
      cookies: { access_token: 'token', expires: String(Date.now() + 60_000) },
      nonce: 'n0nce',
      dataDeadline: 5000,
      ...changes,
    }
    await render(
      job,
      () => module,
      {
        head: (head) => void told.heads.push(head),
        write: (html) => {
          told.html += html
        },
        problem: (error) => void told.problems.push(error),
      },
      signal,
    )
    return told
  }

  test('tells search engines what its module says of it', async () => {
    const { heads, html } = await tell({})
    expect(heads).toEqual([
      expect.objectContaining({
        title: 'Поиск — Бланк',
        canonical: '/search',
        structuredData: [{ '@type': 'WebPage' }],
      }),
    ])
    expect(html).toContain('Найдено')
  })

  test('that does not exist is kept from search engines', async () => {
    const { heads, html } = await tell({ url: '/no/such/page' })
    expect(heads).toEqual([
      expect.objectContaining({ title: 'Страница не найдена — Бланк', robots: 'noindex' }),
    ])
    expect(html).toContain('Страница не найдена')
  })

  test('brings along what was loaded for it, for scripts with the nonce alone', async () => {
    api.intercept(({ path }) =>
      path === '/v3/api/personal/info/'
        ? { ITEM: testCustomer({ USER_CODE: 'u-1', FAVORITE_CNT: 38 }) }
        : 500,
    )
    const { html } = await tell({})
    expect(html).toContain(
      '<script nonce="n0nce">(self.__PRILAVOK_STATE__=self.__PRILAVOK_STATE__||[]).push(',
    )
    expect(html).toContain('u-1')
    expect(html).toMatch(/<style [^>]*nonce="n0nce"/)
    const shared = await tell({ shared: true })
    expect(shared.html).not.toContain('u-1')
  })

  test('asks for its data, and says what fails there without failing itself', async () => {
    const asked = jest.fn(() => Promise.reject(new Error('нет данных')))
    const { html, problems } = await tell({}, { ...page, prefetch: asked })
    expect(asked).toHaveBeenCalled()
    expect(problems).toEqual([expect.objectContaining({ message: 'нет данных' })])
    expect(html).toContain('Найдено')
  })

  test('does not wait for its data longer than it may', async () => {
    const { html } = await tell(
      { dataDeadline: 10 },
      { ...page, prefetch: () => new Promise(() => undefined) },
    )
    expect(html).toContain('Найдено')
  })

  test('that nobody waits for any more is given up', async () => {
    const left = new AbortController()
    const waiting = tell(
      {},
      {
        ...page,
        prefetch() {
          queueMicrotask(() => left.abort(new Error('Ушёл')))
          return new Promise(() => undefined)
        },
      },
      left.signal,
    )
    await expect(waiting).rejects.toThrow('Ушёл')
  })
})
