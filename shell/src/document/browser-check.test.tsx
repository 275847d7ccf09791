import { OLD_BROWSER_GLOBAL } from '@prilavok/shared-kernel/contract'
import { screen, within } from '@testing-library/dom'
import { parse } from 'acorn'
import { browserCheck } from './browser-check'
import { SUPPORTED_BROWSERS } from './supported-browsers'

const CONTACTS = { PHONES: ['+7 495 555-01-20'], EMAIL: 'zakaz@blank.example' }
const CODE = browserCheck(CONTACTS)

const NOTHING = () => undefined
/** What a browser of today has, as far as the check asks. */
const FEATURES = { Promise, fetch: NOTHING, BroadcastChannel: NOTHING, CSS: { supports: () => true } }

type Page = Record<string, unknown>

/** Runs the check as the script element does: with the globals of a browser and nothing else. */
function run(agent: string, self: Page, document: object): void {
  new Function('self', 'navigator', 'document', 'CSS', CODE)(self, { userAgent: agent }, document, self.CSS)
}

/** A document of a browser that runs modules; the check hides it at once where it is to be replaced. */
const emptyDocument = () => ({
  createElement: () => ({ noModule: false }),
  documentElement: { style: { display: '' } },
  addEventListener: NOTHING,
})

function isOutdated(agent: string): boolean {
  const self: Page = { ...FEATURES }
  const document = emptyDocument()
  run(agent, self, document)
  const hidden = document.documentElement.style.display === 'none'
  expect(self[OLD_BROWSER_GLOBAL]).toBe(hidden ? 1 : undefined)
  return hidden
}

