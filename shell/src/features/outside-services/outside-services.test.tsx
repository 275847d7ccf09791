import { Link } from '@prilavok/shared-kernel/router'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../../testing/render-app'
import { countableAddress } from './counters/countable-address'
import { startCounters } from './counters/counters'

describe('OnlineChat', () => {
  const CHAT = 'https://chat.example/widget.js?id=7'
  const scripts = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src*="chat"]')].map(({ src }) => src)

  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    document.head.replaceChildren()
  })

  /** The code of the services has come. */
  const open = async (ONLINE_CHAT: string | null) => {
    const app = renderApp({ path: '/catalog-list', shop: { ONLINE_CHAT } })
    await act(() => import('./Services'))
    return app
  }

  test('[SHELL-012] the chat is added 3000 ms after the page, and once', async () => {
    const { kernel } = await open(CHAT)
    await act(() => jest.advanceTimersByTimeAsync(2999))
    expect(scripts()).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(scripts()).toEqual([CHAT])
    // A login renders everything anew.
    act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(scripts()).toEqual([CHAT])
  })

  test.each([null, 'javascript:alert("chat")'])(
    '[SHELL-012] with ONLINE_CHAT %j there is none',
    async (ONLINE_CHAT) => {
      await open(ONLINE_CHAT)
      await act(() => jest.advanceTimersByTimeAsync(60_000))
      expect(scripts()).toEqual([])
    },
  )
})

describe('VisitCounters', () => {
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
    await act(() => import('./Services'))
    await act(async () => {
      for (const work of waiting.values()) work()
      waiting.clear()
    })
  }
  afterEach(() => {
    cleanup()
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
    renderApp({ path: '/catalog-list', shop, modules })
    await idle()
    await waitFor(() => expect(counterScripts()).toHaveLength(services.length))
    for (const [index, service] of services.entries()) expect(counterScripts()[index]).toContain(service)
  })
})

describe('counters', () => {
  const google = 'G-AB12CD34EF'
  const yandex = '98765432'

  const said = (queue: unknown) => ((queue ?? []) as unknown[]).map((entry) => [...(entry as unknown[])])
  const toGoogle = () => said((window as { dataLayer?: unknown[] }).dataLayer)
  const toYandex = () => said((window.ym as { a?: unknown[] } | undefined)?.a)
  const scripts = () => [...document.head.querySelectorAll('script')]

  afterEach(() => {
    document.head.replaceChildren()
    for (const name of ['gtag', 'ym', 'dataLayer']) Reflect.deleteProperty(window, name)
  })

  test('scripts are allowed by the nonce of the page, do not hold it up, and come once', () => {
    for (let time = 0; time < 2; time++) startCounters(window, { google, yandex }, 'n0nce')
    const outer = scripts().filter(({ src }) => src !== '')
    expect(outer.map(({ src, async }) => [src, async])).toEqual([
      [`https://www.googletagmanager.com/gtag/js?id=${google}`, true],
      ['https://mc.yandex.ru/metrika/tag.js', true],
    ])
    const inline = scripts().filter(({ src }) => src === '')
    expect(inline.map(({ nonce }) => nonce)).toEqual(['n0nce', 'n0nce'])
    expect(toGoogle()).toHaveLength(2)
    expect(toYandex()).toHaveLength(1)
  })
})

describe('countable-address', () => {
  const told = (address: string) => countableAddress(new URL(address, 'https://shop.example'))

  test.each([
    ['/', 'https://shop.example/'],
    ['/search?q=бумага А4', 'https://shop.example/search?q=%D0%B1%D1%83%D0%BC%D0%B0%D0%B3%D0%B0+%D0%904'],
    [
      '/catalog/7?utm_source=mail&utm_campaign=may',
      'https://shop.example/catalog/7?utm_source=mail&utm_campaign=may',
    ],
    ['/?gclid=1&yclid=2&ymclid=3', 'https://shop.example/?gclid=1&yclid=2&ymclid=3'],
    ['/catalog/7?sort=price&page=2', 'https://shop.example/catalog/7'],
    ['/catalog/7?sort=price&q=a', 'https://shop.example/catalog/7?q=a'],
    // Names that only look like those that are known, or that are kept private.
    ['/?xq=1&qx=2&utm_=3&utm_X1=4&xgclid=5', 'https://shop.example/'],
    ['/?codes=1&my_email=a', 'https://shop.example/'],
  ])('of %s a counter is told %s', (address, expected) => {
    expect(told(address)).toBe(expected)
  })

  test.each(['/confirm?code=1', '/confirm?utm_source=mail&email=a@b.ru', '/recovery?user_checkword=x'])(
    '%s is told to nobody',
    (address) => {
      expect(told(address)).toBeUndefined()
    },
  )
})
