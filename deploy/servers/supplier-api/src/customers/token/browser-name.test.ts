import { browserName } from './browser-name'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} YaBrowser/24.10.0.0 Safari/537.36`, 'Yandex Browser', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['', '', ''],
  ['x', '', ''],
  ['a'.repeat(501), '', ''],
])('%s', (agent, browser, system) => expect(browserName(agent)).toEqual({ browser, system }))

test('a name that somebody made up is cut off', () => {
  expect(browserName(`${'b'.repeat(200)}/1.0`).browser.length).toBeLessThanOrEqual(40)
})

test('no header is no browser', () => {
  expect(browserName()).toEqual({ browser: '', system: '' })
})
