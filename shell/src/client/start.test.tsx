/** @jest-environment-options {"ownWindow": true} */
import { init } from '@module-federation/enhanced/runtime'
import { type Boot, STATE_GLOBAL } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { shopPlan, testKernel, testVisitor } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { keys } from '../api/keys'
import { EARLY_INPUT_GLOBAL } from '../deferred-hydration/early-input'
import { packQueries } from '../state/query-state'
import { start } from './start'

const asked: string[] = []
const server = setupServer(
  http.all('*', ({ request }) => {
    asked.push(new URL(request.url).pathname)
    return HttpResponse.json({}, { status: 422 })
  }),
)
beforeAll(() => {
  server.listen()
  // As the build does in the shell's entry.
  init({ name: 'shell', remotes: [] })
})
afterAll(() => server.close())

const onPageChange = jest.fn()
const COOKIES = { firstEntry: 'N', access_token: 'test-token', expires: String(Date.now() + 3_600_000) }

const idle = { requestIdleCallback: (work: () => void) => setTimeout(work), cancelIdleCallback: clearTimeout }

beforeEach(() => {
  asked.length = 0
  onPageChange.mockClear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Object.assign(window, idle)
  for (const [name, value] of Object.entries(COOKIES)) document.cookie = `${name}=${value}; Path=/`
  // jsdom has none of them.
  Object.assign(globalThis, { reportError: () => undefined, scheduler: { yield: async () => undefined } })
})
afterEach(() => {
  delete window[STATE_GLOBAL]
  delete window[EARLY_INPUT_GLOBAL]
  document.cookie = 'has_refresh_token=; Path=/; Max-Age=0'
  document.head.replaceChildren()
  document.body.replaceChildren()
})

function bootOf(changes: Partial<Boot>): Boot {
  const { plan, shop } = testKernel({ plan: shopPlan({ slots: {} }), shop: { NAME: 'Бланк' } })
  return { plan, shop, rendered: 'client', nonce: 'n0nce', errorStatuses: [500], ...changes }
}

/** The document as the edge sends it. */
function serve(changes: Partial<Boot>, html = '') {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const boot = document.createElement('script')
  boot.type = 'application/json'
  boot.id = 'boot'
  boot.textContent = JSON.stringify(bootOf(changes))
  document.body.append(boot)
}

/** What the server has loaded comes along. */
function sendState(data: [key: readonly unknown[], value: unknown][]) {
  const { query } = testKernel()
  for (const [key, value] of data) query.setQueryData(key, value)
  window[STATE_GLOBAL] = [packQueries(query)]
}

async function open(path: string, changes: Partial<Boot> = {}, html?: string) {
  window.history.replaceState(null, '', path)
  serve(changes, html)
  await act(() => start({ onPageChange }))
}
const notFound = () => screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })
const footer = () => within(screen.getByRole('contentinfo'))

test('a page that the browser renders takes the place of what stood there', async () => {
  await open('/no/such/page', {}, '<p>Загружаем</p>')
  expect(await notFound()).toBeVisible()
  expect(screen.queryByText('Загружаем')).toBeNull()
  expect(document.getElementById('root')).toContainElement(screen.getByRole('banner'))
})

test('a link changes the page inside the document, and that is told', async () => {
  await open('/no/such/page')
  await notFound()
  expect(onPageChange).not.toHaveBeenCalled()
  await act(() => userEvent.click(footer().getByRole('link', { name: 'Корзина' })))
  await waitFor(() => expect(onPageChange).toHaveBeenCalledTimes(1))
  expect(window.location.pathname).toBe('/basket')
})

describe('what the server has loaded', () => {
  const DELIVERY: [readonly unknown[], unknown] = [
    keys.pageList('front_up'),
    [{ CODE: 'delivery', TITLE: 'Доставка' }],
  ]
  const link = () => footer().queryByRole('link', { name: 'Доставка' })

  test.each(['server', 'client'] as const)('is not asked for again by a page of the %s', async (rendered) => {
    sendState([DELIVERY, [queryKeys.personal, { ITEM: testVisitor() }]])
    await open('/no/such/page', { rendered })
    await notFound()
    expect(link()).toBeVisible()
    expect(asked).not.toContain('/v3/api/info/front_up/')
  })

  test('for a login that has ended meanwhile is left out', async () => {
    sendState([DELIVERY, [queryKeys.login, { loggedIn: true, stamp: 'first' }]])
    await open('/no/such/page', { rendered: 'server' }, '<p>Заказы Ольги</p>')
    await notFound()
    expect(link()).toBeNull()
    expect(screen.queryByText('Заказы Ольги')).toBeNull()
  })
})

test('a session is checked when the buyer first does something, and not before', async () => {
  document.cookie = 'has_refresh_token=Y; Path=/'
  await open('/no/such/page')
  await notFound()
  expect(asked).not.toContain('/v3/api/utils/check/')
  await userEvent.keyboard('а')
  await waitFor(() => expect(asked).toContain('/v3/api/utils/check/'))
})

test('a browser that takes no cookies is told what is lost', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  await open('/no/such/page')
  expect(await screen.findByText(/отключены файлы cookie/)).toBeVisible()
  jest.restoreAllMocks()
})

describe('versions that somebody has chosen', () => {
  const override = { releases: ['shell@1.1.0'], until: '2030-11-23T12:30:00Z' }
  const strip = () => screen.queryByText(/^Вы смотрите версии shell@1\.1\.0/)

  test('are named when the page has loaded, once', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    await open('/no/such/page', { override })
    await notFound()
    expect(strip()).toBeNull()
    state.mockRestore()
    for (let time = 0; time < 2; time++) act(() => void window.dispatchEvent(new Event('load')))
    expect(await screen.findByText(/^Вы смотрите версии/)).toBeVisible()
    expect(screen.getAllByText(/^Вы смотрите версии/)).toHaveLength(1)
  })
})
