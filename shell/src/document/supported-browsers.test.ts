import { ANY_VERSION, BROWSER_UPDATES, SUPPORTED_BROWSERS } from './supported-browsers'

/** Name and version by the first row that fits. */
const known = (agent: string) => {
  for (const { name, pattern, ahead = 0 } of SUPPORTED_BROWSERS) {
    const version = new RegExp(pattern).exec(agent)?.[1]
    if (version) return [name, Number(version) + ahead]
  }
  return undefined
}

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36', 'Chrome', 120],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chromium/64.0 Safari/537.36', 'Chrome', 64],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605 CriOS/119.0 Mobile Safari/604', 'Chrome', 119],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36 Edg/121.0', 'Edge', 121],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/64.0 Safari/537.36 Edge/17.17134', 'Edge', 17],
  ['Mozilla/5.0 (Linux; Android 10) Chrome/110.0 Mobile Safari/537.36 EdgA/112.0', 'Edge', 112],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 EdgiOS/118.0 Safari/605', 'Edge', 118],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36 OPR/106.0', 'Opera', 106],
  ['Opera/9.80 (Windows NT 6.1) Presto/2.12 Version/12.16', 'Opera', 9],
  ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer', 11],
  ['Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/6.0)', 'Internet Explorer', 10],
  ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 5.1)', 'Internet Explorer', 8],
  ['Mozilla/5.0 (Linux; Android 13) SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36', 'Samsung', 23],
  ['Mozilla/5.0 (Windows NT 10.0; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox', 121],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', 'Android', 120],
  ['Mozilla/5.0 (Linux; Android 5.0) Version/4.0 Chrome/49.0 Mobile Safari/537.36', 'Android', 49],
  ['Mozilla/5.0 (Linux; U; Android 4.1) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30', 'Android', 4],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.1 Safari/605.1.15', 'Safari', 17],
  ['Mozilla/5.0 (iPad; CPU OS 9_3) AppleWebKit/601 Version/9.0 Mobile/13E Safari/601', 'Safari', 9],
])('«%s» is %s %i', (agent, name, version) => {
  expect(known(agent)).toEqual([name, version])
})

test('what names no browser is none', () => {
  expect(known('curl/8.0')).toBeUndefined()
})

test('the lowest versions are those of the specification', () => {
  expect(SUPPORTED_BROWSERS.map(({ name, lowest }) => `${name} ${lowest}`)).toEqual([
    ...['Opera 36', 'Internet Explorer 11', 'Internet Explorer 11', 'Edge 17', 'Samsung 10'],
    ...['Firefox 52', 'Android 49', 'Chrome 49', 'Safari 9'],
  ])
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/41.0 Safari/537.36', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 Chrome-Lighthouse', true],
  ['Opera/9.80 (Android; Opera Mini/36.2)', true],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/41.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT) Chrome/41.0 Safari/537.36', false],
])('«%s» may be of any version: %s', (agent, isAny) => {
  expect(new RegExp(ANY_VERSION, 'i').test(agent)).toBe(isAny)
})

test('each browser is had from an address of its own', () => {
  const urls = BROWSER_UPDATES.map(([, url]) => url)
  expect(new Set(urls).size).toBe(6)
  for (const url of urls) expect(url).toMatch(/^https:\/\/\w/)
})
