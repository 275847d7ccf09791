import { ANY_VERSION, BROWSER_UPDATES } from './supported-browsers'

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
