import { FAILED_RELEASES_COOKIE, parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import { avoidRelease } from './failed-releases'

/** A page whose cookie is as it was written last. */
function openPage(protocol = 'https:') {
  const document = { cookie: '' }
  const avoid = (version: string) =>
    avoidRelease({ document, location: { protocol } } as Window, 'mf-catalog', version)
  return {
    avoid,
    written: () => document.cookie,
    value: () => parseCookies(document.cookie)[FAILED_RELEASES_COOKIE],
  }
}

test('a failed release is avoided for a day; the cookie is secure over https alone', () => {
  const [safe, plain] = [openPage(), openPage('http:')]
  safe.avoid('1.5.0')
  plain.avoid('1.5.0')
  expect(safe.value()).toBe('mf-catalog@1.5.0')
  expect(safe.written()).toMatch(/; Path=\/; Max-Age=86400; SameSite=Lax; Secure$/)
  expect(plain.written()).not.toContain('Secure')
})

test('a release stands once, and only the last eight are held', () => {
  const { avoid, value } = openPage()
  avoid('1.0.0')
  avoid('1.0.0')
  expect(value()).toBe('mf-catalog@1.0.0')
  for (let minor = 1; minor <= 8; minor += 1) avoid(`1.${minor}.0`)
  const releases = value()?.split(',')
  expect(releases).toHaveLength(8)
  expect(releases).not.toContain('mf-catalog@1.0.0')
  expect(releases?.at(-1)).toBe('mf-catalog@1.8.0')
})