const windows = (rest: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${rest}`
const linux = (rest: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 6.0.1; SM-G920V Build/MMB29K) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const mac = (webkit: string, rest: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_6) AppleWebKit/${webkit} (KHTML, like Gecko) ${rest}`
const iphone = (system: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) ${rest}`

/** User agents of the lowest supported version and of the one below it. */
const BROWSERS: [name: string, lowest: number, passes: string, fails: string][] = [
  [
    'Chrome',
    49,
    windows('(KHTML, like Gecko) Chrome/49.0.2623.112 Safari/537.36'),
    windows('(KHTML, like Gecko) Chrome/48.0.2564.116 Safari/537.36'),
  ],
  [
    'Chrome',
    49,
    linux('Ubuntu Chromium/49.0.2623.108 Chrome/49.0.2623.108 Safari/537.36'),
    linux('Ubuntu Chromium/48.0.2564.82 Chrome/48.0.2564.82 Safari/537.36'),
  ],
  [
    'Chrome',
    49,
    iphone('9_3', 'CriOS/49.0.2623.73 Mobile/13E188a Safari/601.1.46'),
    iphone('9_2', 'CriOS/48.0.2564.87 Mobile/13C75 Safari/601.1.46'),
  ],
  [
    'Firefox',
    52,
    'Mozilla/5.0 (Windows NT 5.1; rv:52.0) Gecko/20100101 Firefox/52.0',
    'Mozilla/5.0 (Windows NT 6.1; WOW64; rv:51.0) Gecko/20100101 Firefox/51.0',
  ],
  [
    'Firefox',
    52,
    'Mozilla/5.0 (Android 7.0; Mobile; rv:52.0) Gecko/52.0 Firefox/52.0',
    'Mozilla/5.0 (Android 6.0.1; Tablet; rv:51.0) Gecko/51.0 Firefox/51.0.3',
  ],
  [
    'Edge',
    17,
    windows('(KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/17.17134'),
    windows('(KHTML, like Gecko) Chrome/58.0.3029.110 Safari/537.36 Edge/16.16299'),
  ],
  [
    'Internet Explorer',
    11,
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  ],
  [
    'Internet Explorer',
    11,
    // Its compatibility view, as companies switch it on for their own sites.
    'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; WOW64; Trident/7.0; SLCC2; .NET CLR 2.0.50727)',
    'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 5.1; .NET CLR 1.1.4322)',
  ],
  [
    'Internet Explorer',
    11,
    'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; ARM; Touch; NOKIA; Lumia 920)',
  ],
  [
    'Opera',
    36,
    windows('(KHTML, like Gecko) Chrome/49.0.2623.75 Safari/537.36 OPR/36.0.2130.32'),
    // Later than what it was built on: its own number decides.
    windows('(KHTML, like Gecko) Chrome/49.0.2564.97 Safari/537.36 OPR/35.0.2066.68'),
  ],
  [
    'Opera',
    36,
    android('Chrome/49.0.2623.105 Mobile Safari/537.36 OPR/36.2.2126.102826'),
    'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18',
  ],
  [
    'Safari',
    9,
    mac('601.7.7', 'Version/9.1.2 Safari/601.7.7'),
    mac('600.8.9', 'Version/8.0.8 Safari/600.8.9'),
  ],
  [
    'Safari',
    9,
    iphone('9_1', 'Version/9.0 Mobile/13B143 Safari/601.1'),
    iphone('8_4', 'Version/8.0 Mobile/12H143 Safari/600.1.4'),
  ],
  [
    'Android',
    49,
    android('Version/4.0 Chrome/49.0.2623.91 Mobile Safari/537.36'),
    android('Version/4.0 Chrome/48.0.2564.106 Mobile Safari/537.36'),
  ],
  [
    'Android',
    49,
    android('Chrome/49.0.2623.91 Mobile Safari/537.36'),
    'Mozilla/5.0 (Linux; U; Android 4.0.3; ru-ru; HTC Sensation Build/IML74K) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ],
  [
    'Samsung',
    10,
    android('SamsungBrowser/10.1 Chrome/71.0.3578.99 Mobile Safari/537.36'),
    android('SamsungBrowser/9.4 Chrome/67.0.3396.87 Mobile Safari/537.36'),
  ],
]

describe('the version', () => {
  test.each(BROWSERS)(
    '[SHELL-035] %s %i passes the check, the version below does not',
    (_name, _lowest, passes, fails) => {
      expect(isOutdated(passes)).toBe(false)
      expect(isOutdated(fails)).toBe(true)
    },
  )

  test('[SHELL-035] one table has these browsers and no others, each with its lowest version', () => {
    const lowest = new Map(SUPPORTED_BROWSERS.map((browser) => [browser.name, browser.lowest]))
    expect(Object.fromEntries(lowest)).toEqual({
      Chrome: 49,
      Firefox: 52,
      Edge: 17,
      'Internet Explorer': 11,
      Opera: 36,
      Safari: 9,
      Android: 49,
      Samsung: 10,
    })
    expect(new Set(BROWSERS.map(([name]) => name))).toEqual(new Set(lowest.keys()))
    for (const [name, version] of BROWSERS) expect(lowest.get(name)).toBe(version)
  })

  test.each([
    ['Edge of today', windows('(KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.3595.65')],
    ['Edge for Android', android('Chrome/61.0.3163.98 Mobile Safari/537.36 EdgA/41.0.0.1273')],
    ['Edge for iOS', iphone('12_3', 'Version/12.0 EdgiOS/44.5.0.10 Mobile/15E148 Safari/604.1')],
    ['Opera of today', windows('(KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0')],
    ['Yandex', windows('(KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36')],
    [
      'Yandex on the version of Chrome that is the lowest',
      windows('(KHTML, like Gecko) Chrome/49.0.2623.110 YaBrowser/16.4.1.7984 Safari/537.36'),
    ],
    ['Chromium without a window', linux('HeadlessChrome/142.0.0.0 Safari/537.36')],
    ['Safari of today', mac('605.1.15', 'Version/26.0 Safari/605.1.15')],
  ])('of %s passes', (_which, agent) => expect(isOutdated(agent)).toBe(false))

  test.each([
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 7_0 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Version/7.0 Mobile/11A465 Safari/9537.53 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; ru) Presto/2.12.423 Version/12.16',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/16A404 [FBAN/FBIOS;FBAV/196.0.0.42.95]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_3 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) FxiOS/1.0 Mobile/12F69 Safari/600.1.4',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/8.0 Safari/605.1.15 Epiphany/605.1.15',
    'SomethingNew/1.0',
    '',
  ])('of a robot, or of a browser that is not in the list, is not judged: %s', (agent) =>
    expect(isOutdated(agent)).toBe(false),
  )
})

describe('the page', () => {
  const NEW = windows('(KHTML, like Gecko) Chrome/90.0.4430.212 Safari/537.36')
  const OLD = windows('(KHTML, like Gecko) Chrome/48.0.2564.116 Safari/537.36')

  /** The rest of the document comes after the check has run. */
  const parsed = (check: () => void) => {
    const listening = jest.spyOn(document, 'addEventListener')
    check()
    const [[name, show] = []] = listening.mock.calls
    listening.mockRestore()
    expect(name).toBe('DOMContentLoaded')
    document.removeEventListener('DOMContentLoaded', show as () => void)
    ;(show as () => void)()
  }
  const open = (
    agent: string,
    missing: string[] = [],
    root = '<h1>Ручки</h1><a href="/product/7">Ручка</a>',
  ) => {
    document.title = 'Ручки — Бланк'
    document.body.innerHTML = `<div id="root">${root}</div>`
    const self: Page = { ...FEATURES }
    for (const name of missing) delete self[name]
    parsed(() => run(agent, self, document))
    return self[OLD_BROWSER_GLOBAL]
  }
  const linksIn = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  const UPDATES = [
    'https://www.google.com/chrome/',
    'https://browser.yandex.ru/',
    'https://www.mozilla.org/firefox/new/',
    'https://www.microsoft.com/edge',
    'https://www.opera.com/',
    'https://support.apple.com/safari',
  ]

  test('[SHELL-034] of an outdated browser says so, with where to update and how to order without it, instead of the shop', () => {
    expect(open(OLD)).toBe(1)
    expect(screen.getByRole('heading', { level: 1, name: 'Ваш браузер устарел' })).toBeVisible()
    expect(document.title).toBe('Ваш браузер устарел')
    expect(screen.queryByText('Ручки')).not.toBeInTheDocument()
    const [updates, contacts] = screen.getAllByRole('list')
    expect(linksIn(updates as HTMLElement)).toEqual(UPDATES)
    expect(linksIn(contacts as HTMLElement)).toEqual(['tel:+74955550120', 'mailto:zakaz@blank.example'])
    expect(document.documentElement).toBeVisible()
  })

  test.each(['Promise', 'fetch', 'BroadcastChannel', 'CSS'])(
    'of a supported one without %s stays as it came, its links work, and a note says what does not',
    (missing) => {
      expect(open(NEW, [missing])).toBe(1)
      expect(screen.getByRole('heading', { name: 'Ручки' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/7')
      expect(screen.queryByText('Ваш браузер устарел')).not.toBeInTheDocument()
      expect(document.body.firstElementChild).toHaveTextContent(
        'чтобы войти, собрать корзину и оформить заказ, его нужно обновить',
      )
      expect(linksIn(screen.getByRole('list'))).toEqual(UPDATES)
      expect(document.title).toBe('Ручки — Бланк')
    },
  )

  test('of a supported one that only scripts could render says that it is outdated', () => {
    expect(open(NEW, ['fetch'], '')).toBe(1)
    expect(screen.getByRole('heading', { name: 'Ваш браузер устарел' })).toBeVisible()
  })
})

test('[EDGE-007] Internet Explorer can parse the script: it is ES3', () => {
  expect(() => parse(CODE, { ecmaVersion: 3 })).not.toThrow()
  expect(() => parse('var a = () => 1', { ecmaVersion: 3 })).toThrow(SyntaxError)
})

test('contacts of the shop are data: they cannot end the script', () => {
  const code = browserCheck({ PHONES: ['</script><b>1</b>'], EMAIL: '' })
  expect(code).not.toContain('</script>')
  expect(() => parse(code, { ecmaVersion: 3 })).not.toThrow()
})
