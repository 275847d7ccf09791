import { createBrowserPlatform } from './browser-platform'

/** What the platform writes, with its attributes, which `document.cookie` does not give back. */
function writtenCookies(protocol: 'http:' | 'https:') {
  const written: string[] = []
  const document = {
    get cookie() {
      return 'PHPSESSID=server; comment=%D0%B4%D0%B0; odd=100%'
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  const page = { document, location: { protocol }, navigator: {} } as unknown as Window
  return { written, platform: createBrowserPlatform(page) }
}

test('[KERN-034] cookies last a year, with path / and same-site lax', () => {
  const { written, platform } = writtenCookies('http:')
  platform.cookies.set('paymentType', 'CASH')
  expect(written).toEqual(['paymentType=CASH; Path=/; Max-Age=31536000; SameSite=Lax'])
})

test('cookies of a shop on https are secure', () => {
  const { written, platform } = writtenCookies('https:')
  platform.cookies.set('addressName', 'ул. Вавилова, 19; вход со двора')
  expect(written[0]).toMatch(/^addressName=[^; ]+; .*; Secure$/)
})

test('a removed cookie ends at once', () => {
  const { written, platform } = writtenCookies('http:')
  platform.cookies.remove('has_refresh_token')
  expect(written[0]).toContain('Max-Age=0')
})

test('[KERN-012] the session cookie of the server is readable and never written by reading', () => {
  const { written, platform } = writtenCookies('http:')
  expect(platform.cookies.get('PHPSESSID')).toBe('server')
  expect(platform.cookies.get('comment')).toBe('да')
  expect(platform.cookies.get('session')).toBeUndefined()
  expect(written).toEqual([])
})

test('a cookie of somebody else that is not encoded is given as it is', () => {
  expect(writtenCookies('http:').platform.cookies.get('odd')).toBe('100%')
})

test('without Web Locks work is done without a lock', async () => {
  expect(await writtenCookies('http:').platform.withLock('name', async () => 5)).toBe(5)
})
