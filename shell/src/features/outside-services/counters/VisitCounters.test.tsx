import { Link } from '@prilavok/shared-kernel/router'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../../../testing/render-app'

const GOOGLE_ID = 'G-AB12CD34EF'
const YANDEX_ID = '98765432'
const ORIGIN = window.location.origin
const modules = {
  'mf-catalog/./CatalogListPage': { default: () => <h1>Разделы</h1>, head: () => ({ title: 'Каталог' }) },
  'mf-basket/./BasketPage': { default: () => <h1>Корзина</h1>, head: () => ({ title: 'Корзина' }) },
  'mf-auth/./ConfirmPage': {
    default: () => <h1>Подтверждение</h1>,
    head: () => ({ title: 'Подтверждение' }),
  },
  'mf-auth/./AccountMenu': {
    default: () => (
      <>
        <Link to="/basket?type=main">В корзину</Link>
        <Link to="/catalog-list?q=бумага&sort=PRICE">Искать</Link>
      </>
    ),
  },
}

const counterScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-counter]')].map(({ src }) => src)
const said = (queue: unknown[] | undefined) => (queue ?? []).map((entry) => [...(entry as unknown[])])
const googleHits = () =>
  said((window as { dataLayer?: unknown[] }).dataLayer).filter(([, name]) => name === 'page_view')
const yandexHits = () =>
  said((window.ym as { a?: unknown[] } | undefined)?.a).filter(([, name]) => name === 'hit')

/** What the browser is asked to do when it is idle. */
const waiting = new Map<number, () => void>()
const untilHits = (count: number) => waitFor(() => expect(yandexHits()).toHaveLength(count))
const open = (link: string) => act(() => userEvent.click(screen.getByRole('link', { name: link })))

beforeEach(() => {
  const last = { handle: 0 }
  window.requestIdleCallback = (work) => {
    waiting.set(++last.handle, work as () => void)
    return last.handle
  }
  window.cancelIdleCallback = (handle) => void waiting.delete(handle)
})
const idle = async () => {
  await act(() => import('../Services'))
  await act(async () => {
    for (const work of waiting.values()) work()
    waiting.clear()
  })
}
afterEach(() => {
  document.head.replaceChildren()
  for (const name of ['gtag', 'ym', 'dataLayer', 'requestIdleCallback', 'cancelIdleCallback'])
    Reflect.deleteProperty(window, name)
})

test('[SHELL-011] each counter is started by its id and hears of every page', async () => {
  const shop = { GOOGLE_ID, YANDEX_ID, NAME: 'Бланк' }
  renderApp({ path: '/catalog-list?utm_source=email&page=2', shop, modules })
  expect(counterScripts()).toEqual([])
  await idle()
  await untilHits(1)
  expect(counterScripts()).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${GOOGLE_ID}`,
    'https://mc.yandex.ru/metrika/tag.js',
  ])
  await open('В корзину')
  await idle()
  await untilHits(2)
  await open('Искать')
  await idle()
  await untilHits(3)
  const first = `${ORIGIN}/catalog-list?utm_source=email`
  const found = `${ORIGIN}/catalog-list?q=${encodeURIComponent('бумага')}`
  const seen = [
    [first, 'Каталог — Бланк', document.referrer],
    [`${ORIGIN}/basket`, 'Корзина — Бланк', first],
    [found, 'Каталог — Бланк', `${ORIGIN}/basket`],
  ]
  expect(googleHits().map(([, , hit]) => hit)).toEqual(
    seen.map(([page_location, page_title, page_referrer]) => ({
      send_to: GOOGLE_ID,
      page_location,
      page_title,
      page_referrer,
    })),
  )
  expect(yandexHits()).toEqual(
    seen.map(([address, title, referer]) => [Number(YANDEX_ID), 'hit', address, { title, referer }]),
  )
  // The first page is told once, not by the counters themselves, too.
  const config = said((window as { dataLayer?: unknown[] }).dataLayer).find(([name]) => name === 'config')
  expect(config).toEqual(['config', GOOGLE_ID, { send_page_view: false }])
  expect(said((window.ym as unknown as { a: unknown[] }).a)[0]).toEqual([
    Number(YANDEX_ID),
    'init',
    expect.objectContaining({ defer: true }),
  ])
  expect(counterScripts()).toHaveLength(2)
})

test.each([
  [{ GOOGLE_ID }, ['googletagmanager']],
  [{ YANDEX_ID }, ['mc.yandex']],
  [{}, []],
  [{ GOOGLE_ID: 'G-1&x=<script>', YANDEX_ID: '12; drop' }, []],
])('[SHELL-011] with %j the scripts are those of %j', async (shop, services) => {
  renderApp({ shop, modules })
  await idle()
  await waitFor(() => expect(counterScripts()).toHaveLength(services.length))
  for (const [index, service] of services.entries()) expect(counterScripts()[index]).toContain(service)
})

test('a page that is left before the browser is idle is told, too', async () => {
  renderApp({ path: '/catalog-list', shop: { YANDEX_ID }, modules })
  await open('В корзину')
  await idle()
  await untilHits(2)
  expect(yandexHits().map(([, , address]) => address)).toEqual([`${ORIGIN}/catalog-list`, `${ORIGIN}/basket`])
})

test('the code of an e-mail’s link is told to nobody', async () => {
  renderApp({ path: '/confirm?email=a@b.ru&code=123', shop: { GOOGLE_ID, YANDEX_ID }, modules })
  await idle()
  expect(counterScripts()).toEqual([])
})

test('counters that are blocked, broken or throw leave the shop as it is', async () => {
  const throwing = () => {
    throw new Error('broken counter')
  }
  renderApp({ path: '/catalog-list', shop: { GOOGLE_ID, YANDEX_ID }, modules })
  await idle()
  await untilHits(1)
  Object.assign(window, { gtag: throwing, ym: throwing })
  for (const script of document.querySelectorAll('script[data-counter]'))
    script.dispatchEvent(new Event('error'))
  await open('В корзину')
  await idle()
  expect(await screen.findByRole('heading', { name: 'Корзина' })).toBeVisible()
  expect(counterScripts()).toHaveLength(2)
})
