import { takesCookies } from './takes-cookies'

/** A document that takes cookies, or drops them without a word. */
function documentWith(text: string, isKept: boolean) {
  const written: string[] = []
  let kept = text
  const document = {
    get cookie() {
      return kept
    },
    set cookie(line: string) {
      written.push(line)
      if (isKept) kept = line.includes('Max-Age=0') ? '' : (line.split(';')[0] ?? '')
    },
  }
  return { document: document as Document, written }
}
const navigator = (cookieEnabled: boolean) => ({ cookieEnabled }) as Navigator

test.each([
  ['that has some', 'access_token=a', true, true, true],
  ['that has none yet', '', true, true, true],
  ['that drops them', '', false, true, false],
  ['that says that they are off', 'access_token=a', true, false, false],
])('a browser %s', (_which, text, isKept, enabled, takes) => {
  const { document, written } = documentWith(text, isKept)
  expect(takesCookies({ document, navigator: navigator(enabled) })).toBe(takes)
  expect(document.cookie).toBe(text)
  expect(written.length > 0).toBe(text === '' && enabled)
})
