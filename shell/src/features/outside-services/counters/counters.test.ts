import { startCounters } from './counters'

const HIT = { address: 'https://shop.example/pens', title: 'Ручки', referrer: 'https://shop.example/' }
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

test('Google is told its settings, then each page by its own address, the shop’s alone', () => {
  startCounters(window, { google, yandex: undefined }, 'n0nce').hit(HIT)
  const seen = { page_location: HIT.address, page_title: HIT.title, page_referrer: HIT.referrer }
  expect(toGoogle()).toEqual([
    ['js', expect.any(Date)],
    ['config', google, { send_page_view: false }],
    ['set', seen],
    ['event', 'page_view', { send_to: google, ...seen }],
  ])
  expect(window.ym).toBeUndefined()
})

test('Yandex records nothing but visits', () => {
  startCounters(window, { google: undefined, yandex }, 'n0nce').hit(HIT)
  expect(toYandex()).toEqual([
    [Number(yandex), 'init', { defer: true, webvisor: false, clickmap: false, trackLinks: false }],
    [Number(yandex), 'hit', HIT.address, { title: HIT.title, referer: HIT.referrer }],
  ])
  expect(window.gtag).toBeUndefined()
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

test('one that is broken does not keep the other from counting', () => {
  const counters = startCounters(window, { google, yandex }, 'n0nce')
  window.gtag = () => {
    throw new Error('broken counter')
  }
  counters.hit(HIT)
  expect(toYandex().at(-1)).toEqual([
    Number(yandex),
    'hit',
    HIT.address,
    { title: HIT.title, referer: HIT.referrer },
  ])
})

test('a page that lets no script in is left as it is', () => {
  jest.spyOn(document.head, 'append').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(() => startCounters(window, { google, yandex }, 'n0nce').hit(HIT)).not.toThrow()
})
