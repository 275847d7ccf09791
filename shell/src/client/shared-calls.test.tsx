import { type ApiAnswer, testApi, testCustomer, testStore } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/render-app'

const TOKEN = '/v3/oauth/token/'

/** Calls that stand behind every page; `silent`: nobody waits for them, so nothing is said when they fail. */
const CALLS = [
  { path: '/v3/api/personal/info/', answer: { ITEM: testCustomer() }, silent: false },
  {
    path: '/v2/basket/catalog/',
    answer: { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } },
    silent: false,
  },
  { path: '/v3/api/catalog/favorite/', answer: { CNT: 0 }, silent: true },
  { path: '/v3/api/catalog/viewed/', answer: { CNT: 0 }, silent: true },
  { path: '/v3/api/info/front_up/', answer: { ITEMS: [] }, silent: true },
  { path: '/v3/api/info/front_down/', answer: { ITEMS: [] }, silent: true },
] as const

const rejected = (status: number): [what: string, answer: () => ApiAnswer | Promise<ApiAnswer>] => [
  `answers ${status}`,
  () => Response.json({ meta: { errorDetail: 'База недоступна' } }, { status }),
]
const REJECTED = [408, 500, 502, 503, 504].map(rejected)
const QUIET: typeof REJECTED = [
  ['is not found', () => 404],
  ['has no connection', () => 0],
  ['answers null', () => Response.json(null)],
  ['answers the HTML of a proxy', () => new Response('<html>Вход в сеть</html>')],
  ['answers another object', () => ({ ITEMS: 'нет', CNT: 'много' })],
  ['never answers', () => new Promise(() => undefined)],
]

const api = testApi(
  () => ({}),
  ({ path }) => CALLS.find((call) => call.path === path)?.answer,
)

/** The first visit where the token fails: there is none yet. */
async function openWith(failing: string, answer: () => ApiAnswer | Promise<ApiAnswer>) {
  api.intercept(({ path }) => (path === failing ? answer() : undefined))
  renderApp({
    path: '/catalog-list',
    ...(failing === TOKEN && { platform: { cookies: testStore({ firstEntry: 'N' }) } }),
    visitor: 'unknown',
    pageLists: 'unknown',
    modules: {
      'mf-catalog/./CatalogListPage': { default: () => <h1>Каталог</h1> },
      'mf-basket/./BasketPage': { default: () => <h1>Корзина</h1> },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Каталог' })
}

/** The frame stands, and leads to another page. */
async function expectFrameWorks() {
  expect(screen.getByRole('banner')).toBeInTheDocument()
  const footer = screen.getByRole('contentinfo')
  expect(within(footer).getByRole('link', { name: 'Контакты' })).toBeInTheDocument()
  await userEvent.click(within(footer).getByRole('link', { name: 'Корзина' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина' })).toBeInTheDocument()
}

const serverError = { name: 'Произошла ошибка' }

const LOUD = [{ path: TOKEN }, ...CALLS.filter(({ silent }) => !silent)]

describe.each(LOUD)('$path', ({ path }) => {
  test.each(REJECTED)(
    '[KERN-019, SHELL-032] %s: the modal says why and goes, the frame works',
    async (_what, answer) => {
      await openWith(path, answer)
      const modal = await screen.findByRole('dialog', serverError)
      expect(modal).toHaveTextContent('База недоступна')
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await expectFrameWorks()
    },
  )
})

describe.each(CALLS.filter(({ silent }) => silent))('$path', ({ path }) => {
  test.each(REJECTED)('%s: nothing is said, the frame works', async (_what, answer) => {
    await openWith(path, answer)
    await expectFrameWorks()
    expect(api.calls.some((call) => call.includes(path))).toBe(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe.each([{ path: TOKEN }, ...CALLS])('$path', ({ path }) => {
  test.each(QUIET)('%s: no modal stands in the way, the frame works', async (_what, answer) => {
    await openWith(path, answer)
    await expectFrameWorks()
    expect(api.calls.some((call) => call.includes(path))).toBe(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
